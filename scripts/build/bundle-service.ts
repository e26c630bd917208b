import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { rolldown, type Plugin } from 'rolldown'

/** The first entry. The others are the threads and processes that its code starts. */
const START = 'apps/service/src/bin/rotunda.ts'

/** Packages with WebAssembly, data or threads of their own, with native parts, or for one setting. Node finds them from `dist/`. */
const OUTSIDE = ['@duckdb/duckdb-wasm', 'apache-arrow', 'ioredis', 'libxml2-wasm', 'pg', 'pino', 'unpdf']

/** Writes the bundle into a folder of `dist/`, with the digest of its sources. Returns the paths of its modules. */
export const bundleService = async (root: string, folder: string, code: string): Promise<string[]> => {
  const bundle = await rolldown({
    input: { rotunda: ENTRY + START },
    platform: 'node',
    external: isOutside,
    transform: { define: { 'import.meta.builtFrom': JSON.stringify(code) } },
    plugins: [placeModules(root), startWithSourceMaps(root), refuseOtherVersions(root)],
  })
  const { output } = await bundle.write({
    dir: folder,
    format: 'esm',
    sourcemap: true,
    keepNames: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  })
  await bundle.close()
  const modules = new Set(output.flatMap((one) => (one.type === 'chunk' ? one.moduleIds : [])))
  return [...modules].map((id) => relative(root, id)).filter((path) => OURS.test(path))
}

const OURS = /^(apps|packages)[\\/]/

const isOutside = (name: string): boolean =>
  OUTSIDE.some((outside) => name === outside || name.startsWith(`${outside}/`))

/** The way from a module of the bundle to the root of the repository. */
const TO_ROOT = '../..'

/**
 * Keeps the places that modules name. Data files stay beside their sources: `import.meta.dirname` and
 * `import.meta.url` remain those of the source. `new URL('thread.ts', import.meta.url)` becomes an entry of the bundle.
 */
const placeModules = (root: string): Plugin => ({
  name: 'place-modules',
  transform: {
    filter: { id: /[\\/](apps|packages)[\\/][^\\/]+[\\/]src[\\/]/, code: 'import.meta' },
    handler(code, id) {
      const emit = (_: string, path: string): string => {
        const name = basename(path, '.ts')
        this.emitFile({
          type: 'chunk',
          id: ENTRY + relative(root, resolve(dirname(id), path)),
          fileName: `${name}.js`,
        })
        return `new URL('./${name}.js', ${PLACE}.url)`
      }
      const source = `${TO_ROOT}/${relative(root, id).split(sep).join('/')}`
      return {
        code: code
          .replaceAll(/new URL\('([^']+\.ts)', import\.meta\.url\)/g, emit)
          .replaceAll('import.meta.dirname', `(${PLACE}.dirname + '/${dirname(source)}')`)
          .replaceAll('import.meta.url', `new URL('${source}', ${PLACE}.url).href`)
          .replaceAll(PLACE, 'import.meta'),
        map: null,
      }
    },
  },
})

/** An entry is a module of its own, which loads this path of the repository. */
const ENTRY = 'entry:'
/** A path of the repository. */
const SOURCE = 'source:'

/** Node maps the stacks of modules that are loaded after source maps were switched on, in each thread. */
const startWithSourceMaps = (root: string): Plugin => ({
  name: 'start-with-source-maps',
  resolveId: {
    filter: { id: /^(?:entry|source):/ },
    // Source maps hold the text of an entry, so it does not name the folder of the repository.
    handler: (id) => (id.startsWith(SOURCE) ? join(root, id.slice(SOURCE.length)) : id),
  },
  load: {
    filter: { id: /^entry:/ },
    handler: (id) =>
      `process.setSourceMapsEnabled(true)\nawait import(${JSON.stringify(SOURCE + id.slice(ENTRY.length))})\n`,
  },
})

/** Stands for `import.meta` of the bundle until all others are replaced. */
const PLACE = '__place__'

/** Refuses a package outside the bundle that Node would find in another version from `dist/`. */
const refuseOtherVersions = (root: string): Plugin => ({
  name: 'refuse-other-versions',
  resolveId: {
    order: 'pre',
    handler(name, importer) {
      if (importer === undefined || !isOutside(name)) return
      const found = findPackage(name, dirname(importer))
      if (found !== findPackage(name, root))
        throw new Error(`${name} is installed twice: ${String(found)} as well`)
    },
  },
})

const findPackage = (name: string, folder: string): string | undefined => {
  const parts = name.split('/').slice(0, name.startsWith('@') ? 2 : 1)
  const place = join(folder, 'node_modules', ...parts)
  if (existsSync(place)) return realpathSync(place)
  return dirname(folder) === folder ? undefined : findPackage(name, dirname(folder))
}
