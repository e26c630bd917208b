import type {
  EnactedFlag,
  EnactedProject,
  EnactedRequestor,
  NoticeFields,
  ProjectRequestor,
  RowFields,
} from '@rotunda/contract'
import type { NamedInRow, ProjectDraft } from '../../publishers/enacted-projects/index.ts'
import type { MemberDraft } from '../../publishers/appropriations/index.ts'
import { foldText } from '../../platform/index.ts'
import type { Fact, MadeRow, Staging } from '../../releases/index.ts'
import type { Facts } from '../families/index.ts'
import { isFound, makeGivenNameJoiner, type JoinedName, type JoinGiven } from '../requestors/join-given.ts'
import { makeRequestorMatcher, type MatchRequestor } from '../requestors/match-requestors.ts'
import { findWholeYear } from '../requestors/read-members.ts'
import { MEMBER_FACTS, PROJECT_FACTS } from './facts.ts'

type Added = 'id' | keyof NoticeFields | keyof RowFields
type ProjectBody = Omit<EnactedProject, Added>
type RequestorBody = Omit<EnactedRequestor, Added>

/** A project with the row that it is published as. */
export type MadeProject = MadeRow & { readonly body: ProjectBody }

/** Makes the projects of all tables, with their requestors identified. */
export function* makeProjects(facts: Facts, staging: Staging): Generator<MadeProject> {
  const known = { members: listMembers(facts), wholeUntil: findWholeYear(staging.documents) }
  const match = makeRequestorMatcher(known)
  const needs = { match, joinGiven: makeGivenNameJoiner(known, match) }
  const repeated = findRepeated(facts)
  for (const fact of facts.list(PROJECT_FACTS)) {
    const project = makeProject(fact, needs)
    const isRepeated = repeated.has(nameRepeated(fact.draft) ?? '')
    yield isRepeated
      ? { ...project, body: { ...project.body, flags: [...project.body.flags, REPEATED] } }
      : project
  }
}

const REPEATED: EnactedFlag = 'project_repeated'

/** Finds projects that tables print more than once, as each chamber does, or with another amount. */
const findRepeated = (facts: Facts): ReadonlySet<string> => {
  const [seen, repeated] = [new Set<string>(), new Set<string>()]
  for (const { draft } of facts.list(PROJECT_FACTS)) {
    const name = nameRepeated(draft)
    if (name !== undefined && seen.size === seen.add(name).size) repeated.add(name)
  }
  return repeated
}

/** The texts that two rows of one project share; undefined if the row lacks one: two rows are then not proved equal. */
const nameRepeated = (row: ProjectDraft): string | undefined => {
  const texts = [row.agency, row.account, row.recipient, row.project, row.states_as_published]
  if (texts.some((text) => text === null || text === '')) return undefined
  return [row.fiscal_year, ...texts.map((text) => foldText(text ?? ''))].join('\n')
}

type Needs = { readonly match: MatchRequestor; readonly joinGiven: JoinGiven }

/** A member who moved from one list to the other may be in both: the list that was retrieved later decides. */
const listMembers = (facts: Facts): readonly MemberDraft[] => {
  const byAge = [...facts.list(MEMBER_FACTS)].toSorted(({ source: a }, { source: b }) =>
    a.retrieved_at < b.retrieved_at ? -1 : Number(a.retrieved_at > b.retrieved_at),
  )
  return [...new Map(byAge.map(({ draft }) => [draft.bioguide, draft])).values()]
}

const makeProject = (fact: Fact<ProjectDraft>, { match, joinGiven }: Needs): MadeProject => {
  const { draft } = fact
  const requestors = joinGiven(draft.requestors, draft.fiscal_year).map((name) =>
    identify(readName(name), draft, match),
  )
  return {
    table: 'projects',
    dataset: 'projects',
    // The digest of the fact names the project, and its number tells apart rows with the same names.
    id: fact.id.replace(/^fact-/, 'enp-'),
    coverage: {},
    body: {
      ...draft,
      requestors,
      requestor_count: requestors.length,
      flags: requestors.some(isUnclear) ? [...new Set([...draft.flags, UNCLEAR])] : draft.flags,
    },
    from: [fact],
  }
}

const UNCLEAR: EnactedFlag = 'requestor_unclear'

/** A requestor with the given name that the row states apart. */
const readName = ({ one, given, isUnclear }: JoinedName<NamedInRow>): NamedInRow =>
  given === null
    ? { ...one, match: isUnclear ? 'unclear' : one.match }
    : {
        ...one,
        name: `${one.name}, ${given.name}`,
        name_as_published: `${one.name_as_published}, ${given.name_as_published}`,
      }

/** Whether a name may be the given name of the requestor before it, because no member is known by it. */
const isUnclear = (
  { match, chamber, state }: ProjectRequestor,
  index: number,
  all: readonly ProjectRequestor[],
): boolean =>
  match === 'unclear' ||
  (!isFound(match) && state === null && index > 0 && all[index - 1]?.chamber === chamber)

const identify = (
  one: NamedInRow,
  { fiscal_year }: ProjectDraft,
  matchRequestor: MatchRequestor,
): ProjectRequestor => {
  const { match, ...named } = one
  const { chamber } = named
  if (match !== null || chamber === null) return { ...named, match: match ?? 'chamber_unknown' }
  const { name, name_as_published: name_raw, state, party } = one
  const { requestor } = matchRequestor({ name, name_raw, chamber, state, party, district: null }, fiscal_year)
  return {
    ...named,
    state: requestor.state,
    party: requestor.party,
    bioguide: requestor.bioguide,
    match: requestor.match,
  }
}

/** Makes a row of each requestor of a project. */
export const makeRequestors = ({ id, body, from }: MadeProject): MadeRow[] =>
  body.requestors.map((requestor, index) => {
    const own: RequestorBody = {
      project_id: id,
      n: index + 1,
      fiscal_year: body.fiscal_year,
      subcommittee: body.subcommittee,
      ...requestor,
    }
    return {
      table: 'requestors',
      dataset: 'requestors',
      id: `${id}-r${index + 1}`,
      coverage: {},
      body: own,
      from,
    }
  })
