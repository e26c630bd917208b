import type { PayingChamber } from '@rotunda/contract'
import {
  makeColumns,
  makeDictionary,
  makeTextPool,
  type Dictionary,
  type TextPool,
} from './observation-columns.ts'
import { foldName, type FoldedName } from './compare-names.ts'
import type { StaffView } from './staff-view.ts'

/** An office, with its member if it has one. */
export type Place = {
  readonly office: string
  readonly chamber: PayingChamber
  readonly member: string | null
  readonly party: string | null
  readonly state: string | null
}

/** An observation for comparison. Numbers replace texts that many observations share. */
export type Observation = {
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
  /** Rank of the time at which a document first had it. */
  readonly firstSeen: number
  /** Place in the input. */
  readonly given: number
}

export type Observations = {
  readonly count: number
  /** Sorted by name, office, first day, last day and id, so the order of the input does not matter. */
  readonly at: (position: number) => Observation
  /** Id of the observation at this place in the input. */
  readonly idOf: (given: number) => string
  readonly names: readonly FoldedName[]
  readonly places: readonly Place[]
  readonly titles: readonly string[]
}

export const gatherObservations = (views: Iterable<StaffView>): Observations => {
  const names = makeDictionary()
  const folded: FoldedName[] = []
  const places = makeDictionary()
  const placeOf: Place[] = []
  const titles = makeDictionary()
  const seen = makeDictionary()
  const classes = makeDictionary()
  const gathered = makeColumns(COLUMNS)
  const ids = makeTextPool()
  const parts = makeDictionary()
  // A name is folded once, however often it is printed.
  const known = new Map<string, number>()
  const numberName = (view: StaffView): number => {
    const number = known.get(view.nameRaw) ?? foldNew(view)
    known.set(view.nameRaw, number)
    return number
  }
  const foldNew = (view: StaffView): number => {
    const name = foldName(view.name, view.nameRaw)
    const number = names.numberOf([name.last, name.first, name.middle, name.suffix, name.whole].join('\n'))
    folded[number] ??= shareParts(name, parts)
    return number
  }
  const numberPlace = ({ office, chamber, member, party, state }: StaffView): number => {
    const number = places.numberOf([office, chamber, member, party, state].join('\n'))
    placeOf[number] ??= { office, chamber, member, party, state }
    return number
  }
  for (const view of views) {
    ids.add(view.id)
    gathered.add({
      name: numberName(view),
      place: numberPlace(view),
      title: titles.numberOf(foldTitle(view.title)),
      titleClass: classes.numberOf(view.titleClass),
      start: dayNumber(view.start),
      end: dayNumber(view.end),
      flags:
        (view.everyDay ? EVERY_DAY : 0) |
        (view.flags.includes('shared') ? SHARED : 0) |
        (view.flags.includes('part_time') ? PART_TIME : 0),
      firstSeen: seen.numberOf(view.firstSeen),
    })
  }
  const columns = gathered.close()
  const order = sortAll(columns, ids, { name: names.rank(), place: places.rank() })
  return openObservations({
    columns,
    ids,
    order,
    classes: classes.texts,
    seenRank: seen.rank(),
    names: folded,
    places: placeOf,
    titles: titles.texts,
  })
}

type Gathered = Pick<Observations, 'names' | 'places' | 'titles'> & {
  readonly columns: GatheredColumns
  readonly ids: TextPool
  readonly order: Int32Array
  readonly classes: readonly string[]
  readonly seenRank: Int32Array
}

/** A function of its own, so that the dictionaries of the gathering can be freed. */
const openObservations = (gathered: Gathered): Observations => {
  const { columns, ids, order, classes, seenRank, names, places, titles } = gathered
  return {
    count: order.length,
    idOf: ids.get,
    at: (position) => {
      const given = at(order, position)
      const flags = at(columns.flags, given)
      return {
        name: at(columns.name, given),
        place: at(columns.place, given),
        title: at(columns.title, given),
        titleClass: classes[at(columns.titleClass, given)] ?? '',
        start: at(columns.start, given),
        end: at(columns.end, given),
        everyDay: (flags & EVERY_DAY) !== 0,
        isShared: (flags & SHARED) !== 0,
        isPartTime: (flags & PART_TIME) !== 0,
        firstSeen: at(seenRank, at(columns.firstSeen, given)),
        given,
      }
    },
    names,
    places,
    titles,
  }
}

const COLUMNS = ['name', 'place', 'title', 'titleClass', 'start', 'end', 'flags', 'firstSeen'] as const
type GatheredColumns = Readonly<Record<(typeof COLUMNS)[number], Int32Array>>
const EVERY_DAY = 1
const SHARED = 2
const PART_TIME = 4

type Ranks = Readonly<Record<'name' | 'place', Int32Array>>

const sortAll = ({ name, place, start, end }: GatheredColumns, ids: TextPool, ranks: Ranks): Int32Array =>
  Int32Array.from({ length: ids.count() }, (_, given) => given).sort(
    (a, b) =>
      at(ranks.name, at(name, a)) - at(ranks.name, at(name, b)) ||
      at(ranks.place, at(place, a)) - at(ranks.place, at(place, b)) ||
      at(start, a) - at(start, b) ||
      at(end, a) - at(end, b) ||
      (ids.get(a) < ids.get(b) ? -1 : 1),
  )

const at = (column: Int32Array, index: number): number => column[index] ?? 0

/** Holds each distinct part of names once, because few differ. */
const shareParts = (name: FoldedName, { texts, numberOf }: Dictionary): FoldedName => {
  const share = (part: string): string => texts[numberOf(part)] ?? part
  const [last, first] = [share(name.last), share(name.first)]
  return { last, first, middle: share(name.middle), suffix: share(name.suffix), whole: name.whole }
}

const foldTitle = (title: string | null): string =>
  (title ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY)
const DAY = 86_400_000
