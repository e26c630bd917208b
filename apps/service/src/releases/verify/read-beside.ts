import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { findHuge, isText, type Tree } from './tree.ts'

/** The small files that lie beside a zip. */
export const readBeside = (folder: string, names: readonly string[]): Pick<Tree, 'faults' | 'readText'> => {
  const sizes = new Map<string, number>()
  for (const name of names) {
    const found = statSync(join(folder, name), { throwIfNoEntry: false })
    if (found?.isFile() === true) sizes.set(name, found.size)
  }
  return {
    faults: [...sizes].flatMap(([name, bytes]) => findHuge(name, bytes)),
    readText: (name) =>
      isText(name, sizes.get(name) ?? Infinity) ? readFileSync(join(folder, name), 'utf8') : undefined,
  }
}
