import type { Member } from '@rotunda/contract'
import { asClass } from '../as-class.ts'
import { congressOn } from '../congress-days.ts'
import { namePartyOf } from '../party-name.ts'
import { dayOf } from './day-of.ts'
import { findLegislator } from './find-legislator.ts'
import { findListed } from './find-listed.ts'
import type { PersonFacts } from './person-facts.ts'
import { splitTerms } from './split-terms.ts'

export type MemberSeat = Member['seats'][number]

/** The seats of a person by Congress: of terms, else of lists of one Congress, and the last one where no day is known. */
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
  const all = [...seats.values()].sort((one, other) => (one.congress ?? 0) - (other.congress ?? 0))
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
