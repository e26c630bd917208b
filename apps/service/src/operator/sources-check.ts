import { DocumentRefused, type ReadRow, type Source } from '../publishers/index.ts'
import { getPublisher } from '../releases/build/index.ts'
import { type Archive, type ArchiveProblem } from '../releases/archive/index.ts'
import { type Collection } from '../releases/index.ts'
import { chooseCollection, COLLECTION_OPTION } from './choose-collection.ts'
import { readHere } from './read-here.ts'
import type { Command, Report } from './command.ts'
import { formatTable } from '../wiring/format-table.ts'

export const sourcesCheck: Command = {
  words: 'sources check',
  needs: 'reading',
  summary: 'Verify the digest of every archived document, and read each document as a build does.',
  examples: ['sources check'],
  options: [COLLECTION_OPTION],
  run: async (line, context) => {
    const { reportProgress } = context
    const { collection } = chooseCollection(line, context)
    const archive = await readHere(context, collection)
    reportProgress('Verifying digests')
    const { sources, problems } = await archive.check()
    const read: Read[] = []
    for (const [index, source] of sources.entries()) {
      reportProgress(`Reading document ${index + 1} of ${sources.length}`)
      // `check` has reported missing and damaged documents already.
      if (await archive.holds([source])) read.push(await readAgain({ archive, collection }, source))
    }
    return report(read, [...problems, ...read.flatMap(({ problem }) => problem ?? [])])
  },
}

type Problem = Omit<ArchiveProblem, 'kind'> & { readonly kind: ArchiveProblem['kind'] | 'refused' }
type Rows = Readonly<Record<(typeof COUNTED)[ReadRow['kind']], number>>

const COUNTED = { row: 'published', merged: 'merged', refused: 'refused' } as const satisfies Record<
  ReadRow['kind'],
  string
>
type Read = { readonly source: Source; readonly rows?: Rows; readonly problem?: Problem }

type Readers = { readonly archive: Archive; readonly collection: Collection }

const readAgain = async ({ archive, collection }: Readers, source: Source): Promise<Read> => {
  const open = () => archive.open(source.sha256)
  const publisher = getPublisher(collection.publishers, source.publisher)
  const rows = { published: 0, merged: 0, refused: 0 }
  try {
    for await (const { kind } of publisher.read({ source, open })) rows[COUNTED[kind]] += 1
    return { source, rows }
  } catch (cause) {
    if (!(cause instanceof DocumentRefused)) throw cause
    const path = `documents/${source.edition}.json`
    return { source, problem: { kind: 'refused', path, detail: `${source.sha256}: ${cause.message}` } }
  }
}

const report = (read: readonly Read[], problems: readonly Problem[]): Report => {
  const documents = read.flatMap(({ source: { sha256, publisher, url }, rows }) =>
    rows === undefined ? [] : [{ sha256, publisher, url, rows }],
  )
  const table = documents.map(({ sha256, publisher, url, rows }) => [
    sha256.slice(0, 12),
    publisher,
    String(rows.published),
    String(rows.merged),
    String(rows.refused),
    url,
  ])
  return {
    json: { data: documents, problems },
    text: [
      formatTable([['SHA-256', 'PUBLISHER', 'ROWS', 'MERGED', 'REFUSED', 'ADDRESS'], ...table]),
      ...problems.map(({ kind, path, detail }) => `${kind}: ${path}: ${detail}`),
    ].join('\n'),
    refused: problems.length === 0 ? undefined : `The archive has problems: ${problems.length}.`,
  }
}
