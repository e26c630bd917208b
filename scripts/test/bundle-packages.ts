import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const ROOT = join(import.meta.dirname, '../..')
/** `npm ci` empties it. */
const BUNDLES = join(ROOT, 'node_modules/.cache/rotunda-bundles')

/** Packages of hundreds of small modules that nearly every file of tests loads. */
const NAMES = ['typebox', 'typebox/value', 'typebox/compile', 'kysely']

/**
 * Writes each of the packages as one module, unless these versions are there already, and gives the folder: a process
 * then starts in two thirds of the time. What the tests start as a service loads the packages as they are installed.
 */
export const bundlePackages = async (): Promise<string> => {
  const folder = join(BUNDLES, digestVersions())
  if (existsSync(folder)) return folder
  mkdirSync(BUNDLES, { recursive: true })
  const draft = mkdtempSync(join(BUNDLES, 'draft-'))
  const input = Object.fromEntries(
    NAMES.map((name) => [name.replaceAll('/', '.'), fileURLToPath(import.meta.resolve(name))]),
  )
  const bundle = await rolldown({ input, platform: 'node', treeshake: false })
  await bundle.write({ dir: draft, format: 'esm', keepNames: true, entryFileNames: '[name].js' })
  await bundle.close()
  try {
    renameSync(draft, folder)
  } catch (cause) {
    // Two runs that began together made the same.
    if (!existsSync(folder)) throw cause
    rmSync(draft, { recursive: true })
  }
  return folder
}

const digestVersions = (): string =>
  [join(ROOT, 'node_modules/.package-lock.json'), import.meta.filename]
    .reduce((digest, path) => digest.update(readFileSync(path)), createHash('sha256'))
    .digest('hex')
