import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { makeSampleFiles } from '../../test/sample/index.ts'

/**
 * Writes the invented documents of a first start, and removes all other files of their folder. Returns the files that
 * were out of date. With `checking` it changes nothing.
 */
export const writeSample = async (root: string, checking: boolean): Promise<string[]> => {
  const folder = join(root, 'apps/service/sample')
  const files = new Map([...(await makeSampleFiles())].map(([file, bytes]) => [join(folder, file), bytes]))
  const isThere = (path: string, bytes: Buffer): boolean =>
    existsSync(path) && readFileSync(path).equals(bytes)
  const stale = [...files].filter(([path, bytes]) => !isThere(path, bytes))
  const others = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !files.has(path))
  if (!checking) {
    for (const path of others) rmSync(path)
    for (const [path, bytes] of stale) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, bytes)
    }
  }
  return [...stale.map(([path]) => path), ...others].map((path) => relative(root, path))
}
