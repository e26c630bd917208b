import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

const ROOT = join(import.meta.dirname, '../..')
/** `npm ci` empties it. Packages are looked for from there, as the service finds them. */
const BUNDLES = join(ROOT, 'apps/service/node_modules/.cache/rotunda-bundles')

/** Packages of hundreds of small modules that nearly every file of tests loads. */
const NAMES = [
  'typebox',
  'typebox/value',
  'typebox/compile',
  'kysely',
  'fastify',
  '@fastify/fast-json-stringify-compiler',
  '@fastify/swagger',
  'ajv',
  'ajv/dist/2020.js',
  'ajv-formats',
  'prom-client',
]
/**
 * Writes each of the packages as one module, unless these versions are there already, and gives the folder: a process
 * then starts in two thirds of the time. What the tests start as a service loads the packages as they are installed.
 */
export const bundlePackages = async (): Promise<string> => {
  const folder = join(BUNDLES, digestVersions())
  if (existsSync(folder)) return folder
  mkdirSync(BUNDLES, { recursive: true })
  const draft = mkdtempSync(join(BUNDLES, 'draft-'))
  const input: Record<string, string> = {}
  for (const name of NAMES) input[nameFile(name)] = await writeEntry(draft, name)
  const bundle = await rolldown({ input, platform: 'node', treeshake: false })
  await bundle.write({ dir: draft, format: 'esm', keepNames: true, entryFileNames: '[name].js' })
  await bundle.close()
  writeFileSync(
    join(draft, 'names.json'),
    JSON.stringify(Object.fromEntries(NAMES.map((name) => [name, `${nameFile(name)}.js`]))),
  )
  try {
    renameSync(draft, folder)
  } catch (cause) {
    // Two runs that began together made the same.
    if (!existsSync(folder)) throw cause
    rmSync(draft, { recursive: true })
  }
  return folder
}

/** A module that exports what Node finds in the package: of one in CommonJS, by the names of its properties. */
const writeEntry = async (folder: string, name: string): Promise<string> => {
  const entry = join(folder, `${nameFile(name)}.mjs`)
  writeFileSync(entry, `export * from '${name}'\n`)
  const exported = (await import(pathToFileURL(entry).href)) as object // A namespace, as every module gives.
  const names = Object.keys(exported)
  if (!names.includes(COMMON_JS)) return entry
  const properties = names.filter((one) => one !== COMMON_JS && one !== '__esModule')
  const text = `import exported from '${name}'
export const { ${properties.join(', ')} } = exported
export default exported
`
  writeFileSync(entry, text)
  return entry
}

const nameFile = (name: string): string => name.replaceAll(/\W/g, '_')

/** Name under which an import sees a CommonJS module whole, beside its properties. */
const COMMON_JS = 'module.exports'

const digestVersions = (): string =>
  [join(ROOT, 'node_modules/.package-lock.json'), import.meta.filename]
    .reduce((digest, path) => digest.update(readFileSync(path)), createHash('sha256'))
    .digest('hex')
