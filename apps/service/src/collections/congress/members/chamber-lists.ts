import type {
  ClerkMemberDraft,
  LegislatorDraft,
  LegislatorTerm,
  SenatorDraft,
} from '../../../publishers/congress/index.ts'
import type { Fact, Origin } from '../../../releases/index.ts'
import type { Facts } from '../../families/index.ts'
import { CLERK_MEMBERS, LEGISLATORS, SENATE_MEMBERS } from './facts.ts'
import { nameSeat, SEAT_NAMES, type Chamber } from '../seat-names.ts'

/** The person in a seat by one list, with the fact that shows it; null for a vacant seat. */
export type Seated = { readonly bioguide: string | null; readonly fact: Origin }

/** A document that lists the members of a chamber. */
export type ChamberList = {
  readonly chamber: Chamber
  readonly source: Origin['source']
  /** Content day: the list describes this day. Blank if nothing in it gives a day. */
  readonly day: string
  /** Persons by the name of the seat. */
  readonly seats: ReadonlyMap<string, Seated>
  /** Seats that it does not account for, or has twice. */
  readonly missing: readonly string[]
  /** Whether the chamber itself made it. */
  readonly isOwn: boolean
}

/** Lists of both chambers; those that the chambers make come first. */
export const listChamberLists = (facts: Facts, ids: ReadonlyMap<string, string>): readonly ChamberList[] => {
  const findPresentId = (id: string | null) => (id === null ? null : (ids.get(id) ?? id))
  const clerk = groupByDocument(facts.list(CLERK_MEMBERS)).map((list) =>
    makeList(
      'House',
      true,
      list,
      list[0].draft.published_on,
      list.flatMap((fact) => seatOfClerk(fact, findPresentId)),
    ),
  )
  const senate = groupByDocument(facts.list(SENATE_MEMBERS)).map((list) =>
    makeList(
      'Senate',
      true,
      list,
      list[0].draft.updated_on ?? '',
      list.flatMap((fact) => seatOfSenator(fact, findPresentId)),
    ),
  )
  const legislators = groupByDocument(facts.list(LEGISLATORS)).flatMap((list) => {
    const day = findContentDay(list)
    return (['House', 'Senate'] as const).map((chamber) =>
      makeList(
        chamber,
        false,
        list,
        day,
        list.flatMap((fact) => seatOfLegislator(fact, chamber, day)),
      ),
    )
  })
  return [...clerk, ...senate, ...legislators]
}

type NonEmpty<One> = readonly [One, ...One[]]
type NamedSeat = Seated & { readonly seat: string | null }

const groupByDocument = <Draft>(facts: Iterable<Fact<Draft>>): readonly NonEmpty<Fact<Draft>>[] =>
  [...Map.groupBy(facts, ({ source }) => source.sha256).values()].flatMap(([first, ...rest]) =>
    first === undefined ? [] : [[first, ...rest] as const],
  )

const makeList = (
  chamber: Chamber,
  isOwn: boolean,
  [{ source }]: NonEmpty<Origin>,
  day: string,
  named: readonly NamedSeat[],
): ChamberList => {
  const bySeat = Map.groupBy(named, ({ seat }) => seat)
  return {
    chamber,
    source,
    day,
    isOwn,
    seats: new Map(named.flatMap(({ seat, ...seated }) => (seat === null ? [] : [[seat, seated] as const]))),
    missing: SEAT_NAMES[chamber].filter((seat) => bySeat.get(seat)?.length !== 1),
  }
}

type FindId = (id: string | null) => string | null

const seatOfClerk = (fact: Fact<ClerkMemberDraft>, findPresentId: FindId): NamedSeat[] => [
  {
    seat: nameSeat({ ...fact.draft, chamber: 'House', senate_class: null }),
    bioguide: findPresentId(fact.draft.bioguide),
    fact,
  },
]

const seatOfSenator = (fact: Fact<SenatorDraft>, findPresentId: FindId): NamedSeat[] => [
  {
    seat: nameSeat({ ...fact.draft, chamber: 'Senate', district: null }),
    bioguide: findPresentId(fact.draft.bioguide),
    fact,
  },
]

const seatOfLegislator = (fact: Fact<LegislatorDraft>, chamber: Chamber, day: string): NamedSeat[] =>
  fact.draft.terms
    .filter((term) => term.chamber === chamber && runsOn(term, day))
    .map((term) => ({ seat: nameSeat(term), bioguide: fact.draft.bioguide, fact }))

/** Terms end on the day on which the next ones begin. */
export const runsOn = ({ start, end }: Pick<LegislatorTerm, 'end' | 'start'>, day: string): boolean =>
  start <= day && day < end

/** Newest day in the list that is not after its retrieval. The list is no older, and may be retrieved long after. */
const findContentDay = (list: NonEmpty<Fact<LegislatorDraft>>): string => {
  const retrieved = list[0].source.retrieved_at.slice(0, 'YYYY-MM-DD'.length)
  let newest = ''
  for (const { draft } of list)
    for (const day of [draft.birthday ?? '', ...draft.terms.flatMap(({ start, end }) => [start, end])])
      if (day > newest && day <= retrieved) newest = day
  return newest
}
