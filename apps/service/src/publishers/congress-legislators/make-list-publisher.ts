import { listRows, type ListedEntry } from '../entries/list-rows.ts'
import { DocumentRefused, type Publisher, type ReadNeeds, type OpenDocument } from '../publisher.ts'
import { parseJsonDocument, readJsonBytes } from '../json/parse-json-document.ts'
import { parseYamlEntries } from '../entries/parse-yaml-entries.ts'

type List = {
  readonly name: string
  readonly title: string
  readonly parserVersion: string
  readonly isGovernment: boolean
  /** The name of the list, for refusals. */
  readonly what: string
  /** The fact that each entry states. */
  readonly table: string
  /** The name of the file without its ending, for each series. */
  readonly files: Readonly<Record<string, string>>
  readonly readList: (
    entries: readonly unknown[],
    series: string,
    source: ReadNeeds['source'],
  ) => Iterable<ListedEntry>
}

/** A publisher of lists in JSON and YAML that are distinguished by the names of their files. */
export const makeListPublisher = ({ files, what, table, readList, ...names }: List): Publisher => ({
  ...names,
  findSeries: async ({ source, open }) => {
    await readEntries(open, what)
    return findFile(source.url, files, what)
  },
  read: async function* ({ source, open }) {
    const series = findFile(source.url, files, what)
    yield* listRows(table, readList(await readEntries(open, what), series, source))
    return []
  },
})

const findFile = (url: string, files: List['files'], what: string): string => {
  const found = Object.keys(files).find((series) => isNamed(url, files[series] ?? ''))
  if (found !== undefined) return found
  const known = Object.values(files).map((file) => `${file}.json or ${file}.yaml`)
  throw new DocumentRefused(
    `Its address does not say which ${what} it is: it must end in ${known.join(', ')}.`,
  )
}

const isNamed = (url: string, file: string): boolean =>
  new RegExp(`/${file}\\.(?:json|ya?ml)(?:[?#]|$)`).test(url)

/**
 * The entries of a list in JSON or in YAML, distinguished by their bytes: entries of any kind, which are looked at one by
 * one. Throws a DocumentRefused for what is no list, for an empty one, and for a list that was cut off.
 */
const readEntries = async (open: OpenDocument, what: string): Promise<readonly unknown[]> => {
  const bytes = await readJsonBytes(open, what)
  const entries = isYaml(bytes.subarray(0, COMMENT_BYTES))
    ? parseYamlEntries(bytes, what)
    : parseJsonDocument(bytes, what)
  // Entries of any kind: see above.
  if (Array.isArray(entries) && entries.length > 0) return entries as unknown[]
  throw new DocumentRefused(`This is no ${what}: it is not a list with entries in it.`)
}

/** Bytes in which the first entry begins: the longest comment above one has under a thousand. */
const COMMENT_BYTES = 8192

const latin1 = new TextDecoder('latin1')

/** A list in YAML begins with a dash, after comments at most. No JSON does but a negative number. */
const isYaml = (start: Uint8Array): boolean => /^(?:#.*\n|---\s*\n|\s*\n)*- /.test(latin1.decode(start))
