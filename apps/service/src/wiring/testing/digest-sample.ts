import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { COLLECTIONS } from '../collections.ts'
import type { ServedCollection } from '../served-collection.ts'
import { followImports, parseImports, readModule, type Import } from './follow-imports.ts'

const ROOT = join(import.meta.dirname, '../../../../..')
const WIRING = join(import.meta.dirname, '..')
const LIST = join(WIRING, 'collections.ts')
/** Archives, builds and publishes the sample of any collection. */
const PUBLISH: Import = { from: join(WIRING, 'publish-sample.ts') }
/** Loads every collection by its name, and for a build only its own. */
const BY_NAME = join(WIRING, 'find-collection.ts')
/** Locks of the packages, and modules that decide where a sample is kept. */
const FILES = [
  'package-lock.json',
  'node_modules/.package-lock.json',
  relative(ROOT, import.meta.filename),
  relative(ROOT, join(import.meta.dirname, 'put-sample.ts')),
]

/**
 * Digest of all that the sample of a collection is made from: its documents, each module that reads them and builds its
 * release, the data files of the service, Node and the installed packages.
 */
export const digestSample = (served: ServedCollection): string => {
  const part = findPart(served)
  const modules = followImports([PUBLISH, ...listImports(part)], (path) => path === BY_NAME)
  const digest = createHash('sha256').update(JSON.stringify([process.versions, part]))
  for (const path of [
    ...FILES,
    ...listDataFiles(served.collection.name),
    ...[...modules].map((one) => relative(ROOT, one)).sort(),
  ])
    digest.update(JSON.stringify([path, digestFile(path)]))
  return digest.digest('hex')
}

/** Text of the collection in the list of all, without its API, which no release holds. */
const findPart = (served: ServedCollection): string => {
  const [list = ''] = /^export const COLLECTIONS.*?^\]$/ms.exec(readModule(LIST).text) ?? []
  const parts = list.split(/^ {2}\{$/m).slice(1)
  const part = parts[COLLECTIONS.indexOf(served)]
  if (part === undefined || parts.length !== COLLECTIONS.length)
    throw new Error(`${LIST} does not list each collection in braces of its own`)
  return part.replace(/^ {4}openApi: .*?(?=^ {2,4}\S)/ms, '')
}

/** Imports of the list that the part names, and of the modules that it loads. */
const listImports = (part: string): Import[] => {
  const isNamed = ({ names }: Import) => names?.some(([, local]) => new RegExp(`\\b${local}\\b`).test(part))
  const stated = readModule(LIST).imports.filter(isNamed)
  const narrowed = stated.map(({ from, names = [] }) => ({
    from,
    names: names.filter((one) => isNamed({ from, names: [one] })),
  }))
  return [...narrowed, ...parseImports(LIST, part)]
}

/** Documents of the sample, and data files of the service. */
const listDataFiles = (name: string): string[] =>
  globSync([`apps/service/sample/${name}/**/*`, 'apps/service/src/**/*', 'packages/contract/src/**/*'], {
    cwd: ROOT,
    exclude: ['**/*.{ts,js}'],
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .sort()

const digestFile = (path: string): string =>
  digests.getOrInsertComputed(path, () =>
    existsSync(join(ROOT, path))
      ? createHash('sha256')
          .update(readFileSync(join(ROOT, path)))
          .digest('hex')
      : '',
  )
const digests = new Map<string, string>()
