import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const SERVICE = join(import.meta.dirname, '..', '..')
const ROOT = join(SERVICE, '..', '..')

/** What is installed, and what was meant to be; an image may have only one of them. */
const LOCKS = ['package-lock.json', 'node_modules/.package-lock.json'].map((name) => join(ROOT, name))

/**
 * Digest of what runs: every file of the service and of the contract, the dependencies as they are locked, and Node
 * with all that is linked into it. A change of any of them may change what is built.
 */
export const digestCode = (): string => {
  const digest = createHash('sha256').update(JSON.stringify(process.versions))
  const contract = dirname(fileURLToPath(import.meta.resolve('@rotunda/contract')))
  const folders = [join(SERVICE, 'src'), contract].flatMap(listFiles)
  const files = [join(SERVICE, 'package.json'), ...LOCKS.filter((path) => existsSync(path)), ...folders]
  for (const path of files) {
    const bytes = readFileSync(path)
    digest.update(JSON.stringify([relative(ROOT, path), bytes.length])).update(bytes)
  }
  return digest.digest('hex')
}

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
