import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../../platform/index.ts'
import { tokenOf } from '../bundle/write-bag.ts'
import { findEnded, listEnded } from '../find-ended.ts'
import { findSummary } from '../find-summary.ts'
import { ENDED_FOLDER, SUMMARY_FILE } from '../release-names.ts'
import { freedFolder, isFreed, noteUse } from '../used-releases.ts'
import { refuseFetching, refuseStillOpening } from './refusals.ts'
import type { CurrentRelease, EndedRelease, Publication, ReleaseSummary } from '../release.ts'

type Found = Pick<
  CurrentRelease,
  'findByToken' | 'findSummary' | 'getPublished' | 'isHere' | 'listEnded' | 'listPublications'
>

/**
 * Finds releases that were ever published. A cited address must not look like a misspelt one, so an unknown release, a
 * removed one and a damaged one each have their own refusal.
 */
export const findPublished = (
  directory: string,
  list: () => readonly Publication[],
  isAhead: (release: string) => boolean,
): Found => {
  const findKept = makeSummaryFinder(directory)
  const isPublished = (release: string): boolean =>
    list().some((publication) => publication.release === release)
  return {
    getPublished: (release) => {
      if (isAhead(release)) throw refuseStillOpening()
      if (!isPublished(release)) throw refuseUnknown(list(), release)
      const summary = isHere(directory, release) ? findKept(release) : undefined
      if (summary !== undefined) {
        noteUse(directory, release)
        return summary
      }
      const ended = findEnded(directory, release)
      if (ended !== undefined) throw refuseEnded(release, ended)
      if (existsSync(join(directory, release))) throw refuseDamaged(release)
      throw noteUse(directory, release) ? refuseFetching(release) : refuseGone(release)
    },
    findByToken: (token) => list().find(({ release }) => tokenOf(release) === token)?.release,
    listPublications: list,
    isHere: (release) => isHere(directory, release),
    listEnded: () => listEnded(directory),
    findSummary: (release) => (isPublished(release) ? findKept(release) : undefined),
  }
}

const isHere = (directory: string, release: string): boolean =>
  existsSync(join(directory, release, SUMMARY_FILE))

/** A release never changes, so its summary is read once. The summary of a freed release is kept. */
const makeSummaryFinder = (directory: string): ((release: string) => ReleaseSummary | undefined) => {
  const summaries = new Map<string, ReleaseSummary>()
  return (release) => {
    // The folder may have been removed since the release was read, or its removal was interrupted.
    const isThere = isHere(directory, release)
    if (!isThere && (existsSync(join(directory, release)) || !isFreed(directory, release))) return undefined
    if (existsSync(join(directory, ENDED_FOLDER, `${release}.json`))) return undefined
    const summary =
      summaries.get(release) ??
      findSummary(isThere ? join(directory, release) : freedFolder(directory, release))
    if (summary !== undefined) summaries.set(release, summary)
    return summary
  }
}

/** A citation may hold the token, or the beginning of the id. */
const FEWEST_DIGITS = 8

const refuseUnknown = (publications: readonly Publication[], name: string): Refusal => {
  const matches = new Set(
    publications.flatMap(({ release }) =>
      tokenOf(release) === name || (name.length >= FEWEST_DIGITS && release.startsWith(name))
        ? [release]
        : [],
    ),
  )
  const [only] = matches.size === 1 ? matches : []
  return new Refusal(
    'not_found',
    `No release with this id was published here. ${only === undefined ? '' : `Did you mean "${only}"? `}The id is all 64 digits that /downloads gives for each release.`,
    { param: 'release', ...(only !== undefined && { didYouMean: only }) },
  )
}

const refuseGone = (release: string): Refusal =>
  new Refusal(
    'release_gone',
    `The release ${release} was published here, but its files have been removed since. /downloads lists the releases that can be read.`,
    { param: 'release' },
  )

const refuseEnded = (release: string, { ended_at, notice }: EndedRelease): Refusal =>
  new Refusal(
    'release_gone',
    `The operator ended the serving of the release ${release} on ${ended_at.slice(0, 'YYYY-MM-DD'.length)}: ${notice} /downloads lists the releases that can be read.`,
    { param: 'release' },
  )

const refuseDamaged = (release: string): Refusal =>
  new Refusal(
    'unavailable',
    `The release ${release} was published here, but its summary is damaged. The operator can put its files back.`,
    { param: 'release', retryAfterSeconds: RETRY_SECONDS },
  )

const RETRY_SECONDS = 30
