import { countSharedDays, findNameVeto } from './find-veto.ts'
import type { Observations } from './gather-observations.ts'
import type { Runs } from './make-runs.ts'
import { METHOD } from './method.ts'

/** Sets of runs that are one person each. Runs are given by their numbers. */
export type Clusters = {
  /** The number of the cluster of a run: that of one of its runs. */
  readonly find: (run: number) => number
  /** Makes two clusters one, or says that a pair of their runs forbids it. */
  merge(one: number, other: number): boolean
  /** The same by a person's decision, which only another decision forbids. */
  mergeDecided(one: number, other: number): boolean
}

/**
 * Union-find. Each cluster keeps the observations that it must not be merged with, so that a vetoed pair is never in one.
 * A record that has not been merged has no object of its own.
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
  /** Numbers of the runs that allow no other post at the same time, by their first days. */
  readonly posts: readonly number[]
  /** Runs that a person has decided are others. */
  readonly apart: readonly number[]
}

const NOBODY: readonly number[] = []

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
      posts: allowsOthers[run] === 1 || lastDay(run) < firstDay(run) ? NOBODY : [run],
      apart: NOBODY,
    }),
    join: (one: Cluster, other: Cluster): Cluster => ({
      size: one.size + other.size,
      names: [...new Set([...one.names, ...other.names])],
      posts: [...one.posts, ...other.posts].sort((first, second) => firstDay(first) - firstDay(second)),
      apart: one.apart.length + other.apart.length === 0 ? NOBODY : [...one.apart, ...other.apart],
    }),
    areVetoed: (one: Cluster, other: Cluster): boolean =>
      one.names.some((first) => other.names.some((second) => areNamesVetoed(first, second))) ||
      one.posts.some((first) => overlapsAny(first, other.posts)),
  }
}
