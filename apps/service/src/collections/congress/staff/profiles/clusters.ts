import { findVeto, haveTwoPosts } from './find-veto.ts'
import type { Run } from './run.ts'

/** Sets of runs that are one person each. */
export type Clusters = {
  /** The number of the cluster of a run: that of one of its runs. */
  readonly find: (run: Run) => number
  /** Makes two clusters one, or says that a pair of their runs forbids it. */
  merge(one: Run, other: Run): boolean
  /** The same by a person's decision, which only another decision forbids. */
  mergeDecided(one: Run, other: Run): boolean
}

/** Union-find. Each cluster keeps the observations that it must not be merged with, so that a vetoed pair is never in one. */
export const makeClusters = (runs: readonly Run[], apart: readonly (readonly [Run, Run])[]): Clusters => {
  const parents = Int32Array.from(runs.keys())
  const clusters: (Cluster | undefined)[] = runs.map(makeCluster)
  const keepApart = (one: Run, other: Run): void => {
    const cluster = clusters[one.number]
    if (cluster !== undefined) clusters[one.number] = { ...cluster, apart: [...cluster.apart, other.number] }
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
  const mergeUnless = (one: Run, other: Run, forbids: (one: Cluster, other: Cluster) => boolean): boolean => {
    const [from, to] = [find(one.number), find(other.number)]
    if (from === to) return true
    const [first, second] = [clusters[from], clusters[to]]
    if (first === undefined || second === undefined) throw new Error('a cluster without its runs')
    if (first.apart.some((number) => find(number) === to) || forbids(first, second)) return false
    const [small, large] = first.size < second.size ? [from, to] : [to, from]
    clusters[large] = join(first, second)
    clusters[small] = undefined
    parents[small] = large
    return true
  }
  return {
    find: ({ number }) => find(number),
    merge: (one, other) => mergeUnless(one, other, areVetoed),
    mergeDecided: (one, other) => mergeUnless(one, other, () => false),
  }
}

type Cluster = {
  readonly size: number
  /** One run of each name. */
  readonly names: readonly Run[]
  /** Runs that allow no other post at the same time, by their first days. */
  readonly posts: readonly Run[]
  /** Runs that a person has decided are others. */
  readonly apart: readonly number[]
}

const makeCluster = (run: Run): Cluster => ({
  size: 1,
  names: [run],
  posts: run.allowsOthers || run.surelyTo < run.surelyFrom ? NO_POSTS : [run],
  apart: NOBODY,
})

const NO_POSTS: readonly Run[] = []
const NOBODY: readonly number[] = []

const join = (one: Cluster, other: Cluster): Cluster => ({
  size: one.size + other.size,
  names: [...new Map([...one.names, ...other.names].map((run) => [run.nameNumber, run])).values()],
  posts: [...one.posts, ...other.posts].sort((first, second) => first.surelyFrom - second.surelyFrom),
  apart: one.apart.length + other.apart.length === 0 ? NOBODY : [...one.apart, ...other.apart],
})

const areVetoed = (one: Cluster, other: Cluster): boolean =>
  one.names.some((first) =>
    other.names.some((second) => {
      const veto = findVeto(first, second)
      return veto !== undefined && veto !== 'two_posts'
    }),
  ) || one.posts.some((first) => overlapsAny(first, other.posts))

const overlapsAny = (run: Run, posts: readonly Run[]): boolean => {
  for (const post of posts) {
    if (post.surelyFrom > run.surelyTo) return false
    if (haveTwoPosts(run, post)) return true
  }
  return false
}
