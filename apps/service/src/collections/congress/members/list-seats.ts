import type { Member } from '@rotunda/contract'
import type { LegislatorTerm } from '../../../publishers/congress/index.ts'
import type { Origin } from '../../../releases/index.ts'
import { asClass, findStateCode, namePartyOf } from '../seat-names.ts'
import { congressOn } from '../congress-days.ts'
import { dayOf } from './day-of.ts'
import { findLegislator, findNewestTerm, newestOf, partyOn } from './find-legislator.ts'
import { findListed } from './find-listed.ts'
import type { PersonFacts } from './person-facts.ts'
import { splitTerms } from './split-terms.ts'

type MemberSeat = Member['seats'][number]

/**
 * Seats of a person by Congress: from terms, otherwise from lists of one Congress. The last term of the CSV counts only
 * if no other seat is known.
 */
export const listSeats = (person: PersonFacts): MemberSeat[] => {
  const seats = new Map<string, MemberSeat>()
  const known = new Set<string>()
  for (const group of [listOfTerms(person), listOfOffices(person), listOfCongressGov(person)]) {
    const fresh = group.filter((seat) => !known.has(keyOf(seat)))
    for (const seat of fresh) {
      seats.set(JSON.stringify(seat), seat)
      known.add(keyOf(seat))
    }
  }
  const last =
    person.legislators.length === 0 ? person.lines.map(({ draft }) => toSeat(null, draft.last_term)) : []
  const all = [...seats.values()].sort((a, b) => (a.congress ?? 0) - (b.congress ?? 0))
  return all.length === 0 ? last : all
}

/** `117 House CA 23`. */
export const nameSeatOf = ({ congress, chamber, state, district, senate_class }: MemberSeat): string =>
  [congress, chamber, state, district ?? senate_class].filter((part) => part !== null).join(' ')

const keyOf = ({ congress, chamber }: MemberSeat): string => `${congress ?? ''}/${chamber}`

type SeatParts = Omit<MemberSeat, 'congress' | 'senate_class'> & { readonly senate_class: number | null }

const toSeat = (
  congress: number | null,
  { chamber, state, district, senate_class, party }: SeatParts,
): MemberSeat => ({
  congress,
  chamber,
  state,
  district: district === -1 ? null : district,
  senate_class: asClass(senate_class),
  party,
})

const listOfTerms = (person: PersonFacts): readonly MemberSeat[] => {
  const entry = findLegislator(person)
  return entry === undefined
    ? []
    : splitTerms(entry.draft, dayOf(entry)).map((stretch) => toSeat(stretch.congress, stretch))
}

const listOfOffices = (person: PersonFacts): readonly MemberSeat[] => {
  const listed = findListed(person)
  const house = person.clerk.map(({ draft }) =>
    toSeat(draft.congress, {
      ...draft,
      chamber: 'House',
      senate_class: null,
      party: draft.party && namePartyOf(draft.party),
    }),
  )
  if (listed?.chamber !== 'Senate') return house
  const { draft } = listed.fact
  const parts = { ...draft, chamber: 'Senate', district: null, party: namePartyOf(draft.party) } as const
  return [...house, toSeat(congressOn(person.standing.day), parts)]
}

const listOfCongressGov = ({ congressGov }: PersonFacts): readonly MemberSeat[] =>
  congressGov.flatMap(({ draft }) =>
    draft.terms.flatMap(({ congress, chamber, state, district }) =>
      congress === null || state === null
        ? []
        : [
            toSeat(congress, {
              chamber,
              state,
              district: chamber === 'House' ? district : null,
              senate_class: null,
              party: null,
            }),
          ],
    ),
  )

/** A statement of a source about the seat that a person holds or held last, with its day. */
type SeatStatement = {
  readonly fact: Origin
  readonly on: string
  readonly chamber: 'House' | 'Senate'
  readonly state: string | null
  readonly district: number | null
  readonly senate_class: number | null
  readonly party: string | null
}

/** Statements of all sources about the newest seat, without statements about earlier seats. */
export const listSeatStatements = (person: PersonFacts): readonly SeatStatement[] => {
  const fact = findLegislator(person)
  const term = fact && findNewestTerm(fact)
  const others = [...listOffices(person), ...listCongressGov(person)]
  const { chamber: held } = person.standing
  const offices = others.filter(({ chamber }) => chamber === held)
  // Only the list of the chamber has the term.
  if (findListed(person) !== undefined) return offices
  // The CSV has the last seat without its days: lists of one day may be of an earlier seat.
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

/** Party of a source, brought up to date: a source that was right on its day does not contradict a later change. */
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
      on: fact.draft.updated_on ?? dayOf(fact),
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
  const term = fact?.draft.terms.toSorted((a, b) => b.start_year - a.start_year)[0]
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
