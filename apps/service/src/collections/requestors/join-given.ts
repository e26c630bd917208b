import type { Chamber, ProjectRequestor } from '@rotunda/contract'
import { makeGivenNameCheck, type MatchRequestor } from './match-requestors.ts'
import type { KnownMembers } from './read-members.ts'

/** A name that was split from a cell at its commas. */
type SplitName = {
  readonly name: string
  readonly chamber: Chamber | null
  /** A name with its State is whole. */
  readonly state: string | null
  /** Set if the document itself settles the match. */
  readonly match?: string | null
}

export type JoinedName<Name> = {
  readonly one: Name
  /** Name after it in the cell, if it is the given name of the same member. */
  readonly given: Name | null
  /** Whether it is the given name of the member before it, or the surname of another member. */
  readonly isUnclear: boolean
}

/** Joins surnames and given names of one cell, because the cell `Sample, Ada` is split into two names. */
export type JoinGiven = <Name extends SplitName>(
  names: readonly Name[],
  fiscalYear: number,
) => readonly JoinedName<Name>[]

/**
 * A given name follows the surname of a member who is called by it. If it is a surname too, it may be a second member, and
 * only the name before it is certain.
 */
export const makeGivenNameJoiner = (known: KnownMembers, match: MatchRequestor): JoinGiven => {
  const isOfMember = makeGivenNameCheck(known)
  const isSurname = (name: string, chamber: Chamber, fiscalYear: number) =>
    isFound(match({ ...NOTHING_ELSE, name, name_raw: name, chamber }, fiscalYear).requestor.match)
  return <Name extends SplitName>(names: readonly Name[], fiscalYear: number) => {
    const joined: JoinedName<Name>[] = []
    for (const one of names) {
      const last = joined.at(-1)
      const { chamber } = one
      const isGiven =
        chamber !== null &&
        last?.given === null &&
        !last.isUnclear &&
        [last.one, one].every((name) => isOpen(name) && name.chamber === chamber) &&
        isOfMember(last.one.name, one.name, chamber, fiscalYear)
      if (!isGiven) joined.push({ one, given: null, isUnclear: false })
      else if (isSurname(one.name, chamber, fiscalYear)) joined.push({ one, given: null, isUnclear: true })
      else joined.splice(-1, 1, { ...last, given: one })
    }
    return joined
  }
}

const NOTHING_ELSE = { state: null, district: null, party: null }

const isOpen = ({ state, match = null }: SplitName): boolean => state === null && match === null

/** Whether the lists of members know the name. */
export const isFound = (match: ProjectRequestor['match']): boolean =>
  match !== 'none' && match !== 'no_roster'
