import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'

export type EntrySize = { readonly entry: string; readonly bytes: number }

/**
 * Bytes that a page loads for a client of this entry with all its imports: bundled, minified and compressed by gzip.
 */
export const measureEntries = (folder: string, entries: readonly string[]): Promise<EntrySize[]> =>
  Promise.all(
    entries.map(async (entry) => ({
      entry,
      bytes: gzipSync(await bundle(folder, entry), { level: 9 }).length,
    })),
  )

const ENTRY = 'entry-of-a-page.js'

const bundle = async (folder: string, entry: string): Promise<string> => {
  const page = await rolldown({
    input: ENTRY,
    cwd: folder,
    platform: 'browser',
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === ENTRY ? join(folder, ENTRY) : null),
        load: (id) =>
          id === join(folder, ENTRY)
            ? `import { ${makerOf(entry)} as make } from './dist/${entry}.js'; globalThis.make = make`
            : null,
      },
    ],
  })
  const { output } = await page.generate({ format: 'esm', minify: true })
  await page.close()
  return output[0].code
}

/** `partner` gives makePartnerClient. */
const makerOf = (entry: string): string => `make${entry.charAt(0).toUpperCase()}${entry.slice(1)}Client`
