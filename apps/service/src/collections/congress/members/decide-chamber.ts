import type { LegislatorTerm } from '../../../publishers/congress/index.ts'
import type { Origin } from '../../../releases/index.ts'
import { congressOn } from '../congress-days.ts'
import { runsOn, type ChamberList } from './chamber-lists.ts'
import { findLegislator } from './find-legislator.ts'
import type { GatheredPerson } from './facts.ts'
import { nameSeat, type Chamber } from '../seat-names.ts'

export type Holder = { readonly bioguide: string; readonly fact: Origin }

/** The holders of the seats of a chamber, and the lists that decide them. */
export type ChamberState = {
  readonly chamber: Chamber
  readonly lists: readonly ChamberList[]
  /** The newest list that accounts for every seat; undefined where none does. */
  readonly whole: ChamberList | undefined
  /** The newest content day of all lists. */
  readonly day: string
  /** Holders by the name of the seat. Several may contend for it if no list is whole. */
  readonly holders: ReadonlyMap<string, readonly Holder[]>
  /** The seat that each person holds. */
  readonly seatOf: ReadonlyMap<string, string>
  /** The chamber's own lists of this Congress that are not whole, and not older than the whole list. */
  readonly partial: readonly ChamberList[]
}

export type DecidingLists = Omit<ChamberState, 'holders' | 'seatOf'>

/**
 * The newest whole list of a chamber decides; of two of one day, the chamber's own. Entries of persons add later
 * events: a term that began, or ended, after that list. Without a whole list entries decide. A newer list of the
 * chamber itself then gives seats to the members it names, and takes none from members whom it lacks.
 */
export const decideChamber = (
  chamber: Chamber,
  all: readonly ChamberList[],
  people: ReadonlyMap<string, GatheredPerson>,
): ChamberState => {
  const state = chooseLists(chamber, all)
  const holders = findHolders(state, people)
  const seatOf = new Map(
    [...holders].flatMap(([seat, all]) => all.map(({ bioguide }) => [bioguide, seat] as const)),
  )
  return { ...state, holders, seatOf }
}

/** The lists of a chamber that decide who sits. */
export const chooseLists = (chamber: Chamber, all: readonly ChamberList[]): DecidingLists => {
  const lists = all.filter((list) => list.chamber === chamber)
  const day = newestDayOf(lists)
  const whole = lists
    .filter((list) => list.missing.length === 0 && isOfCongress(list.day, day))
    .reduce<ChamberList | undefined>((best, list) => (best && best.day >= list.day ? best : list), undefined)
  const partial = lists.filter(
    (list) =>
      list.isOwn && list.missing.length > 0 && list.day >= (whole?.day ?? '') && isOfCongress(list.day, day),
  )
  return { chamber, lists, whole, day, partial }
}

/** Whether a list is of today's Congress. A list without a day may be of any. */
const isOfCongress = (day: string, today: string): boolean =>
  day === '' || congressOn(day) === congressOn(today)

const newestDayOf = (lists: readonly ChamberList[]): string =>
  lists.reduce((newest, { day }) => (day > newest ? day : newest), '')

const findHolders = (
  state: DecidingLists,
  people: ReadonlyMap<string, GatheredPerson>,
): ReadonlyMap<string, readonly Holder[]> => {
  const claims = [...people.values()].flatMap((person) => findClaim(person, state) ?? [])
  const holders = new Map<string, readonly Holder[]>(Map.groupBy(claims, ({ seat }) => seat))
  const sitting = new Set(claims.map(({ bioguide }) => bioguide))
  const isTaken = (seat: string, { day }: ChamberList): boolean =>
    (holders.get(seat) ?? []).some(({ bioguide }) => (people.get(bioguide)?.entryDay ?? '') >= day)
  for (const list of state.whole === undefined ? state.partial : [state.whole])
    for (const [seat, { bioguide, fact }] of list.seats)
      if (
        bioguide !== null &&
        !isTaken(seat, list) &&
        !sitting.has(bioguide) &&
        !hasLeft(people.get(bioguide), list, state)
      ) {
        holders.set(seat, [{ bioguide, fact }])
        sitting.add(bioguide)
      }
  return holders
}

/** The seat of the entry's running term, if no whole list is as new. */
const findClaim = (
  person: GatheredPerson,
  state: DecidingLists,
): (Holder & { readonly seat: string }) | undefined => {
  const fact = findLegislator(person)
  if (fact === undefined) return findLineClaim(person, state)
  if (person.entryDay <= (state.whole?.day ?? '')) return undefined
  const term = findRunning(fact.draft.terms, state)
  return (
    term && {
      bioguide: person.bioguide,
      fact,
      seat: nameSeat(term) ?? `${state.chamber} of ${person.bioguide}`,
    }
  )
}

/** The seat in the CSV of sitting members, if no list is whole. */
const findLineClaim = (
  { bioguide, lines }: GatheredPerson,
  { chamber, whole }: DecidingLists,
): (Holder & { readonly seat: string }) | undefined => {
  const fact = lines.find(
    ({ source, draft }) => /legislators-current/.test(source.url) && draft.last_term.chamber === chamber,
  )
  if (fact === undefined || whole !== undefined) return undefined
  return { bioguide, fact, seat: nameSeat(fact.draft.last_term) ?? `${chamber} of ${bioguide}` }
}

/** The term of the chamber that runs on the day. */
export const findRunning = (
  terms: readonly LegislatorTerm[],
  { chamber, day }: Pick<ChamberState, 'chamber' | 'day'>,
): LegislatorTerm | undefined => terms.findLast((term) => term.chamber === chamber && runsOn(term, day))

/**
 * Whether a newer entry has a term that has ended since the list, or a newer list has the person among former members.
 */
const hasLeft = (
  person: GatheredPerson | undefined,
  { day }: ChamberList,
  { chamber }: DecidingLists,
): boolean => {
  if (person === undefined || person.entryDay <= day) return false
  const fact = findLegislator(person)
  if (fact === undefined) return person.lines.some(({ source }) => /legislators-historical/.test(source.url))
  return fact.draft.terms.some(
    (term) => term.chamber === chamber && day <= term.end && term.end <= person.entryDay,
  )
}
