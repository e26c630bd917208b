import type { Conflict } from '@rotunda/contract'
import type { LegislatorDraft } from '../../../../publishers/congress/index.ts'
import type { Fact, Origin } from '../../../../releases/index.ts'
import { congressOn, startOfCongress } from '../../congress-days.ts'
import type { Facts } from '../../../families/index.ts'
import { dayOf } from '../../members/day-of.ts'
import { LEGISLATOR_LINES, LEGISLATORS } from '../../members/facts.ts'
import { findLegislator } from '../../members/find-legislator.ts'
import type { PersonFacts } from '../../members/person-facts.ts'
import { fitsGivenName, listTelling, listWords } from '../../name-words.ts'
import type { AssignmentGroup } from '../make/group-assignments.ts'

/** Finds the conflict of a claim with the lists of members; undefined if there is none. */
type CompareMember = (claim: Claim) => Conflict | undefined

type MemberNeeds = { readonly facts: Facts; readonly people: ReadonlyMap<string, PersonFacts> }

/**
 * Compares the member of a claim with the lists of members. A list must have the id, its name must fit, and the chamber
 * must be the member’s. If congress-legislators has all terms, the days must lie within terms.
 */
export const openMembers = ({ facts, people }: MemberNeeds): CompareMember => {
  const whole = findWholeList(facts)
  const anyList = whole?.fact ?? [...people.values()].flatMap(listFacts)[0]
  return (claim) => {
    const person = people.get(claim.member_id)
    if (person === undefined) return anyList && describe('member_id', claim, null, anyList)
    return compareName(claim, person) ?? compareChamber(claim, person) ?? compareDays(claim, person, whole)
  }
}

const describe = (
  field: string,
  claim: Claim,
  listed: string | null,
  against: Origin,
  value: string | null = claim.member_id,
): Conflict => ({
  field,
  values: [
    { value, source_id: claim.fact.source.sha256 },
    { value: listed, source_id: against.source.sha256 },
  ],
})

/** The newest list of sitting members, its day, and whether the release also has former members. */
type WholeList = { readonly fact: Origin; readonly day: string; readonly hasFormer: boolean }

const findWholeList = (facts: Facts): WholeList | undefined => {
  let newest: Fact<LegislatorDraft> | undefined
  for (const fact of facts.list(LEGISLATORS))
    if (holds(fact.draft.terms, dayOf(fact)) && dayOf(fact) > (newest ? dayOf(newest) : '')) newest = fact
  if (newest === undefined) return undefined
  const lists = [...facts.list(LEGISLATORS), ...facts.list(LEGISLATOR_LINES)]
  const hasFormer = lists.some(({ source }) => /legislators-historical/.test(source.url))
  return { fact: newest, day: dayOf(newest), hasFormer }
}

const holds = (terms: readonly Days[], day: string): boolean =>
  terms.some(({ start, end }) => start <= day && day < end)
type Days = { readonly start: string; readonly end: string }

/** An id that belongs to another name puts a stranger on the committee. */
const compareName = (claim: Claim, person: PersonFacts): Conflict | undefined => {
  const names = listNames(person)
  const words = listWords(claim.name)
  const surnames = names.flatMap(({ last }) => listTelling(last))
  const first = words.filter((word) => !surnames.includes(word)).join(' ')
  const last = names.flatMap((name) => listWords(name.last))
  const given = names
    .flatMap(({ first: one, nickname, middle, official_full }) =>
      [one, nickname, middle, official_full].flatMap(listWords),
    )
    .filter((word) => !last.includes(word))
  const fits = surnames.some((word) => words.includes(word)) && fitsGivenName(first, given)
  const [against] = listFacts(person)
  return fits || names.length === 0 || against === undefined
    ? undefined
    : describe('member_id', claim, null, against)
}

type Name = {
  readonly last: string | null
  readonly first: string | null
  readonly middle: string | null
  readonly nickname: string | null
  readonly official_full: string | null
}

const listNames = ({ legislators, lines, clerk, senate }: PersonFacts): readonly Name[] => [
  ...legislators.flatMap(({ draft }) => [draft.name, ...draft.other_names]),
  ...lines.map(({ draft }) => draft.name),
  ...clerk.map(({ draft }) => ({ ...draft, nickname: null, official_full: draft.official_name })),
  ...senate.map(({ draft }) => ({ ...draft, middle: null, nickname: null, official_full: draft.first })),
]

const listFacts = ({ legislators, lines, clerk, senate, congressGov }: PersonFacts): readonly Origin[] => [
  ...legislators,
  ...lines,
  ...senate,
  ...clerk,
  ...congressGov,
]

/** A senator is on no committee of the House. */
const compareChamber = (claim: Claim, { senate, clerk }: PersonFacts): Conflict | undefined => {
  const [senator] = senate.filter((one) => congressOn(dayOf(one)) === claim.congress)
  const [representative] = clerk.filter(({ draft }) => draft.congress === claim.congress)
  if (claim.chamber === null || (senator && representative)) return undefined
  if (claim.chamber === 'House' && senator)
    return describe('member_chamber', claim, 'Senate', senator, 'House')
  if (claim.chamber === 'Senate' && representative)
    return describe('member_chamber', claim, 'House', representative, 'Senate')
  return undefined
}

const compareDays = (
  claim: Claim,
  person: PersonFacts,
  whole: WholeList | undefined,
): Conflict | undefined => {
  const fact = findLegislator(person)
  // Other sources are better after the day of the list.
  if (fact !== undefined) return claim.from > dayOf(fact) ? undefined : compareTerms(claim, fact)
  if (person.lines.length > 0 || whole === undefined || claim.from > whole.day) return undefined
  const isOnItsDay = claim.to === null || claim.to >= whole.day
  return whole.hasFormer || isOnItsDay ? describe('member_id', claim, null, whole.fact) : undefined
}

/** Compares a claim with the terms of the member: they are all known. */
const compareTerms = (claim: Claim, fact: Fact<LegislatorDraft>): Conflict | undefined => {
  const { from, to, chamber, state } = claim
  const all = listStretches(fact.draft.terms)
  const own = all.filter((one) => chamber === null || one.chamber === chamber)
  const isOfState = fact.draft.terms.some((term) => term.state === state && own.length > 0)
  if (state !== null && own.length > 0 && !isOfState) return describe('member_id', claim, null, fact)
  const [stretch] = own.filter(({ start, end }) => start <= from && from <= end)
  if (stretch !== undefined)
    return to !== null && to > stretch.end ? describe('end', claim, stretch.end, fact, to) : undefined
  const [other] = all.filter(({ start, end }) => start <= from && from < end)
  if (other !== undefined) return describe('member_chamber', claim, other.chamber, fact, chamber)
  const [later] = own.filter(({ start }) => from < start && start < startOfCongress(claim.congress + 1))
  return claim.kind === 'spell' && later !== undefined
    ? describe('start', claim, later.start, fact, from)
    : describe('member_id', claim, null, fact)
}

/** A source's claim that a member was on a committee for some days. */
type Claim = {
  readonly member_id: string
  readonly name: string
  readonly chamber: 'House' | 'Senate' | null
  /** Null where the source does not say it. */
  readonly state: string | null
  readonly congress: number
  readonly from: string
  /** Null where it had not ended. */
  readonly to: string | null
  /** A roster covers one day. */
  readonly kind: 'roster' | 'spell'
  readonly fact: Origin
}

/** Claims of the sources about an assignment. A seat without a member's id makes no claim. */
export const listClaims = ({ congress, spell, seats }: AssignmentGroup): readonly Claim[] => [
  ...(spell === undefined
    ? []
    : [
        {
          member_id: spell.draft.bioguide,
          name: spell.draft.name,
          chamber: spell.draft.chamber,
          state: spell.draft.state,
          congress,
          from: spell.draft.start,
          to: spell.draft.end,
          kind: 'spell' as const,
          fact: spell,
        },
      ]),
  ...seats.flatMap(({ member_id, name, member_chamber, as_of, fact }) =>
    member_id === null
      ? []
      : [
          {
            member_id,
            name,
            chamber: member_chamber,
            state: null,
            congress,
            from: as_of,
            to: as_of,
            kind: 'roster' as const,
            fact,
          },
        ],
  ),
]

/** Days without a break on which a member sat in a chamber. */
export type Stretch = { readonly chamber: 'House' | 'Senate'; readonly start: string; readonly end: string }

/**
 * Stretches of service, the oldest first. A term that begins by the day after the last one ends continues its stretch.
 */
export const listStretches = (terms: readonly Stretch[]): readonly Stretch[] => {
  const stretches: Stretch[] = []
  for (const { chamber, start, end } of terms.toSorted((a, b) => (a.start < b.start ? -1 : 1))) {
    const last = stretches.findLastIndex((one) => one.chamber === chamber)
    const before = stretches[last]
    if (before === undefined || start > nextDay(before.end)) stretches.push({ chamber, start, end })
    else stretches[last] = { ...before, end: end > before.end ? end : before.end }
  }
  return stretches
}

const DAY = 86_400_000
const nextDay = (day: string): string => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10)
