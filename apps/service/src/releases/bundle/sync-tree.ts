import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Makes created, renamed and removed files of a folder durable. */
export const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Does the same for a folder and all folders below it. The code that writes the files syncs them. */
export const syncTree = async (path: string): Promise<void> => {
  const entries = await readdir(path, { withFileTypes: true })
  for (const entry of entries) if (entry.isDirectory()) await syncTree(join(path, entry.name))
  await syncFolder(path)
}
