import { link, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isSystemFault, OperatorFault } from '../../platform/index.ts'
import type { Collection } from '../collection.ts'
import { explainFullDisk, withWorkFolder } from '../build/work-folder.ts'
import { makeFileSet } from '../bundle/file-set.ts'
import { syncFolder } from '../bundle/sync-tree.ts'
import { findEnded } from '../find-ended.ts'
import { findSummary } from '../find-summary.ts'
import { acceptFindings, nameFinding, type GateFinding } from './gates/accept-findings.ts'
import { lookAtRelease } from './gates/look-at-release.ts'
import { formatPublication, PUBLICATIONS_FOLDER, readHistory, type History } from './publications.ts'
import type { Publication, ReleaseSummary } from '../release.ts'
import { verifyRelease } from '../verify/verify-release.ts'

export type PublishNeeds = {
  /** Folder of all releases. */
  readonly directory: string
  readonly collection: Collection
  /** Id of the release. */
  readonly release: string
  /** Accepted findings, as typed: `GATE=NAME@VALUE`. */
  readonly accept?: readonly string[]
  readonly now: Date
  /** Whether the release is only checked, and not published. */
  readonly dryRun?: boolean
  /** Further options of the command that accepts findings, such as `--collection NAME`. */
  readonly options?: readonly string[]
}

export type Published = {
  readonly summary: ReleaseSummary
  /** Id of the release that was current before; null for the first. */
  readonly previous: string | null
  readonly outcome: 'published' | 'would_publish' | 'already_current'
  /** Findings that were accepted for the release, now or when it was first published. */
  readonly accepted: readonly GateFinding[]
}

/**
 * Makes a release the current one, all at once: running servers serve it within a second. Refuses a damaged release.
 * Refuses a release that was never published and has findings that are not accepted by name; the refusal names the way
 * out. To go back, publish the previous release again. Processes that publish at once each get their place in the
 * history, one after another.
 */
export const publishRelease = async (needs: PublishNeeds): Promise<Published> => {
  const { directory, release } = needs
  const ended = findEnded(directory, release)
  if (ended !== undefined)
    throw refuse(
      `the operator ended its serving: ${ended.notice} Build a release without the withheld values.`,
    )
  const folder = join(directory, release)
  const faults = await verifyRelease(folder)
  const summary = findSummary(folder)
  if (faults.length > 0 || summary === undefined)
    throw refuse(
      `the release is damaged: ${faults.join('; ')}. Move ${folder} away and build the release again.`,
    )
  for (;;) {
    const history = readHistory(directory)
    const previous = history.publications[0]?.release ?? null
    const accepted = await acceptRelease(summary, history, needs)
    if (previous === release) return { summary, previous, outcome: 'already_current', accepted }
    if (needs.dryRun === true) return { summary, previous, outcome: 'would_publish', accepted }
    const publication = { release, published_at: needs.now.toISOString(), accepted }
    if (await addPublication(directory, history.next, publication))
      return { summary, previous, outcome: 'published', accepted }
    // Another process has published since: the next pass compares the release with that one.
  }
}

/** Accepts the findings of a release. A release that was published before was accepted then, so it passes again. */
const acceptRelease = async (
  summary: ReleaseSummary,
  { publications }: History,
  { directory, collection, accept = [], options = [] }: PublishNeeds,
): Promise<readonly GateFinding[]> => {
  const before = publications.find(({ release }) => release === summary.id)
  const findings =
    before?.accepted ?? (await lookAtRelease({ directory, collection }, summary, publications[0]?.release))
  acceptFindings({
    release: summary.id,
    data: join(directory, summary.id, 'data'),
    findings,
    options,
    accept: before === undefined ? accept : [...accept, ...findings.map(nameFinding)],
  })
  return findings
}

const refuse = (detail: string): OperatorFault =>
  new OperatorFault('invalid_query', `The release is not published: ${detail}`)

/**
 * Publishes in one step: a whole file gets its name. Returns false, and changes nothing, if another process took the
 * name first.
 */
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
