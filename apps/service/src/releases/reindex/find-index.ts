import { join } from 'node:path'
import { findSnapshotFormat, SNAPSHOT_FORMAT } from '../../datasets/index.ts'
import type { ReleaseSummary } from '../release.ts'

/** Beside the releases, which never change: snapshots in the form of this version, of releases that have another. */
export const INDEXES_FOLDER = 'indexes'

export type FoundIndex = { readonly path: string; readonly isOwn: boolean }

/** The snapshot that a release is queried from: its own, unless another version of the service wrote it in its form. */
export const findIndex = (releases: string, { id, snapshot }: ReleaseSummary): FoundIndex => {
  const own = join(releases, id, snapshot.path)
  const format = findSnapshotFormat(own)
  // What is no snapshot is told when it is opened.
  if (format === undefined || format === SNAPSHOT_FORMAT) return { path: own, isOwn: true }
  return { path: join(releases, INDEXES_FOLDER, nameIndex(id)), isOwn: false }
}

export const nameIndex = (release: string): string => `${release}-${SNAPSHOT_FORMAT}.sqlite`
