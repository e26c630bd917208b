import type {
  AwardLink,
  LinkGrade,
  NoticeFields,
  ProjectSpending,
  RowFields,
  SpendingMissing,
  SpendingResult,
} from '@rotunda/contract'
import type { EnactedProjectDraft, ListedAwardDraft } from '../../../publishers/award-spending/index.ts'
import { dayOf } from '../../../publishers/index.ts'
import { digestOf, type Fact, type MadeRow } from '../../../releases/index.ts'
import { BUILD_LIMITS } from '../../limits.ts'
import type { Award } from '../make-awards.ts'
import { listingsOfAgency } from '../project-listings.ts'
import { linkAwards, type Link, type Linking } from './link-awards.ts'
import type { ListedAward } from './link-facts.ts'

/** Candidates that are listed of a project. */
const MOST_CANDIDATES = BUILD_LIMITS.candidates.value

type Project = Fact<EnactedProjectDraft>
type Added = keyof NoticeFields | keyof RowFields | 'id'
const CENTS = 100
const ID_DIGITS = 32

/** Rows of links and of projects, and the number of pairs that were compared. */
export type SpendingRows = Pick<Linking, 'compared' | 'listed'> & { readonly rows: readonly MadeRow[] }

/** Links the projects with the awards, and states the money of each project. */
export const makeProjectSpending = (
  projects: readonly Project[],
  awards: readonly Award[],
  lists: readonly Fact<ListedAwardDraft>[] = [],
): SpendingRows => {
  const known = new Map(awards.map((award) => [award.id, award]))
  const { links, compared, listed } = linkAwards(
    projects.map(readProject),
    awards.map(readAward),
    lists.map(({ draft }) => draft),
  )
  const listOf = new Map<ListedAward, Fact<ListedAwardDraft>>(lists.map((fact) => [fact.draft, fact]))
  const byProject = Map.groupBy(links, ({ project }) => project)
  const sharedBy = Map.groupBy(
    links.filter(({ grade }) => grade !== 'candidate'),
    ({ award }) => award,
  )
  const archived = new Set(awards.flatMap(({ body }) => body.listings.map(({ number }) => number)))
  const day = awards[0]?.body.as_of
  const rows = projects.flatMap((fact) => {
    const own = byProject.get(fact.draft.id) ?? []
    const chosen = chooseLinks(own)
    const linked = chosen.flatMap(({ award }) => known.get(award) ?? [])
    const isShared = chosen.some(({ award }) => (sharedBy.get(award)?.length ?? 0) > 1)
    const as_of = day ?? dayOf(fact.source)
    const listings = listingsOfAgency(fact.draft.agency_code)
    const result = judge(own, listings, archived)
    return [
      rowOfProject(fact, own, { linked, isShared, as_of, result }),
      ...nearest(own).map((link) => {
        const list = link.listed && listOf.get(link.listed)
        return rowOfLink(link, fact, { award: known.get(link.award), list, as_of })
      }),
    ]
  })
  return { rows, compared, listed }
}

const readProject = ({ draft }: Project) => ({
  ...draft,
  cents: draft.amount === null ? null : draft.amount * CENTS,
})

const readAward = ({ id, body }: Award) => ({
  id,
  number: body.award_number,
  // USAspending makes the id from the number and the agency.
  agency: body.awarding_agency.code ?? /_(\d+)$/.exec(id)?.[1] ?? null,
  listings: body.listings.map(({ number }) => number),
  state: body.place_of_performance.state ?? body.recipient_place.state,
  recipient: body.recipient_name,
  uei: body.recipient_uei,
  description: body.description,
  signed_on: body.signed_on,
  cents: body.obligated.cents,
})

/** Links whose money is added: the stated ones, and the unique one where none is stated. */
const chooseLinks = (links: readonly Link[]): readonly Link[] => {
  const stated = links.filter(({ grade }) => grade === 'stated')
  return stated.length > 0 ? stated : links.filter(({ grade }) => grade === 'unique')
}

const judge = (
  links: readonly Link[],
  listings: readonly string[],
  archived: ReadonlySet<string>,
): SpendingResult => {
  const best = GRADES.find((grade) => links.some((link) => link.grade === grade))
  if (best !== undefined) return best
  if (listings.length === 0) return 'no_listing'
  return listings.some((number) => archived.has(number)) ? 'not_found' : 'no_source_archived'
}

const GRADES: readonly LinkGrade[] = ['stated', 'unique', 'candidate']

/** All links that are no candidates, and the candidates whose amounts are nearest. */
const nearest = (links: readonly Link[]): readonly Link[] => [
  ...links.filter(({ grade }) => grade !== 'candidate'),
  ...links
    .filter(({ grade }) => grade === 'candidate')
    .toSorted((a, b) => distanceOf(a) - distanceOf(b) || (a.award < b.award ? -1 : 1))
    .slice(0, MOST_CANDIDATES),
]

const distanceOf = ({ difference }: Link): number =>
  difference === null ? Number.MAX_SAFE_INTEGER : Math.abs(difference)

type Judged = {
  readonly linked: readonly Award[]
  readonly isShared: boolean
  readonly as_of: string
  readonly result: SpendingResult
}

const rowOfProject = (fact: Project, links: readonly Link[], judged: Judged): MadeRow => {
  const { id, fiscal_year, agency_code, project, recipient, amount, release } = fact.draft
  const { linked, as_of, result } = judged
  const count = (grade: LinkGrade) => links.filter((link) => link.grade === grade).length
  const obligated = add(judged, (award) => award.body.obligated.cents)
  const outlaid = add(judged, (award) => award.body.account_outlaid.cents)
  const firsts = linked.map(({ body }) => body.first_action_on)
  const body: Omit<ProjectSpending, Added> = {
    fiscal_year,
    agency_code,
    project,
    recipient,
    enacted_cents: amount === null ? null : amount * CENTS,
    result,
    stated_awards: count('stated'),
    unique_awards: count('unique'),
    candidate_awards: count('candidate'),
    obligated_cents: obligated.cents,
    obligated_system: 'transactions',
    obligated_missing: obligated.missing,
    outlaid_cents: outlaid.cents,
    outlaid_system: 'account_submissions',
    outlaid_missing: outlaid.missing,
    first_action_on: firsts.includes(null) ? null : (firsts.toSorted()[0] ?? null),
    last_action_on:
      linked
        .flatMap(({ body: one }) => one.last_action_on ?? [])
        .toSorted()
        .at(-1) ?? null,
    enacted_release: release,
    as_of,
  }
  return {
    table: 'project-spending',
    dataset: 'project-spending',
    id,
    coverage: {},
    body,
    from: [fact, ...linked.flatMap(({ replies }) => replies)],
    notes: result === 'unique' ? ['inferred_link'] : [],
  }
}

type Sum = { readonly cents: number | null; readonly missing: SpendingMissing | null }

/** Adds one figure of one system over the linked awards. Candidates are never added. */
const add = ({ linked, isShared, result }: Judged, of: (award: Award) => number | null): Sum => {
  if (result === 'candidate') return { cents: null, missing: 'candidates_only' }
  if (result !== 'stated' && result !== 'unique') return { cents: null, missing: result }
  if (isShared) return { cents: null, missing: 'award_of_several_projects' }
  let cents = 0
  for (const award of linked) {
    const figure = of(award)
    if (figure === null) return { cents: null, missing: 'figure_missing' }
    cents += figure
  }
  return { cents, missing: null }
}

type LinkFacts = {
  readonly award: Award | undefined
  readonly list: Fact<ListedAwardDraft> | undefined
  readonly as_of: string
}

const rowOfLink = (link: Link, fact: Project, { award, list, as_of }: LinkFacts): MadeRow => {
  const body: Omit<AwardLink, Added> = {
    project_id: link.project,
    award_id: link.award,
    grade: link.grade,
    evidence: [...link.evidence],
    difference_cents: link.difference,
    enacted_release: fact.draft.release,
    as_of,
  }
  return {
    table: 'award-links',
    dataset: 'award-links',
    id: `lnk_${digestOf([link.project, link.award], ID_DIGITS)}`,
    coverage: {},
    body,
    from: [fact, ...(award?.replies ?? []), ...(list === undefined ? [] : [list])],
    notes: link.grade === 'candidate' ? ['candidate_link'] : link.grade === 'unique' ? ['inferred_link'] : [],
  }
}
