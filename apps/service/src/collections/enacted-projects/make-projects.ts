import type {
  Chamber,
  EnactedFlag,
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
import {
  makeGivenNameCheck,
  makeRequestorMatcher,
  type IsOfMember,
  type MatchRequestor,
} from '../requestors/match-requestors.ts'
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
  const needs = { match: makeRequestorMatcher(known), isOfMember: makeGivenNameCheck(known) }
  for (const fact of facts.list(PROJECT_FACTS)) yield makeProject(fact, needs)
}

type Needs = { readonly match: MatchRequestor; readonly isOfMember: IsOfMember }

/** A member who moved from one list to the other may be in both: the list that was retrieved later decides. */
const listMembers = (facts: Facts): readonly MemberDraft[] => {
  const byAge = [...facts.list(MEMBER_FACTS)].toSorted(({ source: a }, { source: b }) =>
    a.retrieved_at < b.retrieved_at ? -1 : Number(a.retrieved_at > b.retrieved_at),
  )
  return [...new Map(byAge.map(({ draft }) => [draft.bioguide, draft])).values()]
}

const makeProject = (fact: Fact<ProjectDraft>, needs: Needs): MadeProject => {
  const { draft } = fact
  const requestors = joinGiven(draft, needs).map((one) => identify(one, draft, needs.match))
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

/**
 * Joins a surname and a given name of its member, because the cell `Sample, Ada` is read as two names. Both are unclear
 * if the given name is the surname of another member.
 */
const joinGiven = (
  { requestors, fiscal_year: year }: ProjectDraft,
  { match, isOfMember }: Needs,
): readonly NamedInRow[] => {
  const joined: NamedInRow[] = []
  for (const one of requestors) {
    const last = joined.at(-1)
    const isGiven = last !== undefined && isSought(last) && isSought(one) && last.chamber === one.chamber
    if (!isGiven || !isOfMember(last.name, one.name, one.chamber, year)) joined.push(one)
    else if (isFound(match(nameRequestor(one), year).requestor.match))
      joined.splice(-1, 1, doubt(last), doubt(one))
    else joined.splice(-1, 1, join(last, one))
  }
  return joined
}

type Sought = NamedInRow & { readonly chamber: Chamber }

/** Whether a name is compared with those of members. A name with its State is whole. */
const isSought = (one: NamedInRow): one is Sought =>
  one.match === null && one.chamber !== null && one.state === null

const doubt = (one: NamedInRow): NamedInRow => ({ ...one, match: 'unclear' })

const join = (last: NamedInRow, given: NamedInRow): NamedInRow => ({
  ...last,
  name: `${last.name}, ${given.name}`,
  name_as_published: `${last.name_as_published}, ${given.name_as_published}`,
})

const isFound = (match: ProjectRequestor['match']): boolean => match !== 'none' && match !== 'no_roster'

/** Whether a name may be the given name of the requestor before it, because no member is known by it. */
const isUnclear = (
  { match, chamber, state }: ProjectRequestor,
  index: number,
  all: readonly ProjectRequestor[],
): boolean =>
  match === 'unclear' ||
  (!isFound(match) && state === null && index > 0 && all[index - 1]?.chamber === chamber)

const nameRequestor = ({ name, name_as_published: name_raw, chamber, state, party }: Sought) => ({
  name,
  name_raw,
  chamber,
  state,
  party,
  district: null,
})

const identify = (
  one: NamedInRow,
  { fiscal_year }: ProjectDraft,
  matchRequestor: MatchRequestor,
): ProjectRequestor => {
  const { match, ...named } = one
  const { chamber } = named
  if (match !== null || chamber === null) return { ...named, match: match ?? 'chamber_unknown' }
  const { requestor } = matchRequestor(nameRequestor({ ...one, chamber }), fiscal_year)
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
