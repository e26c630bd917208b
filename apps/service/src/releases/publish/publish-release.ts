import { join } from 'node:path'
import { OperatorFault } from '../../platform/index.ts'
import type { Collection } from '../collection.ts'
import { findEnded } from '../find-ended.ts'
import { findSummary } from '../find-summary.ts'
import { acceptFindings, nameFinding, type GateFinding } from './gates/accept-findings.ts'
import { lookAtRelease } from './gates/look-at-release.ts'
import { addAct, listActs, type NumberedAct } from './publications.ts'
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
  /** History to add to; the files of `directory` when left out. */
  readonly acts?: Acts
}

/** The numbered acts of publishing of a collection. */
export type Acts = {
  /** Lists the acts, the newest first. */
  list(): Promise<readonly NumberedAct[]>
  /** Adds an act. Returns false, and changes nothing, if another process took the number first. */
  add(number: number, publication: Publication): Promise<boolean>
}

const makeFileActs = (directory: string): Acts => ({
  list: () => Promise.resolve(listActs(directory)),
  add: (number, publication) => addAct(directory, number, publication),
})

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
  const { directory, release, acts = makeFileActs(directory) } = needs
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
    const listed = await acts.list()
    const [last] = listed
    const previous = last?.publication.release ?? null
    const accepted = await acceptRelease(summary, listed, needs)
    if (previous === release) return { summary, previous, outcome: 'already_current', accepted }
    if (needs.dryRun === true) return { summary, previous, outcome: 'would_publish', accepted }
    const publication = { release, published_at: needs.now.toISOString(), accepted }
    if (await acts.add((last?.number ?? 0) + 1, publication))
      return { summary, previous, outcome: 'published', accepted }
    // Another process has published since: the next pass compares the release with that one.
  }
}

/** Accepts the findings of a release. A release that was published before was accepted then, so it passes again. */
const acceptRelease = async (
  summary: ReleaseSummary,
  acts: readonly NumberedAct[],
  { directory, collection, accept = [], options = [] }: PublishNeeds,
): Promise<readonly GateFinding[]> => {
  const publications = acts.map(({ publication }) => publication)
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
