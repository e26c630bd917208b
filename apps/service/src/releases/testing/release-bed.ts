import { createPrivateKey, type KeyObject } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullRecord } from '@rotunda/contract'
import { parse } from 'csv-parse/sync'
import { APPROPRIATIONS } from '../../collections/appropriations/declaration/index.ts'
import { openBytes } from '../../publishers/index.ts'
import type { Collection } from '../collection.ts'
import { buildRelease, type BuildNeeds, type BuiltRelease } from '../build/build-release.ts'
import type { ContentNeeds } from '../build/read-contents.ts'
import { makeDocumentReader } from '../build/readings/document-reader.ts'
import {
  archive,
  makeAccountRow,
  makeLineRow,
  makeRefusedRow,
  makeRow,
  TEST_PUBLISHERS,
  type Archived,
} from './documents.ts'

type Cleaning = { after(clean: () => void): void }

export const makeFolder = (t: Cleaning): string => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-releases-'))
  t.after(() => {
    rmSync(directory, { recursive: true, force: true })
  })
  return directory
}

/** Real collection with publishers that read the documents of these tests. */
export const TEST_COLLECTION: Collection = { ...APPROPRIATIONS, publishers: TEST_PUBLISHERS }

/** Always the same key, so that signatures are the same, too: the head of PKCS #8 for Ed25519, and 32 bytes. */
export const TEST_KEY: KeyObject = createPrivateKey({
  key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), Buffer.alloc(32, 7)]),
  format: 'der',
  type: 'pkcs8',
})

/** Documents of every kind: two datasets, a refused row, guidance and the account that it names. */
export const SAMPLE_DOCUMENTS: readonly Archived[] = [
  archive({
    series: 'requests/2026',
    rows: [makeRow(2), makeRow(3, { title: 'Sample Library' }), makeRefusedRow(4)],
  }),
  archive(
    {
      series: 'requests/2026',
      rows: [
        makeRow(2, { dataset: 'senate-requests', chamber: 'senate', title: null, recipient: '=Sample+City' }),
      ],
      totals: [{ what: 'rows_of_edition', printed: 1 }],
    },
    {
      publisher: 'senate-appropriations',
      url: 'https://committee.example/grid#1',
      media_type: 'application/json',
    },
  ),
  archive({ series: 'guidance', rows: [makeLineRow(2)] }, { publisher: 'guidance', url: 'guidance.csv' }),
  archive(
    { series: 'fast-book', rows: [makeAccountRow(2)] },
    { publisher: 'fast-book', url: 'https://treasury.example/fast-book.json' },
  ),
]

/** Further documents, which a Danish collation would order differently: it sorts `aa` after `z`. */
export const DOCUMENTS_IN_DANISH_ORDER: readonly Archived[] = [
  ...SAMPLE_DOCUMENTS,
  ...['aa', 'ab', 'b'].map((letters) =>
    archive(
      {
        series: `requests/${letters}`,
        rows: ['aa', 'b', 'Aa', 'B'].map((name, index) =>
          makeRow(index + 2, { title: `${name} ${letters}`, agency: name, account: name, recipient: name }),
        ),
      },
      { url: `https://committee.example/${letters}.csv` },
    ),
  ),
]

export const makeNeeds = (
  directory: string,
  documents: readonly Archived[] = SAMPLE_DOCUMENTS,
  more: Partial<BuildNeeds> = {},
): BuildNeeds => ({
  directory,
  collection: TEST_COLLECTION,
  sources: documents.map(({ source }) => source),
  openSource: (sha256) => {
    const found = documents.find(({ source }) => source.sha256 === sha256)
    if (found === undefined) throw new Error(`there is no document ${sha256}`)
    return openBytes(found.bytes)()
  },
  corrections: [],
  signing: TEST_KEY,
  reportProgress: () => undefined,
  ...more,
})

/** Needs of a release that is read and not written. */
export const makeContentNeeds = (
  documents: readonly Archived[],
  more: Partial<BuildNeeds> = {},
): ContentNeeds => {
  const needs = makeNeeds('', documents, more)
  return { ...needs, documents: makeDocumentReader({ ...needs.collection, ...needs }) }
}

export const build = (
  directory: string,
  documents?: readonly Archived[],
  more?: Partial<BuildNeeds>,
): Promise<BuiltRelease> => buildRelease(makeNeeds(directory, documents, more))

/** The published rows of a dataset, as the bulk file has them. */
export const readRows = <Row = FullRecord>(
  directory: string,
  release: string,
  dataset = 'house-projects',
): Row[] => JSON.parse(readFileSync(join(directory, release, `data/${dataset}.json`), 'utf8'))

/** Lines of a CSV of the bundle, as written. */
export const readCsv = (directory: string, release: string, name: string): Record<string, string>[] =>
  parse(readFileSync(join(directory, release, `data/${name}.csv`), 'utf8'), { columns: true })

/** Every file of a folder with its bytes. */
export const readTree = (directory: string): Map<string, string> =>
  new Map(
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(directory.length + 1), readFileSync(path).toString('latin1')]),
  )
