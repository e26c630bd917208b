import type {
  EnactedProject,
  EnactedRequestor,
  NoticeFields,
  ProjectRequestor,
  RowFields,
} from '@rotunda/contract'
import type { NamedInRow, ProjectDraft } from '../../publishers/enacted-projects/index.ts'
import type { MemberDraft } from '../../publishers/appropriations/index.ts'
import type { Fact, MadeRow, Staging } from '../../releases/index.ts'
import type { Facts } from '../families/index.ts'
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
  const match = makeRequestorMatcher({
    members: listMembers(facts),
    wholeUntil: findWholeYear(staging.documents),
  })
  for (const fact of facts.list(PROJECT_FACTS)) yield makeProject(fact, match)
}

/** A member who moved from one list to the other may be in both: the list that was retrieved later decides. */
const listMembers = (facts: Facts): readonly MemberDraft[] => {
  const byAge = [...facts.list(MEMBER_FACTS)].toSorted(({ source: a }, { source: b }) =>
    a.retrieved_at < b.retrieved_at ? -1 : Number(a.retrieved_at > b.retrieved_at),
  )
  return [...new Map(byAge.map(({ draft }) => [draft.bioguide, draft])).values()]
}

const makeProject = (fact: Fact<ProjectDraft>, match: MatchRequestor): MadeProject => {
  const { draft } = fact
  const requestors = draft.requestors.map((one) => identify(one, draft, match))
  return {
    table: 'projects',
    dataset: 'projects',
    // The digest of the fact names the project, and its number tells apart rows with the same names.
    id: fact.id.replace(/^fact-/, 'enp-'),
    coverage: {},
    body: { ...draft, requestors, requestor_count: requestors.length },
    from: [fact],
  }
}

const identify = (
  { match, ...named }: NamedInRow,
  { fiscal_year }: ProjectDraft,
  matchRequestor: MatchRequestor,
): ProjectRequestor => {
  const { chamber } = named
  if (match !== null || chamber === null) return { ...named, match: match ?? 'chamber_unknown' }
  const { name, name_as_published: name_raw, state, party } = named
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
