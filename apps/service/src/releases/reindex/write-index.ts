import { join } from 'node:path'
import { hashFile } from '../bundle/hash-file.ts'
import { FUNDING_LINES_FILE, readAllRecords, readFundingLines, RECORD_FILES } from '../bundle/read-records.ts'
import { writeDurableSnapshot } from '../bundle/write-durable-snapshot.ts'
import { findSummary } from '../find-summary.ts'
import type { ReleaseSummary } from '../release.ts'
import { fillLine, fillRecord } from './fill-earlier.ts'

/** Where a release is, and where its snapshot is written. */
export type IndexOrder = { readonly folder: string; readonly path: string }

/** Writes a snapshot in the form of this version, of the bulk files of a release, which are held to their digests. */
export const writeIndex = async ({ folder, path }: IndexOrder): Promise<void> => {
  const summary = findSummary(folder)
  if (summary === undefined) throw new Error(`${folder} does not say what it is`)
  await refuseDamaged(folder, summary)
  const { token, datasets } = summary
  const lines = Array.from(readFundingLines(join(folder, FUNDING_LINES_FILE)), fillLine)
  await writeDurableSnapshot(path, {
    token,
    datasets,
    lines,
    records: readAllRecords(folder).map(fillRecord),
  })
}

/** The copy must not say what the release does not: its files may have been damaged since they were written. */
const refuseDamaged = async (folder: string, { files }: ReleaseSummary): Promise<void> => {
  for (const path of [...RECORD_FILES, FUNDING_LINES_FILE]) {
    const stated = files.find((file) => file.path === path)?.sha256
    const { sha256 } = await hashFile(join(folder, path))
    if (sha256 !== stated)
      throw new Error(`${join(folder, path)} is damaged: put the release back from a copy`)
  }
}
