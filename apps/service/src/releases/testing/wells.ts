import { hash } from 'node:crypto'
import { Type } from 'typebox'
import { readWhole, type Publisher, type ReadRow, type Source } from '../../publishers/index.ts'
import { integer, text, type Table } from '../../tables/index.ts'
import type { Collection } from '../collection.ts'
import type { Archived } from './documents.ts'

/** The smallest collection that there can be: one table, one dataset, one publisher, and nothing else. */
export type Well = { readonly id: string; readonly name: string; readonly depth: number | null }

const Evidence = Type.Object({}, { additionalProperties: true })

const WELLS: Table<Well> = {
  name: 'wells',
  schema: Type.Object({
    id: Type.String({ description: 'Identifies the well.' }),
    name: Type.String({ description: 'What it is called.' }),
    depth: Type.Union([Type.Integer(), Type.Null()], { description: 'In feet.' }),
    evidence: Type.Array(Evidence, { description: 'Where it is said.' }),
  }),
  idOf: ({ id }) => id,
  orderOf: ({ name }) => name,
  columns: { depth: { kind: 'value', of: ({ depth }) => depth, filter: {}, dimension: true } },
  flat: [
    text<Well>('id', (row) => row.id),
    text<Well>('name', (row) => row.name),
    integer<Well>('depth', (row) => row.depth),
  ],
}

type Draft = Omit<Well, 'id'>

const parse = (bytes: Uint8Array): readonly Draft[] => JSON.parse(Buffer.from(bytes).toString())

const survey: Publisher = {
  name: 'survey',
  title: 'Survey of Wells',
  parserVersion: '1',
  findSeries: () => Promise.resolve('wells'),
  read: async function* ({ open }) {
    const drafts = parse(await readWhole(open))
    for (const [index, draft] of drafts.entries()) {
      const place = { sheet: null, row: index + 1, pointer: null }
      const row: ReadRow = { kind: 'row', table: 'wells', place, cells: { name: draft.name }, draft }
      yield await Promise.resolve(row)
    }
    return []
  },
}

export const collection: Collection = {
  name: 'wells',
  module: import.meta.url,
  title: 'Wells',
  summary: 'Wells, each with its source.',
  attribution: 'Data: the survey.',
  caution: 'No water.',
  tables: [WELLS],
  datasets: { wells: { title: 'Wells', table: 'wells', notes: ['rights'] } },
  asides: {},
  derived: [],
  links: {},
  included: [],
  documentFacts: {},
  documentColumns: [],
  codes: {
    notes: { rights: 'Ask the survey.', sample_data: 'Invented.' },
    refusals: {},
    refusedByDesign: [],
    fields: {},
    others: {},
  },
  publishers: { survey },
  datasetsOf: { survey: ['wells'] },
  publishedRows: 'Rows that are wells.',
  turnOf: () => 0,
  coverageOf: () => ({ country: 'US' }),
  coverageOrder: [],
  vanished: { place: [], words: [] },
  measureGroupOf: (dataset) => dataset,
  begin: () => ({
    identify: ({ draft }) => {
      // What the survey reads.
      const { name } = draft as Draft
      return { dataset: 'wells', coverage: { country: 'US' }, told: {}, prefix: 'w', identity: name }
    },
    bodyOf: ({ draft }) => draft,
  }),
}

/** A list of wells as the archive would hold it. */
export const listWells = (
  wells: readonly Draft[],
  retrieved_at: string,
): Omit<Archived, 'source'> & { source: Source } => {
  const bytes = Buffer.from(JSON.stringify(wells))
  const sha256 = hash('sha256', bytes, 'hex')
  const source: Source = {
    sha256,
    bytes: bytes.length,
    publisher: 'survey',
    url: 'https://survey.example/wells.json',
    final_url: null,
    status: 200,
    media_type: 'application/json',
    etag: null,
    last_modified: null,
    retrieved_at,
    published_at: null,
    checked_at: retrieved_at,
    edition: retrieved_at,
    part: 1,
    supersedes: null,
    sample: false,
  }
  return { source, bytes }
}

export { collection as WELLS_COLLECTION }
