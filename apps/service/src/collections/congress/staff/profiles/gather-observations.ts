import type { PayingChamber } from '@rotunda/contract'
import { makeDictionary } from './dictionary.ts'
import { foldName, type FoldedName } from './fold-name.ts'
import type { StaffView } from './staff-view.ts'

/** An office in the hands of one member, as far as it is of one. */
export type Place = {
  readonly office: string
  readonly chamber: PayingChamber
  readonly member: string | null
  readonly party: string | null
  readonly state: string | null
}

/** An observation in little memory: numbers stand for texts that many have. */
export type Observation = {
  readonly id: string
  readonly name: number
  readonly place: number
  readonly title: number
  readonly titleClass: string
  /** Days since 1970. */
  readonly start: number
  readonly end: number
  readonly everyDay: boolean
  readonly isShared: boolean
  readonly isPartTime: boolean
  /** Place in the order in which documents came. */
  readonly firstSeen: number
  /** Place in the order in which it was given. */
  readonly given: number
}

export type Observations = {
  /** By name, office, first day, last day and id, whatever the order in which they were given. */
  readonly sorted: readonly Observation[]
  readonly names: readonly FoldedName[]
  readonly places: readonly Place[]
  readonly titles: readonly string[]
  readonly firstSeen: readonly string[]
}

export const gatherObservations = (views: Iterable<StaffView>): Observations => {
  const names = makeDictionary()
  const folded: FoldedName[] = []
  const places = makeDictionary()
  const placeOf: Place[] = []
  const titles = makeDictionary()
  const seen = makeDictionary()
  const found: Observation[] = []
  const numberName = (view: StaffView): number => {
    const name = foldName(view.name, view.nameRaw)
    const number = names.numberOf([name.last, name.first, name.middle, name.suffix, name.whole].join('\n'))
    folded[number] ??= name
    return number
  }
  const numberPlace = ({ office, chamber, member, party, state }: StaffView): number => {
    const number = places.numberOf([office, chamber, member, party, state].join('\n'))
    placeOf[number] ??= { office, chamber, member, party, state }
    return number
  }
  for (const view of views) {
    found.push({
      id: view.id,
      name: numberName(view),
      place: numberPlace(view),
      title: titles.numberOf(foldTitle(view.title)),
      titleClass: view.titleClass,
      start: dayNumber(view.start),
      end: dayNumber(view.end),
      everyDay: view.everyDay,
      isShared: view.flags.includes('shared'),
      isPartTime: view.flags.includes('part_time'),
      firstSeen: seen.numberOf(view.firstSeen),
      given: found.length,
    })
  }
  const ranks = { name: names.rank(), place: places.rank() }
  return {
    sorted: found.sort((one, other) => compare(one, other, ranks)),
    names: folded,
    places: placeOf,
    titles: titles.texts,
    firstSeen: seen.texts,
  }
}

type Ranks = Readonly<Record<'name' | 'place', Int32Array>>

const compare = (one: Observation, other: Observation, ranks: Ranks): number =>
  at(ranks.name, one.name) - at(ranks.name, other.name) ||
  at(ranks.place, one.place) - at(ranks.place, other.place) ||
  one.start - other.start ||
  one.end - other.end ||
  (one.id < other.id ? -1 : 1)

const at = (ranks: Int32Array, number: number): number => ranks[number] ?? 0

const foldTitle = (title: string | null): string =>
  (title ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY)
const DAY = 86_400_000
