import { STATES } from '@rotunda/contract'
import { FORMER_TERRITORIES, type LegislatorDraft, type LegislatorTerm } from '../../../publishers/index.ts'
import type { Fact, Origin } from '../../../releases/index.ts'
import { congressOn } from '../congress-days.ts'
import { namePartyOf } from '../party-name.ts'
import type { PersonFacts } from './person-facts.ts'

/** Day on which the document was retrieved: what it says of the present it says of this day. */
export const dayOf = ({ source }: Origin): string => source.retrieved_at.slice(0, 10)

/** The entry of the lists of members that counts: who is in both lists, as happens, has the longer one. */
export const findLegislator = ({ legislators }: PersonFacts): Fact<LegislatorDraft> | undefined =>
  legislators.toSorted((one, other) => other.draft.terms.length - one.draft.terms.length)[0]

/** The term that began last. */
export const findNewestTerm = ({ draft }: Fact<LegislatorDraft>): LegislatorTerm | undefined =>
  draft.terms.toSorted((one, other) => (one.start < other.start ? 1 : -1))[0]

/** The party on a day of the term. */
export const partyOn = (term: LegislatorTerm, day: string): string | null => {
  const stretch = term.affiliations.find(({ start, end }) => start <= day && day <= end)
  return stretch?.party ?? term.party
}

/** The name of a State or territory, also of one that is no more. */
export const nameStateOf = (code: string): string | null => NAMES.get(code) ?? null

const NAMES: ReadonlyMap<string, string> = new Map(Object.entries({ ...FORMER_TERRITORIES, ...STATES }))
const CODES: ReadonlyMap<string, string> = new Map([...NAMES].map(([code, name]) => [name, code]))

/** The code of a State whose name a source has in full. */
export const findStateCode = (name: string): string | null => CODES.get(name) ?? null

/** The newest of several statements, by what says how new each is. */
export const newestOf = <One>(facts: readonly One[], ageOf: (fact: One) => string): One | undefined =>
  facts.toSorted((one, other) => (ageOf(one) < ageOf(other) ? 1 : -1))[0]

/** What a source says of the seat that somebody holds, or held last, on a day of its own. */
export type SeatStatement = {
  readonly fact: Origin
  readonly on: string
  readonly chamber: 'House' | 'Senate'
  readonly state: string | null
  readonly district: number | null
  readonly senate_class: number | null
  readonly party: string | null
}

/** What all sources say of the newest seat, those of earlier seats left out. */
export const listSeatStatements = (person: PersonFacts): readonly SeatStatement[] => {
  const fact = findLegislator(person)
  const term = fact && findNewestTerm(fact)
  const others = [...listOffices(person), ...listCongressGov(person)]
  // The CSV has the last seat without its days: lists of one day may be of an earlier one.
  if (person.lines.length > 0 && term === undefined) return [...listCongressGov(person), ...listLines(person)]
  if (fact === undefined || term === undefined) return others
  const own: SeatStatement = {
    fact,
    on: dayOf(fact),
    chamber: term.chamber,
    state: term.state,
    district: term.district === -1 ? null : term.district,
    senate_class: term.senate_class,
    party: term.party,
  }
  const sameSeat = others.filter(
    ({ chamber, on }) => chamber === term.chamber && on >= term.start && on <= term.end,
  )
  return [own, ...sameSeat.map((one) => ({ ...one, party: bringUpToDate(term, one) }))]
}

/** A source that was right on its day does not contradict what changed after it. */
const bringUpToDate = (term: LegislatorTerm, { party, on }: SeatStatement): string | null =>
  party !== null && party === partyOn(term, on) ? term.party : party

const listOffices = ({ clerk, senate }: PersonFacts): readonly SeatStatement[] => {
  const seat = newestOf(clerk, ({ draft }) => draft.published_on)
  return [
    ...(seat === undefined
      ? []
      : [
          {
            fact: seat,
            on: seat.draft.published_on,
            chamber: 'House' as const,
            state: seat.draft.state,
            district: seat.draft.district,
            senate_class: null,
            party: seat.draft.party && namePartyOf(seat.draft.party),
          },
        ]),
    ...senate.map((fact) => ({
      fact,
      on: dayOf(fact),
      chamber: 'Senate' as const,
      state: fact.draft.state,
      district: null,
      senate_class: fact.draft.senate_class,
      party: namePartyOf(fact.draft.party),
    })),
  ]
}

const listCongressGov = ({ congressGov }: PersonFacts): readonly SeatStatement[] => {
  // Lists of one Congress have the districts of that Congress.
  const unbound = congressGov.filter(({ draft }) => draft.listed_congress === null)
  const fact = newestOf(unbound, ({ draft }) => draft.updated_at)
  const term = fact?.draft.terms.toSorted((one, other) => other.start_year - one.start_year)[0]
  if (fact === undefined || term === undefined) return []
  const { district, state_name, party, updated_at } = fact.draft
  return [
    {
      fact,
      on: updated_at.slice(0, 10),
      chamber: term.chamber,
      state: findStateCode(state_name),
      district: term.chamber === 'House' ? district : null,
      senate_class: null,
      party: party && namePartyOf(party),
    },
  ]
}

const listLines = ({ lines }: PersonFacts): readonly SeatStatement[] =>
  lines.map((fact) => ({
    fact,
    on: dayOf(fact),
    ...fact.draft.last_term,
    district: fact.draft.last_term.district === -1 ? null : fact.draft.last_term.district,
  }))

/** Whether the person held a seat when the newest source that tells was retrieved. */
export const isCurrent = (person: PersonFacts): boolean => {
  const fact = findLegislator(person)
  const term = fact && findNewestTerm(fact)
  if (fact !== undefined && term !== undefined) return term.start <= dayOf(fact) && dayOf(fact) < term.end
  if (person.lines.length > 0)
    return person.lines.some(({ source }) => /legislators-current/.test(source.url))
  const sits = congressOn(person.today)
  return (
    person.senate.some((one) => congressOn(dayOf(one)) === sits) ||
    person.clerk.some(({ draft }) => draft.congress === sits)
  )
}
