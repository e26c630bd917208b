import { listRows, type ListedEntry } from '../entries/list-rows.ts'
import { readEntries } from '../entries/read-entries.ts'
import { DocumentRefused, type Publisher, type ReadNeeds } from '../publisher.ts'

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
