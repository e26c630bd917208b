import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { openSnapshot } from '../../datasets/index.ts'
import { withWorkFolder } from '../build/work-folder.ts'
import { syncFolder } from '../bundle/sync-tree.ts'
import { findSummary } from '../find-summary.ts'
import { findIndex, INDEXES_FOLDER, nameIndex } from './find-index.ts'
import type { IndexOrder } from './write-index.ts'

/**
 * Makes sure that a release can be queried by this version of the service. Where another version wrote its snapshot in
 * another form, one in the form of this version is made of its bulk files, beside the releases: they never change.
 * Processes that do so at once make the same file. What is wrong with a release is told by whoever opens it.
 */
export const makeIndex = async (releases: string, release: string, signal: AbortSignal): Promise<void> => {
  const path = findMade(releases, release)
  if (path === undefined || isReadable(path)) return
  await withWorkFolder(releases, async (work) => {
    const draft = join(work, 'snapshot.sqlite')
    await writeAside({ folder: join(releases, release), path: draft }, signal)
    mkdirSync(join(releases, INDEXES_FOLDER), { recursive: true })
    removeUnneeded(releases)
    await rename(draft, path)
    await syncFolder(join(releases, INDEXES_FOLDER))
  })
}

/** Whether nothing has to be made before a release can be opened. */
export const isIndexed = (releases: string, release: string): boolean => {
  const path = findMade(releases, release)
  return path === undefined || existsSync(path)
}

/** Where the snapshot is that has to be made; undefined for a release that needs none. */
const findMade = (releases: string, release: string): string | undefined => {
  const summary = findSummary(join(releases, release))
  if (summary === undefined || !existsSync(join(releases, release, summary.snapshot.path))) return undefined
  const { path, isOwn } = findIndex(releases, summary)
  return isOwn ? undefined : path
}

/** One that is not is made anew. */
const isReadable = (path: string): boolean => {
  try {
    openSnapshot(path).close()
    return true
  } catch {
    return false
  }
}

/** In a thread of its own: 200,000 records take a while, and others are answered meanwhile. */
const writeAside = async (order: IndexOrder, signal: AbortSignal): Promise<void> => {
  signal.throwIfAborted()
  const worker = new Worker(new URL('index-worker.ts', import.meta.url), { workerData: order })
  const stop = () => void worker.terminate()
  signal.addEventListener('abort', stop)
  try {
    const { promise: ended, resolve, reject } = Promise.withResolvers<undefined>()
    worker.once('error', reject).once('exit', () => resolve(undefined))
    await ended
    signal.throwIfAborted()
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** Of releases that were taken away, and in forms that this version does not read. */
const removeUnneeded = (releases: string): void => {
  const folder = join(releases, INDEXES_FOLDER)
  for (const name of readdirSync(folder)) {
    const release = name.slice(0, name.indexOf('-'))
    if (name !== nameIndex(release) || !existsSync(join(releases, release)))
      rmSync(join(folder, name), { force: true })
  }
}
