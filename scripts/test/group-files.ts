import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const ROOT = join(import.meta.dirname, '../..')
/** All files of a group open their services and databases at once. */
const MOST_TOGETHER = 8

/** Packages that await at their top: what waits for one is evaluated in the suite of the file that asked for it first. */
const AWAITING = ['libxml2-wasm']

/** Files of tests that run in one process, by the path of the program that runs them. */
export type Groups = ReadonlyMap<string, readonly string[]>

/**
 * Writes programs into the folder, each of which runs neighbouring files of tests as suites of one process, and gives
 * the files of each by its path. What they share is loaded once for all of them, which takes longer than most files
 * themselves.
 */
export const groupFiles = (files: readonly string[], folder: string): Groups => {
  mkdirSync(folder, { recursive: true })
  const areas = Map.groupBy(files.toSorted(), nameArea)
  const groups = [...areas].flatMap(([area, members]) =>
    inGroups(members).map((group, index) => {
      const path = join(folder, `${area}-${index + 1}.test.mjs`)
      writeFileSync(path, writeProgram(group))
      return [path, group] as const
    }),
  )
  return new Map(groups)
}

/** By the module that they test, such as `apps-service-src-http`. */
const nameArea = (file: string): string => dirname(file).split('/').slice(0, 4).join('-')

const inGroups = (files: readonly string[]): string[][] => {
  const groups = Math.ceil(files.length / MOST_TOGETHER)
  const size = Math.ceil(files.length / groups)
  return Array.from({ length: groups }, (_, index) => files.slice(index * size, (index + 1) * size))
}

/**
 * Hooks of a file are hooks of its suite, and of no other. Something is always to come until all have ended: a module
 * that is being loaded keeps no process awake, and one that fell asleep over it was taken for done.
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
