import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../platform/index.ts'
import { tokenOf } from './bundle/write-bag.ts'
import type { Publication, ReleaseSummary } from './release.ts'

/**
 * The summary of a release that was published at any time. Refuses what never was, what was taken away, and what is
 * damaged, each in words of its own: an address that was cited must not be taken for a misspelt one.
 */
export const getPublished = (
  directory: string,
  publications: readonly Publication[],
  release: string,
  findSummary: (release: string) => ReleaseSummary | undefined,
): ReleaseSummary => {
  if (!publications.some((one) => one.release === release)) throw refuseUnknown(publications, release)
  const summary = findSummary(release)
  if (summary !== undefined) return summary
  throw existsSync(join(directory, release)) ? refuseDamaged(release) : refuseGone(release)
}

/** A citation may hold the token, or the beginning of the id. */
const FEWEST_DIGITS = 8

const refuseUnknown = (publications: readonly Publication[], name: string): Refusal => {
  const meant = new Set(
    publications.flatMap(({ release }) =>
      tokenOf(release) === name || (name.length >= FEWEST_DIGITS && release.startsWith(name))
        ? [release]
        : [],
    ),
  )
  const [only] = meant.size === 1 ? meant : []
  return new Refusal(
    'not_found',
    `No release with this id was published here. ${only === undefined ? '' : `Did you mean "${only}"? `}The id is all 64 digits that /downloads gives for each release.`,
    { param: 'release', ...(only !== undefined && { didYouMean: only }) },
  )
}

const refuseGone = (release: string): Refusal =>
  new Refusal(
    'release_gone',
    `The release ${release} was published here, and its files have since been taken away. /downloads lists those that can be read.`,
    { param: 'release' },
  )

const refuseDamaged = (release: string): Refusal =>
  new Refusal(
    'unavailable',
    `The release ${release} was published here, and what it says of itself is damaged. The operator can put its files back.`,
    { param: 'release', retryAfterSeconds: RETRY_SECONDS },
  )

const RETRY_SECONDS = 30
