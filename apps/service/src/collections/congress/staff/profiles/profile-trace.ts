import type { ResolvedProfile } from './list-profiles.ts'
import { makeColumns } from './observation-columns.ts'

/** The profile of each observation. Observations are their places in the order in which they were given. */
export type ProfileTrace = {
  add(profile: Pick<ResolvedProfile, 'id' | 'observations'>): void
  readonly has: (profile: string) => boolean
  /** The profile of an observation. */
  readonly find: (given: number) => string | undefined
  /** The first observation of each profile, in the order in which profiles were added. */
  list(): Iterable<readonly [profile: string, given: number]>
}

const NO_PROFILE = -1

/** `count`: of observations. What else a profile has is not kept: two resolutions are held against each other by this alone. */
export const makeProfileTrace = (count: number): ProfileTrace => {
  const ids = new Set<string>()
  const names: string[] = []
  const firsts = makeColumns(['given'])
  const profiles = new Int32Array(count).fill(NO_PROFILE)
  return {
    add: ({ id, observations }) => {
      for (const { observation } of observations) profiles[observation.given] = names.length
      firsts.add({ given: observations[0]?.observation.given ?? 0 })
      ids.add(id)
      names.push(id)
    },
    has: (profile) => ids.has(profile),
    find: (given) => names[profiles[given] ?? NO_PROFILE],
    *list() {
      for (const [number, name] of names.entries()) yield [name, firsts.get('given', number)]
    },
  }
}
