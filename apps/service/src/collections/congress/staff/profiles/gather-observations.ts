import type { PayingChamber } from '@rotunda/contract'
import { makeDictionary } from './dictionary.ts'
import { foldName, type FoldedName } from './fold-name.ts'
import { makeColumns, type Columns } from './observation-columns.ts'
import type { StaffView } from './staff-view.ts'

/** An office in the hands of one member, as far as it is of one. */
export type Place = {
  readonly office: string
  readonly chamber: PayingChamber
  readonly member: string | null
  readonly party: string | null
  readonly state: string | null
}

/** An observation as it is compared: numbers stand for texts that many have. */
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
  readonly count: number
  /** In the order of name, office, first day, last day and id: the order in which they were given does not count. */
  readonly at: (position: number) => Observation
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
  const columns = makeColumns(COLUMNS)
  const ids: string[] = []
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
    folded[number] ??= name
    return number
  }
  const numberPlace = ({ office, chamber, member, party, state }: StaffView): number => {
    const number = places.numberOf([office, chamber, member, party, state].join('\n'))
    placeOf[number] ??= { office, chamber, member, party, state }
    return number
  }
  for (const view of views) {
    ids.push(view.id)
    columns.add({
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
  readonly columns: Columns<ColumnName>
  readonly ids: readonly string[]
  readonly order: Int32Array
  readonly classes: readonly string[]
  readonly seenRank: Int32Array
}

/** Apart from the gathering, whose dictionaries need not be held any longer. */
const openObservations = (gathered: Gathered): Observations => {
  const { columns, ids, order, classes, seenRank, names, places, titles } = gathered
  return {
    count: ids.length,
    at: (position) => {
      const given = order[position] ?? 0
      const flags = columns.get('flags', given)
      return {
        id: ids[given] ?? '',
        name: columns.get('name', given),
        place: columns.get('place', given),
        title: columns.get('title', given),
        titleClass: classes[columns.get('titleClass', given)] ?? '',
        start: columns.get('start', given),
        end: columns.get('end', given),
        everyDay: (flags & EVERY_DAY) !== 0,
        isShared: (flags & SHARED) !== 0,
        isPartTime: (flags & PART_TIME) !== 0,
        firstSeen: seenRank[columns.get('firstSeen', given)] ?? 0,
        given,
      }
    },
    names,
    places,
    titles,
  }
}

const COLUMNS = ['name', 'place', 'title', 'titleClass', 'start', 'end', 'flags', 'firstSeen'] as const
type ColumnName = (typeof COLUMNS)[number]
const EVERY_DAY = 1
const SHARED = 2
const PART_TIME = 4

type Ranks = Readonly<Record<'name' | 'place', Int32Array>>

const sortAll = (columns: Columns<ColumnName>, ids: readonly string[], ranks: Ranks): Int32Array => {
  const of = (name: ColumnName, one: number) => columns.get(name, one)
  return Int32Array.from(ids.keys()).sort(
    (one, other) =>
      at(ranks.name, of('name', one)) - at(ranks.name, of('name', other)) ||
      at(ranks.place, of('place', one)) - at(ranks.place, of('place', other)) ||
      of('start', one) - of('start', other) ||
      of('end', one) - of('end', other) ||
      ((ids[one] ?? '') < (ids[other] ?? '') ? -1 : 1),
  )
}

const at = (ranks: Int32Array, number: number): number => ranks[number] ?? 0

const foldTitle = (title: string | null): string =>
  (title ?? '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const dayNumber = (day: string): number => Math.round(Date.parse(`${day}T00:00:00Z`) / DAY)
const DAY = 86_400_000
