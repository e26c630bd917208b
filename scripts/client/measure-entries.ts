import { join } from 'node:path'
import sizeLimit from 'size-limit'

export type EntrySize = { readonly entry: string; readonly bytes: number }

/** Has no types, and so is imported by a name that the compiler does not follow. */
const PRESET: string = '@size-limit/preset-small-lib'

/**
 * What a page that makes a client of the entry pays for it and all that it imports, in a bundle, minified and compressed
 * by gzip.
 */
export const measureEntries = async (folder: string, entries: readonly string[]): Promise<EntrySize[]> => {
  const checks = entries.map((entry) => {
    const file = join(folder, 'dist', `${entry}.js`)
    return { files: [], import: { [file]: `{ ${makerOf(entry)} }` }, gzip: true }
  })
  // The types of size-limit name only its plainest form, a list of paths.
  const measure = sizeLimit as unknown as (plugins: unknown, config: object) => Promise<{ size: number }[]>
  // Plugins, which only size-limit looks into.
  const { default: preset } = (await import(PRESET)) as { readonly default: unknown }
  const sizes = await measure([preset], { cwd: folder, checks })
  return entries.map((entry, index) => ({ entry, bytes: sizes[index]?.size ?? NaN }))
}

/** `partner` gives makePartnerClient. */
const makerOf = (entry: string): string => `make${entry.charAt(0).toUpperCase()}${entry.slice(1)}Client`
