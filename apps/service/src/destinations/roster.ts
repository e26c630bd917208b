import { orNull } from '@rotunda/contract'
import { Type, type Static } from 'typebox'

/** A person in a seat. */
export const Member = Type.Object({
  /** GovTrack's number: the same person for life, in either chamber. */
  code: Type.Integer(),
  bioguide: Type.String(),
  name: Type.String(),
  officeCode: Type.String(),
  /** The office's own web form and site; null if the source has none. */
  contactForm: orNull(Type.String()),
  website: orNull(Type.String()),
  /** Last day of the term, YYYY-MM-DD; null if the source gives no end. */
  termEnds: orNull(Type.String()),
})
export type Member = Static<typeof Member>

/** A person who has left: `officeCode` is the last seat. */
export const FormerMember = Type.Pick(Member, ['code', 'bioguide', 'name', 'officeCode'])
export type FormerMember = Static<typeof FormerMember>

/** Holders of all seats. A seat that no member names is vacant. */
export const Roster = Type.Object({
  source: Type.String(),
  /** UTC instant; null for a roster that was never retrieved. */
  retrievedAt: orNull(Type.String()),
  /** Day that the roster describes, YYYY-MM-DD. */
  asOf: Type.String(),
  members: Type.Array(Member),
  former: Type.Array(FormerMember),
})
export type Roster = Static<typeof Roster>

/** A roster with its look-ups; `of` is the roster itself. */
export type RosterIndex = {
  readonly of: Roster
  readonly memberByCode: ReadonlyMap<number, Member>
  readonly memberByOffice: ReadonlyMap<string, Member>
  readonly formerByCode: ReadonlyMap<number, FormerMember>
}

export const indexRoster = (roster: Roster): RosterIndex => ({
  of: roster,
  memberByCode: new Map(roster.members.map((member) => [member.code, member])),
  memberByOffice: new Map(roster.members.map((member) => [member.officeCode, member])),
  formerByCode: new Map(roster.former.map((person) => [person.code, person])),
})

/** Roster that replaces `previous`: a person who was in it and has left is kept, with the last seat. */
export const succeed = (next: Roster, previous: Roster | undefined): Roster => {
  const known = new Set([...next.members, ...next.former].map(({ code }) => code))
  const gone = [...(previous?.members ?? []), ...(previous?.former ?? [])].filter(
    ({ code }) => !known.has(code),
  )
  const former = [...next.former, ...gone.map(toFormer)]
  return { ...next, former: former.toSorted((a, b) => a.code - b.code) }
}

export const toFormer = ({ code, bioguide, name, officeCode }: FormerMember): FormerMember => ({
  code,
  bioguide,
  name,
  officeCode,
})
