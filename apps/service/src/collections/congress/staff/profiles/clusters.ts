import { countSharedDays, findNameVeto } from './find-veto.ts'
import type { Observations } from './gather-observations.ts'
import type { Runs } from './make-runs.ts'
import { METHOD } from './method.ts'

/** Sets of runs, each of one person. Runs are given by number. */
export type Clusters = {
  /** Number of a run's cluster: the number of one of its runs. */
  readonly find: (run: number) => number
  /** Merges two clusters. False if a pair of their runs forbids it. */
  merge(one: number, other: number): boolean
  /** Merges two clusters by a person's decision, which only another decision forbids. */
  mergeDecided(one: number, other: number): boolean
}

/**
 * Union-find. Each cluster keeps the runs that it must not be merged with, so a vetoed pair is never in one cluster. A
 * run needs no object until it is merged or kept apart.
 */
export const makeClusters = (
  runs: Runs,
  observations: Pick<Observations, 'names' | 'places'>,
  apart: readonly (readonly [number, number])[],
): Clusters => {
  const parents = Int32Array.from({ length: runs.count }, (_, number) => number)
  const clusters = new Map<number, Cluster>()
  const { makeCluster, join, areVetoed } = openPosts(runs, observations)
  const clusterOf = (number: number): Cluster => clusters.get(number) ?? makeCluster(number)
  const keepApart = (one: number, other: number): void => {
    const cluster = clusterOf(one)
    clusters.set(one, { ...cluster, apart: [...cluster.apart, other] })
  }
  for (const [one, other] of apart) {
    keepApart(one, other)
    keepApart(other, one)
  }
  const find = (number: number): number => {
    let root = number
    while (parents[root] !== root) root = parents[root] ?? root
    let next = number
    while (parents[next] !== root) {
      const above = parents[next] ?? root
      parents[next] = root
      next = above
    }
    return root
  }
  const mergeUnless = (
    one: number,
    other: number,
    forbids: (one: Cluster, other: Cluster) => boolean,
  ): boolean => {
    const [from, to] = [find(one), find(other)]
    if (from === to) return true
    const [first, second] = [clusterOf(from), clusterOf(to)]
    if (first.apart.some((number) => find(number) === to) || forbids(first, second)) return false
    const [small, large] = first.size < second.size ? [from, to] : [to, from]
    clusters.set(large, join(first, second))
    clusters.delete(small)
    parents[small] = large
    return true
  }
  return {
    find,
    merge: (one, other) => mergeUnless(one, other, areVetoed),
    mergeDecided: (one, other) => mergeUnless(one, other, () => false),
  }
}

type Cluster = {
  readonly size: number
  /** Numbers of its names, each once. */
  readonly names: readonly number[]
  /** Runs that allow no other post at the same time, sorted by first day. */
  readonly posts: readonly number[]
  /** Runs that a decision keeps apart from this cluster. */
  readonly apart: readonly number[]
}

const NO_RUNS: readonly number[] = []

const openPosts = (
  { columns: { name, place, surelyFrom, surelyTo, allowsOthers } }: Runs,
  { names, places }: Pick<Observations, 'names' | 'places'>,
) => {
  const firstDay = (run: number): number => surelyFrom[run] ?? 0
  const lastDay = (run: number): number => surelyTo[run] ?? 0
  const daysOf = (run: number) => ({ surelyFrom: firstDay(run), surelyTo: lastDay(run) })
  const officeOf = (run: number): string | undefined => places[place[run] ?? 0]?.office
  const areTwoPosts = (one: number, other: number): boolean =>
    officeOf(one) !== officeOf(other) && countSharedDays(daysOf(one), daysOf(other)) > METHOD.mostSharedDays
  const overlapsAny = (run: number, posts: readonly number[]): boolean => {
    for (const post of posts) {
      if (firstDay(post) > lastDay(run)) return false
      if (areTwoPosts(run, post)) return true
    }
    return false
  }
  const areNamesVetoed = (one: number, other: number): boolean => {
    const [first, second] = [names[one], names[other]]
    return first !== undefined && second !== undefined && findNameVeto(first, second) !== undefined
  }
  return {
    makeCluster: (run: number): Cluster => ({
      size: 1,
      names: [name[run] ?? 0],
      posts: allowsOthers[run] === 1 || lastDay(run) < firstDay(run) ? NO_RUNS : [run],
      apart: NO_RUNS,
    }),
    join: (one: Cluster, other: Cluster): Cluster => ({
      size: one.size + other.size,
      names: [...new Set([...one.names, ...other.names])],
      posts: [...one.posts, ...other.posts].sort((a, b) => firstDay(a) - firstDay(b)),
      apart: one.apart.length + other.apart.length === 0 ? NO_RUNS : [...one.apart, ...other.apart],
    }),
    areVetoed: (one: Cluster, other: Cluster): boolean =>
      one.names.some((first) => other.names.some((second) => areNamesVetoed(first, second))) ||
      one.posts.some((first) => overlapsAny(first, other.posts)),
  }
}
