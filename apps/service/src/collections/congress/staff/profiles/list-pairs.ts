import { makeDictionary } from './observation-columns.ts'
import type { FoldedName } from './compare-names.ts'
import type { Observations, Place } from './gather-observations.ts'
import type { Runs } from './make-runs.ts'
import { METHOD } from './method.ts'
import type { Run } from './run.ts'

/**
 * Pairs of runs that may be of one person. In each of some orders a run stands beside those that are likest to it, and is
 * compared with the next few: so the number of pairs grows with that of the runs, however common a name is. A pair can come
 * more than once.
 */
export function* listPairs(
  runs: Runs,
  observations: Pick<Observations, 'names' | 'places'>,
): Generator<readonly [Run, Run], void, undefined> {
  for (const order of ORDERS) {
    const blocks = numberBlocks(order, runs, observations)
    yield* listNeighbours(order, runs, blocks, sortRuns(order, runs, blocks, observations))
  }
}

type Order = {
  /** Runs of different blocks are never compared; undefined where the name is in none. Within one they stand in the order of their days. */
  readonly ofName: (name: FoldedName) => string | undefined
  /** The other part of the block; nothing where every place is the same to it. */
  readonly ofPlace?: (place: Place) => string
  /** Within a block, suffixes stand together. */
  readonly bySuffix?: true
  readonly isLike?: (one: Run, other: Run) => boolean
}

const NO_BLOCK = -1

/** By run. Which number a block has does not matter: it only tells blocks apart. */
const numberBlocks = (
  { ofName, ofPlace }: Order,
  { count, columns }: Runs,
  { names, places }: Pick<Observations, 'names' | 'places'>,
): Float64Array => {
  const [blocks, halves] = [makeDictionary(), makeDictionary()]
  const byName = Int32Array.from(names, (name) => {
    const block = ofName(name)
    return block === undefined ? NO_BLOCK : blocks.numberOf(block)
  })
  const byPlace = Int32Array.from(places, (place) => halves.numberOf(ofPlace?.(place) ?? ''))
  const all = new Float64Array(count)
  for (let run = 0; run < count; run += 1) {
    const block = byName[columns.name[run] ?? 0] ?? NO_BLOCK
    const half = byPlace[columns.place[run] ?? 0] ?? 0
    all[run] = block === NO_BLOCK ? NO_BLOCK : block * byPlace.length + half
  }
  return all
}

/** Numbers of the runs that are in a block. */
const sortRuns = (
  { bySuffix }: Order,
  { count, columns }: Runs,
  blocks: Float64Array,
  { names }: Pick<Observations, 'names'>,
): Int32Array => {
  const suffixes = makeDictionary()
  const byName = Int32Array.from(names, ({ suffix }) => (bySuffix ? suffixes.numberOf(suffix) : 0))
  const ranks = suffixes.rank()
  const of = (column: ArrayLike<number>, place: number): number => column[place] ?? 0
  const suffixOf = (run: number): number => of(ranks, of(byName, of(columns.name, run)))
  const all = Int32Array.from({ length: count }, (_, run) => run).filter((run) => blocks[run] !== NO_BLOCK)
  return all.sort(
    (one, other) =>
      of(blocks, one) - of(blocks, other) ||
      suffixOf(one) - suffixOf(other) ||
      of(columns.start, one) - of(columns.start, other) ||
      one - other,
  )
}

/** Each run is made once for all that it is compared with. */
function* listNeighbours(
  { isLike }: Order,
  runs: Runs,
  blocks: Float64Array,
  sorted: Int32Array,
): Generator<readonly [Run, Run], void, undefined> {
  const next: Run[] = []
  const isOfBlock = (place: number, block: number | undefined): boolean =>
    place < sorted.length && blocks[sorted[place] ?? 0] === block
  for (let place = 0; place < sorted.length; place += 1) {
    const number = sorted[place] ?? 0
    const one = next.shift() ?? runs.at(number)
    while (next.length < METHOD.neighbours && isOfBlock(place + next.length + 1, blocks[number]))
      next.push(runs.at(sorted[place + next.length + 1] ?? 0))
    for (const other of next) if (isLike?.(one, other) !== false) yield [one, other]
  }
}

const hasParts = ({ last, first }: FoldedName): boolean => last !== '' && first !== ''

const ORDERS: readonly Order[] = [
  // The same name in full, also where its parts are not known.
  { ofName: ({ whole }) => whole, bySuffix: true },
  // The same surname and first name; the middle name may differ.
  { ofName: (name) => (hasParts(name) ? `${name.last}, ${name.first}` : undefined) },
  // The same surname and first letter, with one member or in one office.
  {
    ofName: (name) => (hasParts(name) ? `${name.last}, ${name.first.charAt(0)}` : undefined),
    ofPlace: ({ member, office }) => member ?? office,
  },
  // The same first name in one office, where the one begins as the other ends: surnames change.
  {
    ofName: (name) => (hasParts(name) ? name.first : undefined),
    ofPlace: ({ office }) => office,
    isLike: (one, other) => Math.abs(other.start - one.end) <= METHOD.adjoiningDays,
  },
]
