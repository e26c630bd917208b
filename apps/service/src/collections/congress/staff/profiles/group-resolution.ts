import type { Doubt } from './doubts.ts'
import type { Merge, Resolution } from './resolve-staff.ts'

/** Facts of each cluster of a resolution. A cluster is given as the numbers of its runs. */
export type Groups = {
  /** In the order of their first runs. */
  readonly listClusters: () => Iterable<Int32Array>
  /** The cluster of a run. */
  clusterOf(run: number): Int32Array
  mergesOf(cluster: Int32Array): readonly Merge[]
  /** Doubts, seen from this cluster: one for each other cluster, the heaviest first. */
  doubtsOf(cluster: Int32Array): readonly Doubt[]
}

type Grouped = Pick<Resolution, 'runs' | 'clusters' | 'merges' | 'doubts'>

export const groupResolution = ({ runs, clusters: { find }, merges, doubts }: Grouped): Groups => {
  const roots = Int32Array.from({ length: runs.count }, (_, run) => find(run))
  const rootOf = (run: number): number => roots[run] ?? 0
  const members = groupPlaces(roots, runs.count)
  const merged = groupPlaces(
    Int32Array.from(merges, ({ one }) => rootOf(one)),
    runs.count,
  )
  // Each doubt has two sides: twice its place, and the number after that.
  const sides = new Int32Array(doubts.count * 2)
  for (let place = 0; place < doubts.count; place += 1) {
    const { one, other } = doubts.at(place)
    sides[place * 2] = rootOf(one)
    sides[place * 2 + 1] = rootOf(other)
  }
  const unclear = groupPlaces(sides, runs.count)
  const rootOfAll = ([first = 0]: Int32Array): number => rootOf(first)
  const listClusters = function* (): Generator<Int32Array, void, undefined> {
    for (let run = 0; run < runs.count; run += 1) {
      const own = members.listOf(rootOf(run))
      if (own[0] === run) yield own
    }
  }
  return {
    listClusters,
    clusterOf: (run) => members.listOf(rootOf(run)),
    mergesOf: (cluster) => [...merged.listOf(rootOfAll(cluster))].flatMap((place) => merges[place] ?? []),
    doubtsOf: (cluster) => {
      const found = new Map<number, Doubt>()
      for (const side of unclear.listOf(rootOfAll(cluster))) {
        const doubt = doubts.at(side >> 1)
        const turned = side % 2 === 0 ? doubt : { ...doubt, one: doubt.other, other: doubt.one }
        if (!found.has(rootOf(turned.other))) found.set(rootOf(turned.other), turned)
      }
      return [...found.values()]
    },
  }
}

/** Places, grouped by their numbers. */
type GroupedPlaces = {
  /** Places with this number, in order; empty if there are none. */
  listOf(number: number): Int32Array
}

/** Groups places with a counting sort, so that no group is an object of its own. Every number is less than `below`. */
export const groupPlaces = (numbers: Int32Array, below: number): GroupedPlaces => {
  const ends = new Int32Array(below)
  for (const number of numbers) ends[number] = (ends[number] ?? 0) + 1
  let before = 0
  for (let number = 0; number < below; number += 1) {
    const count = ends[number] ?? 0
    ends[number] = before
    before += count
  }
  const places = new Int32Array(numbers.length)
  for (let place = 0; place < numbers.length; place += 1) {
    const number = numbers[place] ?? 0
    const next = ends[number] ?? 0
    places[next] = place
    ends[number] = next + 1
  }
  return { listOf: (number) => places.subarray(number === 0 ? 0 : ends[number - 1], ends[number]) }
}
