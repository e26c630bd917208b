import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashFile } from '../bundle/hash-file.ts'
import { findHuge, isText, type Tree } from './tree.ts'

/** Every file below a folder. Links are not followed: what they lead to is no part of it. */
export const readFolder = async (directory: string): Promise<Tree> => {
  const files = new Map<string, { bytes: number; sha256: string }>()
  const faults: string[] = []
  const walk = async (folder: string): Promise<void> => {
    for (const entry of readdirSync(join(directory, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) await walk(path)
      else if (entry.isFile()) files.set(path, await hashFile(join(directory, path)))
      else faults.push(`${path} is ${entry.isSymbolicLink() ? 'a link' : 'no file'}`)
    }
  }
  await walk('')
  return {
    files,
    faults: [...faults, ...[...files].flatMap(([path, { bytes }]) => findHuge(path, bytes))],
    readText: (path) =>
      isText(path, files.get(path)?.bytes ?? Infinity)
        ? readFileSync(join(directory, path), 'utf8')
        : undefined,
  }
}
