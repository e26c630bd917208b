import { join } from 'node:path'
import { openSnapshot, type Snapshot } from '../datasets/index.ts'
import { findSummary } from './find-summary.ts'
import { findIndex } from './reindex/find-index.ts'
import type { OpenRelease } from './release.ts'

/** In slices, with all that is to be asked before anybody else asks. What is not taken to its end closes its file. */
export function* openRelease(
  releases: string,
  release: string,
  prepare: (snapshot: Snapshot) => Iterable<void>,
): Generator<void, OpenRelease> {
  const directory = join(releases, release)
  const summary = findSummary(directory)
  if (summary === undefined) throw new Error(`the published release ${release} is not in ${releases}`)
  const snapshot = openSnapshot(findIndex(releases, summary).path)
  let isReady = false
  try {
    if (snapshot.token !== summary.token)
      throw new Error(`the snapshot of release ${release} is that of another one`)
    yield* prepare(snapshot)
    isReady = true
    return { summary, snapshot }
  } finally {
    // It is tried again and again: each try would leave its file open.
    if (!isReady) snapshot.close()
  }
}
