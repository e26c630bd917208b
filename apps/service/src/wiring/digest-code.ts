import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '../../../..')
const FOLDERS = ['apps/service/src', 'packages/contract/src']

/** The last two are the locks of the packages, as planned and as installed. An image may have only one of them. */
const FILES = ['apps/service/package.json', 'package-lock.json', 'node_modules/.package-lock.json']

declare global {
  interface ImportMeta {
    /** Digest of the sources of this build; undefined in the sources. */
    readonly builtFrom?: string
  }
}

/**
 * Digest of the running code: its sources, and Node with its linked libraries. A change of any of them may change the
 * bytes of a release.
 */
export const digestCode = (): string =>
  createHash('sha256')
    .update(JSON.stringify([process.versions, import.meta.builtFrom ?? digestSources()]))
    .digest('hex')

/** Digest of every file of the service and of the contract, and of the locked dependencies. */
export const digestSources = (): string => {
  const digest = createHash('sha256')
  for (const path of listSources()) {
    const bytes = readFileSync(join(ROOT, path))
    digest.update(JSON.stringify([path, bytes.length])).update(bytes)
  }
  return digest.digest('hex')
}

/** Paths of the files that the digest is made of. */
export const listSources = (): string[] => [
  ...FILES.filter((path) => existsSync(join(ROOT, path))),
  ...FOLDERS.flatMap(listFiles),
]

const listFiles = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .sort()
