import type { Conflict, HistorySource } from '@rotunda/contract'
import type { VoteviewMemberDraft } from '../../../publishers/congress/index.ts'
import type { Origin } from '../../../releases/index.ts'
import { chooseValue, type Statement } from '../choose-value.ts'
import { dayOf } from '../members/day-of.ts'
import type { PersonFacts } from '../members/person-facts.ts'
import { namePartyOf } from '../seat-names.ts'
import type { Pair } from './pair-stretches.ts'
import { findPartyCode, isCompared, readDistrict, readMeans, type ServiceNeeds } from './service-needs.ts'

/** Contradictions of sources about the same stretch. */
export const compareService = (
  pair: Pair,
  entry: Origin | undefined,
  witnesses: readonly Witness[],
  needs: ServiceNeeds,
): readonly Conflict[] => [
  ...compare('party', [...listParties(pair, entry, needs), ...witnesses.map(sayOf('party'))]),
  ...compare('state', [...listStates(pair, entry), ...witnesses.map(sayOf('state'))]),
  ...compare('district', [...listDistricts(pair, entry, needs), ...witnesses.map(sayOf('district'))]),
  ...compare('means', listMeans(pair, entry)),
]

const compare = (field: string, statements: readonly Statement<string | number>[]): readonly Conflict[] =>
  chooseValue(field, statements).conflicts

const sayOf =
  (field: 'district' | 'party' | 'state') =>
  (witness: Witness): Statement<string | number> => ({ value: witness[field], fact: witness.fact })

type Statements = readonly Statement<string | number>[]

/** Compares parties, but only those that both sources name alike. */
const listParties = ({ stretch, row }: Pair, entry: Origin | undefined, needs: ServiceNeeds): Statements => {
  const own = findPartyCode(stretch?.party ?? null)
  if (stretch === undefined || entry === undefined) return []
  return [
    ...(own === undefined ? [] : [{ value: stretch.party, fact: entry }]),
    ...(row ?? [])
      .filter(({ draft }) => own !== undefined && (isCompared(draft.party_code) || !hasName(draft, needs)))
      .map((fact) => ({ value: NAMES[fact.draft.party_code] ?? `code ${fact.draft.party_code}`, fact })),
  ]
}

/** Whether a code names a party. A code without a party contradicts every party. */
const hasName = ({ party_code, congress }: VoteviewMemberDraft, { nameParty }: ServiceNeeds): boolean =>
  nameParty(party_code, congress) !== null

const NAMES: Readonly<Record<number, string>> = { 100: 'Democrat', 200: 'Republican', 328: 'Independent' }

const listStates = ({ stretch, row }: Pair, entry: Origin | undefined): Statements => [
  ...(stretch && entry ? [{ value: stretch.state, fact: entry }] : []),
  ...(row ?? []).map((fact) => ({ value: fact.draft.state, fact })),
]

const listDistricts = (
  { stretch, row }: Pair,
  entry: Origin | undefined,
  needs: ServiceNeeds,
): Statements => {
  const own = stretch?.district ?? null
  return [
    ...(entry && own !== null && own >= 0 ? [{ value: own, fact: entry }] : []),
    ...(row ?? []).map((fact) => ({ value: readDistrict(fact.draft, needs), fact })),
  ]
}

/**
 * Compares how the seat was won. The list of members names only appointments and special elections, so its silence says
 * nothing.
 */
const listMeans = ({ stretch, row }: Pair, entry: Origin | undefined): Statements => {
  const own = readMeans(stretch?.how ?? null, null)
  if (entry === undefined || own === 'unknown') return []
  const others = (row ?? []).map((fact) => {
    const means = readMeans(null, fact.draft.last_means)
    return { value: means === 'unknown' ? null : means, fact }
  })
  return [{ value: own, fact: entry }, ...others]
}

/** A source that lists the member in the Congress and chamber, with its other facts. */
export type Witness = {
  readonly source: HistorySource
  readonly fact: Origin
  readonly state: string | null
  readonly district: number | null
  readonly party: string | null
}

type Seat = {
  readonly congress: number
  readonly chamber: 'House' | 'Senate'
  readonly start: string
  readonly end: string
}

/** Finds other sources with the member: lists of a day within the stretch, and terms of Congress.gov. */
export const findWitnesses = (person: PersonFacts, seat: Seat): readonly Witness[] => [
  ...(seat.chamber === 'House' ? findClerk(person, seat) : findSenate(person, seat)),
  ...findCongressGov(person, seat),
]

const findClerk = ({ clerk }: PersonFacts, { congress, start, end }: Seat): readonly Witness[] =>
  clerk
    .filter(
      ({ draft }) => draft.congress === congress && start <= draft.published_on && draft.published_on < end,
    )
    .map((fact) => ({
      source: 'clerk',
      fact,
      state: fact.draft.state,
      district: fact.draft.district,
      party: fact.draft.party && namePartyOf(fact.draft.party),
    }))

const findSenate = ({ senate }: PersonFacts, { start, end }: Seat): readonly Witness[] =>
  senate
    .filter((fact) => start <= dayOfList(fact) && dayOfList(fact) < end)
    .map((fact) => ({
      source: 'senate',
      fact,
      state: fact.draft.state,
      district: null,
      party: namePartyOf(fact.draft.party),
    }))

const dayOfList = (fact: PersonFacts['senate'][number]): string => fact.draft.updated_on ?? dayOf(fact)

const findCongressGov = ({ congressGov }: PersonFacts, { congress, chamber }: Seat): readonly Witness[] =>
  congressGov.flatMap((fact) =>
    fact.draft.terms
      .filter((term) => term.congress === congress && term.chamber === chamber)
      .slice(0, 1)
      .map(({ state, district }) => ({
        source: 'congress_gov' as const,
        fact,
        state,
        district: chamber === 'House' ? district : null,
        party: null,
      })),
  )
