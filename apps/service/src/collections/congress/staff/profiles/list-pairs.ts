import { makeDictionary } from './observation-columns.ts'
import type { FoldedName } from './compare-names.ts'
import type { Observations, Place } from './gather-observations.ts'
import type { Runs } from './make-runs.ts'
import { METHOD } from './method.ts'
import type { Run } from './run.ts'

/**
 * Lists pairs of runs that may be of one person. Each order puts similar runs side by side, and each run is compared
 * with the next few: so the number of pairs grows with the number of runs, however common a name is. A pair can appear
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
  /**
   * Block of a name. Only runs of one block are compared, in the order of their days. Undefined if the name is in no
   * block.
   */
  readonly ofName: (name: FoldedName) => string | undefined
  /** Divides a block by place. Absent if the place does not matter. */
  readonly ofPlace?: (place: Place) => string
  /** Sorts a block by suffix first. */
  readonly bySuffix?: true
  readonly isLike?: (one: Run, other: Run) => boolean
}

const NO_BLOCK = -1

/** Block number of each run. The numbers only tell blocks apart. */
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

/** Runs that are in a block, in the order of comparison. */
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
    (a, b) =>
      of(blocks, a) - of(blocks, b) ||
      suffixOf(a) - suffixOf(b) ||
      of(columns.start, a) - of(columns.start, b) ||
      a - b,
  )
}

/** Lists each run with its next neighbours. Makes each run once for all its comparisons. */
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
  // The same first name in one office, where one run begins as the other ends: surnames change.
  {
    ofName: (name) => (hasParts(name) ? name.first : undefined),
    ofPlace: ({ office }) => office,
    isLike: (one, other) => Math.abs(other.start - one.end) <= METHOD.adjoiningDays,
  },
]
