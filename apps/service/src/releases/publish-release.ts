import { link, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isSystemFault, Refusal } from '../platform/index.ts'
import { explainFullDisk } from './build/explain-full-disk.ts'
import { withWorkFolder } from './build/work-folder.ts'
import { makeFileSet } from './bundle/file-set.ts'
import { syncFolder } from './bundle/sync-tree.ts'
import { findSummary } from './find-summary.ts'
import { formatPublication, PUBLICATIONS_FOLDER, readHistory, type History } from './publications.ts'
import type { Publication, ReleaseSummary } from './release.ts'
import { verifyRelease } from './verify-release.ts'

export type PublishNeeds = {
  /** Where the releases are. */
  readonly directory: string
  /** Id of the release. */
  readonly release: string
  /** How much smaller a dataset may be than it is now; 5 unless told. */
  readonly maxShrinkPercent?: number | undefined
  readonly acceptShrink?: boolean | undefined
  readonly acceptFailedChecks?: boolean | undefined
  readonly now: Date
}

export type Published = {
  readonly summary: ReleaseSummary
  /** Id of the release that was current before; null for the first. */
  readonly previous: string | null
  readonly outcome: 'published' | 'already_current'
}

const MAX_SHRINK_PERCENT = 5

/**
 * Makes a release the current one, all at once: running servers take it up within a second. Refuses one that is
 * damaged, and of those never published before one that failed a check or in which a dataset has shrunk, each with
 * the way out. Publishing the previous one again is the way back. Of processes that publish at once each has its place
 * in the history, one after the other.
 */
export const publishRelease = async (needs: PublishNeeds): Promise<Published> => {
  const { directory, release } = needs
  const folder = join(directory, release)
  const faults = await verifyRelease(folder)
  const summary = findSummary(folder)
  if (faults.length > 0 || summary === undefined)
    throw refuse(`it is not whole: ${faults.join('; ')}. Move ${folder} away and build it again.`)
  for (;;) {
    const history = readHistory(directory)
    const previous = history.publications[0]?.release ?? null
    if (previous === release) return { summary, previous, outcome: 'already_current' }
    refuseUnfit(summary, history, needs)
    if (await addPublication(directory, history.next, { release, published_at: needs.now.toISOString() }))
      return { summary, previous, outcome: 'published' }
    // Another process has published since: the release is held against that one now.
  }
}

/** What was published before was accepted then, and is the way back now. */
const refuseUnfit = (summary: ReleaseSummary, { publications }: History, needs: PublishNeeds): void => {
  if (publications.some(({ release }) => release === summary.id)) return
  const [current] = publications
  refuseFailed(summary, needs)
  refuseShrunk(
    summary,
    current === undefined ? undefined : findSummary(join(needs.directory, current.release)),
    needs,
  )
}

const refuse = (detail: string): Refusal =>
  new Refusal('invalid_query', `The release is not published: ${detail}`)

const refuseFailed = ({ checks }: ReleaseSummary, { acceptFailedChecks = false }: PublishNeeds): void => {
  const failed = checks.filter(({ passed }) => !passed).map(({ name, detail }) => `${name} (${detail})`)
  if (failed.length === 0 || acceptFailedChecks) return
  throw refuse(
    `it failed ${failed.length === 1 ? 'a check' : `${failed.length} checks`}: ${failed.join(' ')} ` +
      'Mend the documents and build again, or publish it all the same with --accept-failed-checks.',
  )
}

const refuseShrunk = (
  next: ReleaseSummary,
  current: ReleaseSummary | undefined,
  { maxShrinkPercent = MAX_SHRINK_PERCENT, acceptShrink = false }: PublishNeeds,
): void => {
  // Invented records give way to however few real ones.
  if (current !== undefined && isSample(current) && !isSample(next)) return
  const shrunk = (current?.datasets ?? []).flatMap(({ dataset, rows }) => {
    const now = next.datasets.find((one) => one.dataset === dataset)?.rows ?? 0
    const percent = rows === 0 ? 0 : ((rows - now) / rows) * 100
    return percent > maxShrinkPercent ? [`${dataset} would go from ${rows} to ${now} rows`] : []
  })
  if (shrunk.length === 0 || acceptShrink) return
  throw refuse(
    `${shrunk.join(', ')}, more than ${maxShrinkPercent} % fewer than now. ` +
      'Look at revisions.csv and refusals.csv of the release, then publish it with --accept-shrink or a larger --max-shrink.',
  )
}

const isSample = ({ datasets }: ReleaseSummary): boolean =>
  datasets.some(({ notes }) => notes.some(({ code }) => code === 'sample_data'))

/** The one switch: a file that is whole gets its name, or another process had it first and nothing is changed. */
const addPublication = async (
  directory: string,
  name: string,
  publication: Publication,
): Promise<boolean> => {
  try {
    return await withWorkFolder(directory, async (drafts) => {
      const folder = join(directory, PUBLICATIONS_FOLDER)
      makeFileSet(drafts).write(name, formatPublication(publication))
      if ((await mkdir(folder, { recursive: true })) !== undefined) await syncFolder(directory)
      return await isFirst(join(drafts, name), join(folder, name))
    })
  } catch (cause) {
    throw explainFullDisk(cause, directory)
  }
}

const isFirst = async (draft: string, place: string): Promise<boolean> => {
  try {
    await link(draft, place)
  } catch (cause) {
    if (isSystemFault(cause, 'EEXIST')) return false
    throw cause
  }
  await syncFolder(dirname(place))
  return true
}
