import type { HistorySource } from '@rotunda/contract'
import type { Origin } from '../../../releases/index.ts'
import type { PersonFacts } from '../members/person-facts.ts'
import { dayOf } from '../members/day-of.ts'
import { namePartyOf } from '../party-name.ts'

/** A source that has the member in the Congress and chamber, and what it says beside. */
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

/** Lists of one day within the stretch, and terms of Congress.gov. */
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
