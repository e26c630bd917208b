import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const ROOT = join(import.meta.dirname, '../..')

/** Packages that await at their top: a module that waits for one is evaluated in the suite that imported it first. */
const AWAITING = ['libxml2-wasm']

/** Files of tests that run in one process, by the path of the program that runs them. */
export type Groups = ReadonlyMap<string, readonly string[]>

/**
 * Writes programs into the folder. Each program runs at most `size` neighbouring files as suites of one process. Returns
 * the files of each program by its path. The files of a process load shared modules once, which takes longer than most
 * files themselves; they open their services and databases at once.
 */
export const groupFiles = (files: readonly string[], size: number, folder: string): Groups => {
  mkdirSync(folder, { recursive: true })
  const programs = inGroups(files.toSorted(), size).map((group, index) => {
    const path = join(folder, `${size}-${index + 1}.test.mjs`)
    writeFileSync(path, writeProgram(group))
    return [path, group] as const
  })
  return new Map(programs)
}

const inGroups = (files: readonly string[], most: number): string[][] => {
  const groups = Math.ceil(files.length / most)
  const size = Math.ceil(files.length / groups)
  return Array.from({ length: groups }, (_, index) => files.slice(index * size, (index + 1) * size))
}

/**
 * Hooks of a file are hooks of its suite, and of no other. A timer keeps the process awake until all suites have ended: a
 * module that is being loaded does not, and Node would end.
 */
const writeProgram = (files: readonly string[]): string =>
  [
    "import { after, suite } from 'node:test'",
    ...AWAITING.map((name) => `import ${JSON.stringify(import.meta.resolve(name))}`),
    'const awake = setInterval(() => undefined, 60_000)',
    'after(() => clearInterval(awake))',
    ...files.map((file) => {
      const address = pathToFileURL(resolve(ROOT, file)).href
      return `suite(${JSON.stringify(file)}, async () => { await import(${JSON.stringify(address)}) })`
    }),
    '',
  ].join('\n')
