import type { Conflict, HistoricalService, RowFields } from '@rotunda/contract'
import { digestOf, type MadeRow, type Origin } from '../../../releases/index.ts'
import { asClass, namePartyOf } from '../seat-names.ts'
import { congressOn, startOfCongress } from '../congress-days.ts'
import { displayNameOf } from '../members/person-names.ts'
import { dayOf } from '../members/day-of.ts'
import { findLegislator, isPartyUnknown } from '../members/find-legislator.ts'
import { findListed, type Listed } from '../members/find-listed.ts'
import { compareService, findWitnesses, type Witness } from './compare-service.ts'
import type { HistoryPerson } from './history-person.ts'
import { pairStretches, type Pair } from './pair-stretches.ts'
import { readDistrict, readMeans, type ServiceNeeds } from './service-needs.ts'
import { describeClash } from '../members/said-names.ts'
import { splitTerms, type Stretch } from '../members/split-terms.ts'

type Body = Omit<HistoricalService, keyof RowFields | 'id'>

/** A row of /historical-service. */
export type ServiceRow = MadeRow & { readonly body: Body }

/** The rows of one person in /historical-service. */
export function* makeService(person: HistoryPerson, needs: ServiceNeeds): Generator<ServiceRow> {
  const entry = findLegislator(person)
  const stretches = Map.groupBy(entry ? splitTerms(entry.draft, dayOf(entry)) : [], keyOf)
  const rows = Map.groupBy(person.voteview, ([{ draft }]) => keyOf(draft))
  const ids = new Set<string>()
  for (const key of new Set([...stretches.keys(), ...rows.keys()]))
    for (const pair of pairStretches(stretches.get(key) ?? [], rows.get(key) ?? []))
      yield makeRow(person, pair, needs, ids)
  const listed = findListed(person)
  const congress = congressOn(person.standing.day)
  if (listed !== undefined && !rows.has(keyOf({ congress, chamber: listed.chamber })))
    yield makeListed(person, listed, congress)
}

/** Service that only the list of the chamber has: the list gives the seat, and no day of the term. */
const makeListed = (person: HistoryPerson, listed: Listed, congress: number): ServiceRow => {
  const { chamber, fact } = listed
  const body: Body = {
    member_id: person.bioguide,
    name: displayNameOf(person.name),
    congress,
    chamber,
    state: fact.draft.state,
    district: listed.chamber === 'House' ? listed.fact.draft.district : null,
    senate_class: listed.chamber === 'Senate' ? listed.fact.draft.senate_class : null,
    party: fact.draft.party && namePartyOf(fact.draft.party),
    party_code: null,
    start: startOfCongress(congress),
    end: startOfCongress(congress + 1),
    date_basis: 'congress_bounds',
    means: 'unknown',
    icpsr: null,
    occupancy: null,
    ended_by: null,
    in_sources: [chamber === 'House' ? 'clerk' : 'senate'],
    agreement: judgeListedAgreement(person),
    conflicts: describeClash('member_id', person.clash),
  }
  return {
    table: 'historical-service',
    dataset: 'historical-service',
    id: makeId(person, body, new Set()),
    coverage: {},
    body,
    from: [fact, ...person.clash.map((one) => one.fact)],
    notes: ['days_of_congress', 'listed_alone'],
  }
}

const judgeListedAgreement = ({ clash, legislators }: HistoryPerson): Body['agreement'] => {
  if (clash.length > 0) return 'conflict'
  return legislators.length > 0 ? 'some' : 'all'
}

const keyOf = ({ congress, chamber }: { readonly congress: number; readonly chamber: string }): string =>
  `${congress}/${chamber}`

const makeRow = (person: HistoryPerson, pair: Pair, needs: ServiceNeeds, ids: Set<string>): ServiceRow => {
  const seat = readSeat(pair, needs)
  const witnesses = findWitnesses(person, seat)
  const entry = pair.stretch && findLegislator(person)
  const conflicts = [
    ...describeClash('member_id', person.clash),
    ...compareService(pair, entry, witnesses, needs),
  ]
  const unknown = seat.chamber === 'House' && seat.district === null ? ['district_unknown'] : []
  const body: Body = {
    member_id: person.bioguide,
    name: displayNameOf(person.name),
    ...seat,
    ...readCount(pair),
    ended_by: pair.stretch?.end_type ?? findCause(person, seat),
    in_sources: listSources(pair, witnesses),
    agreement: judgeAgreement(person, pair, conflicts, needs),
    conflicts,
  }
  return {
    table: 'historical-service',
    dataset: 'historical-service',
    id: makeId(person, body, ids),
    coverage: {},
    body,
    from: [
      ...listOrigins(pair, entry, witnesses),
      ...listVacated(person, seat),
      ...person.clash.map(({ fact }) => fact),
    ],
    notes: [
      ...unknown,
      ...(body.date_basis === 'congress_bounds' ? ['days_of_congress'] : []),
      ...(pair.stretch !== undefined && isPartyUnknown(pair.stretch) ? ['party_unknown'] : []),
    ],
  }
}

type Seat = Pick<
  Body,
  | 'chamber'
  | 'congress'
  | 'date_basis'
  | 'district'
  | 'end'
  | 'means'
  | 'party'
  | 'party_code'
  | 'senate_class'
  | 'start'
  | 'state'
>

const readSeat = ({ stretch, row }: Pair, needs: ServiceNeeds): Seat => {
  const listed = row?.[0].draft
  if (stretch !== undefined)
    return {
      ...pickSeat(stretch),
      district: stretch.district === -1 ? (listed ? readDistrict(listed, needs) : null) : stretch.district,
      senate_class: asClass(stretch.senate_class),
      party: stretch.party,
      party_code: listed?.party_code ?? null,
      start: stretch.start,
      end: stretch.end,
      date_basis: 'term',
      means: readMeans(stretch.how, listed?.last_means ?? null),
    }
  const { draft } = row[0]
  return {
    congress: draft.congress,
    chamber: draft.chamber === 'House' ? 'House' : 'Senate',
    state: draft.state,
    district: readDistrict(draft, needs),
    senate_class: null,
    party: needs.nameParty(draft.party_code, draft.congress),
    party_code: draft.party_code,
    start: startOfCongress(draft.congress),
    end: startOfCongress(draft.congress + 1),
    date_basis: 'congress_bounds',
    means: readMeans(null, draft.last_means),
  }
}

const pickSeat = ({ congress, chamber, state }: Stretch) => ({ congress, chamber, state })

const readCount = ({ row }: Pair): Pick<Body, 'icpsr' | 'occupancy'> => ({
  icpsr: row?.[0].draft.icpsr ?? null,
  occupancy: row?.[0].draft.occupancy ?? null,
})

/** Seats that give the day on which the member left. */
const listVacated = ({ left }: HistoryPerson, { congress, end }: Seat): readonly Origin[] =>
  left.filter(({ draft }) => draft.congress === congress && draft.predecessor?.vacated_on === end)

const CAUSES: Readonly<Record<string, string>> = { D: 'died', R: 'resigned' }

/** Cause of the vacancy, if the Clerk lists the seat as vacant in the same Congress. */
const findCause = ({ left }: HistoryPerson, { congress, chamber }: Seat): string | null => {
  const seat = chamber === 'House' ? left.find(({ draft }) => draft.congress === congress) : undefined
  const cause = seat?.draft.predecessor?.cause
  return cause === undefined ? null : (CAUSES[cause] ?? cause)
}

const listSources = ({ stretch, row }: Pair, witnesses: readonly Witness[]): Body['in_sources'] => [
  ...(stretch ? (['congress_legislators'] as const) : []),
  ...(row ? (['voteview'] as const) : []),
  ...new Set(witnesses.map(({ source }) => source)),
]

/**
 * Judges whether sources agree. A list of one day is no evidence against members that it lacks: they left before, or
 * came after.
 */
const judgeAgreement = (
  person: HistoryPerson,
  { stretch, row }: Pair,
  conflicts: readonly Conflict[],
  { covered }: ServiceNeeds,
): Body['agreement'] => {
  if (conflicts.length > 0) return 'conflict'
  const isListed = stretch !== undefined || person.legislators.length === 0
  const isCounted = stretch === undefined || row !== undefined || !covered.has(keyOf(stretch))
  return isListed && isCounted ? 'all' : 'some'
}

const ID_DIGITS = 20

/** Makes a unique id: a member who left and came back in one Congress has two stretches in one seat and party. */
const makeId = ({ bioguide }: HistoryPerson, body: Body, ids: Set<string>): string => {
  const { congress, chamber, state, district, party } = body
  const parts = [bioguide, congress, chamber, state, district, party].map((part) => String(part ?? ''))
  for (let again = 0; ; again += 1) {
    const id = `srv_${digestOf(again === 0 ? parts : [...parts, String(again)], ID_DIGITS)}`
    if (ids.has(id)) continue
    ids.add(id)
    return id
  }
}

const listOrigins = (
  { stretch, row }: Pair,
  entry: Origin | undefined,
  witnesses: readonly Witness[],
): readonly Origin[] => [
  ...(stretch && entry ? [entry] : []),
  ...(row ?? []),
  ...witnesses.map(({ fact }) => fact),
]
