import { open } from 'node:fs/promises'
import { writeSnapshot, type SnapshotContents } from '../../datasets/index.ts'
import { hashFile } from './hash-file.ts'

/** Writes a snapshot that outlasts a fall of the machine; gives its size and digest. */
export const writeDurableSnapshot = async (
  path: string,
  contents: SnapshotContents,
): Promise<{ readonly sha256: string; readonly bytes: number }> => {
  await writeSnapshot(path, contents)
  const file = await open(path)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
  return hashFile(path)
}
