import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import {
  NOTICE_FIELDS,
  Preview,
  ROW_FIELDS,
  type Notice,
  type NoticeFields,
  type RowFields,
} from '@rotunda/contract'
import { Type } from 'typebox'
import { Check } from 'typebox/value'
import { readWhole, type Publisher, type ReadRow } from '../../publishers/index.ts'
import { makeFolder, readCsv, readRows, readTree } from '../../releases/testing.ts'
import type { Table } from '../../tables/index.ts'
import { declareFamilies, makeNoticesFamily, rowColumns, type Family } from './index.ts'
import { buildDocuments, makeDocument, type TestDocument } from './testing.ts'

type Boat = RowFields &
  NoticeFields & {
    readonly id: string
    readonly name: string
    readonly owner: string | null
    readonly built_on: string | null
  }
type BoatDraft = Pick<Boat, 'name' | 'owner' | 'built_on'>

const BOAT = Type.Object({
  id: Type.String({ description: 'Id.' }),
  name: Type.String({ description: 'Name.' }),
  owner: Type.Union([Type.String(), Type.Null()], { description: 'Owner.' }),
  built_on: Type.Union([Type.String({ format: 'date' }), Type.Null()], { description: 'Day of building.' }),
  ...ROW_FIELDS,
  ...NOTICE_FIELDS,
})

const BOATS: Table<Boat> = {
  name: 'boats',
  schema: BOAT,
  idOf: ({ id }) => id,
  orderOf: ({ name, id }) => `${name}\u0001${id}`,
  columns: { owner: { kind: 'value', of: ({ owner }) => owner, filter: {}, dimension: true } },
  flat: rowColumns<Boat>(BOAT),
}

const harbour: Publisher = {
  name: 'harbour',
  title: 'Harbour',
  parserVersion: '1',
  isGovernment: false,
  findSeries: () => Promise.resolve('boats'),
  read: async function* ({ open }) {
    const list = JSON.parse((await readWhole(open)).toString()) as BoatDraft[]
    for (const [index, draft] of list.entries()) {
      const place = { sheet: null, row: null, pointer: `/${index}` }
      yield { kind: 'row', table: 'boats', place, cells: { name: draft.name }, draft } satisfies ReadRow
    }
    return []
  },
}

// cut: family
const FAMILY: Family = {
  tables: [BOATS],
  datasets: { boats: { title: 'Boats', notes: ['rights'] } },
  facts: [],
  direct: [
    {
      table: 'boats',
      prefix: 'boat',
      identityOf: ({ name }: BoatDraft) => name,
      begin: () => (draft) => draft,
    },
  ],
  publishers: [{ publisher: harbour, datasets: ['boats'] }],
  notes: {},
  refusals: {},
  make: () => [],
}
// end: family

// cut: collection
const COLLECTION = declareFamilies([FAMILY, makeNoticesFamily([FAMILY])], {
  name: 'boats',
  words: {
    title: 'Boats',
    summary: 'Boats of a harbour.',
    attribution: 'Data: the harbour.',
    caution: 'An owner is a name.',
    publishedRows: 'Rows that are boats.',
  },
  notes: { rights: 'Ask the harbour.', sample_data: 'Invented.' },
  describeCoverage: (_facts, { documents }) => `All boats of ${documents.length} documents.`,
  snapshot: {
    purpose: 'Boats lie in a harbour. The table lists them. Use it to find an owner.',
    figures: [
      {
        title: 'Boats by owner',
        dataset: 'boats',
        by: ['owner'],
        heading: 'Owner',
        order: 'greatest',
        unit: 'count',
        series: [{ title: 'Boats' }],
        note: 'All boats.',
      },
    ],
    neverClaim: ['A boat in the list need not float.'],
    terms: [{ publisher: 'harbour', text: null }],
    cadence: { words: 'Weekly', days: 7, publishers: ['harbour'] },
    cellsWithheld: { harbour: ['Telephone'] },
    preview: { boats: { period: 'built_on', counts: ['owner'] } },
  },
})
// end: collection

const FLEET: readonly BoatDraft[] = [
  { name: 'Anne', owner: 'Smith', built_on: '1990-05-01' },
  { name: 'Bess', owner: 'Smith', built_on: '1990-07-01' },
  { name: 'Cleo', owner: null, built_on: null },
]

const document = (publisher: string, content: object, day = '2026-06-28'): TestDocument =>
  makeDocument(publisher, JSON.stringify(content), { retrieved_at: `${day}T12:00:00.000Z` })

const buildBoats = async (t: TestContext, notices?: object) => {
  const directory = makeFolder(t)
  const documents = [
    document('harbour', FLEET),
    ...(notices === undefined ? [] : [document('notices', notices, '2026-07-20')]),
  ]
  const { summary } = await buildDocuments(COLLECTION, directory, documents)
  const boats = readRows<Boat>(directory, summary.id, 'boats')
  const failed = summary.checks
    .filter(({ passed }) => !passed)
    .map(({ name, detail }) => `${name}: ${detail}`)
  return { directory, release: summary.id, boats, failed }
}

const readFile = (built: { directory: string; release: string }, name: string): string =>
  readFileSync(join(built.directory, built.release, 'data', name), 'utf8')

test('preview.json has the columns, counts, years and first rows, and what a reader must know', async (t) => {
  const preview: unknown = JSON.parse(readFile(await buildBoats(t), 'preview.json'))
  assert.ok(Check(Preview, preview))
  assert.equal(preview.statement, 'All boats of 1 documents.')
  assert.deepEqual(preview.never_claim, ['A boat in the list need not float.'])
  assert.equal(preview.next_expected_on, '2026-07-05')
  assert.deepEqual(preview.cells_withheld, { Harbour: ['Telephone'] })
  assert.deepEqual(preview.terms, [{ publisher: 'Harbour', text: null }])
  const [boats] = preview.datasets
  assert.equal(boats?.rows, 3)
  assert.deepEqual(
    boats.columns.slice(0, 4).map(({ name, type }) => [name, type]),
    [
      ['id', 'text'],
      ['name', 'text'],
      ['owner', 'text'],
      ['built_on', 'date'],
    ],
  )
  assert.deepEqual(boats.chart, {
    column: 'built_on',
    periods: [
      { period: null, rows: 1 },
      { period: '1990', rows: 2 },
    ],
  })
  assert.deepEqual(boats.counts, [
    {
      column: 'owner',
      values: [
        { value: 'Smith', rows: 2 },
        { value: null, rows: 1 },
      ],
      others: 0,
    },
  ])
  assert.deepEqual(
    boats.first.map((row) => row['name']),
    ['Anne', 'Bess', 'Cleo'],
  )
})

test('a figure has a line for each value, and one for the rows without a value', async (t) => {
  const preview: unknown = JSON.parse(readFile(await buildBoats(t), 'preview.json'))
  assert.ok(Check(Preview, preview))
  assert.deepEqual(preview.figures, [
    {
      title: 'Boats by owner',
      dataset: 'boats',
      heading: 'Owner',
      unit: 'count',
      series: ['Boats'],
      groups: [
        { group: 'Smith', values: [2] },
        { group: null, values: [1] },
      ],
      others: 0,
      note: 'All boats.',
    },
  ])
})

test('the notes on rights have the statement, the terms and what must never be claimed', async (t) => {
  const notes = readFile(await buildBoats(t), 'LICENSE-NOTES.md')
  assert.match(notes, /All boats of 1 documents\./)
  assert.match(notes, /- Harbour: no terms were found\./)
  assert.match(notes, /- A boat in the list need not float\./)
})

test('a later notice is no edition: the next one is expected a week after the newest edition', async (t) => {
  const [anne] = (await buildBoats(t)).boats
  const built = await buildBoats(t, { notices: [takedown(anne?.id ?? '')] })
  const preview: unknown = JSON.parse(readFile(built, 'preview.json'))
  assert.ok(Check(Preview, preview))
  assert.equal(preview.newest_document_at, '2026-06-28T12:00:00.000Z')
  assert.equal(preview.next_expected_on, '2026-07-05')
})

test('a release with notices is the same bytes when it is built again', async (t) => {
  const [anne] = (await buildBoats(t)).boats
  const notices = { notices: [takedown(anne?.id ?? '')] }
  const [one, other] = [await buildBoats(t, notices), await buildBoats(t, notices)]
  assert.deepEqual(readTree(join(one.directory, one.release)), readTree(join(other.directory, other.release)))
})

const takedown = (row: string, more: Partial<Notice> = {}) => ({
  dataset: 'boats',
  row,
  kind: 'takedown',
  fields: ['owner'],
  text: 'The owner is a child.',
  decided_on: '2026-06-20',
  ...more,
})

test('a takedown empties the field in every file and says so, and no other row changes', async (t) => {
  const before = await buildBoats(t)
  const [anne] = before.boats
  assert.ok(anne !== undefined)
  const built = await buildBoats(t, { notices: [takedown(anne.id)] })
  const [taken, ...others] = built.boats
  assert.deepEqual(built.failed, [])
  assert.equal(taken?.owner, null)
  assert.deepEqual(
    taken.notices.map(({ kind, text }) => [kind, text]),
    [['takedown', 'The owner is a child.']],
  )
  assert.deepEqual(others, before.boats.slice(1))
  const [line] = readCsv(built.directory, built.release, 'boats')
  assert.equal(line?.['owner'], '')
  assert.equal(line['notices'], 'takedown of owner: The owner is a child.')
  assert.doesNotMatch(
    readFile(built, 'preview.json').slice(0, -1),
    /"owner": "Smith",\n\s+"built_on": "1990-05/,
  )
})

test('an erratum leaves the value as it was published', async (t) => {
  const [anne] = (await buildBoats(t)).boats
  const erratum = takedown(anne?.id ?? '', { kind: 'erratum', text: 'The owner is Smythe.' })
  const built = await buildBoats(t, { notices: [erratum] })
  assert.equal(built.boats[0]?.owner, 'Smith')
  assert.deepEqual(built.boats[0].notices[0]?.text, 'The owner is Smythe.')
})

test('a takedown of a field that is never empty fails a check', async (t) => {
  const [anne] = (await buildBoats(t)).boats
  const { failed } = await buildBoats(t, { notices: [takedown(anne?.id ?? '', { fields: ['name'] })] })
  assert.match(failed.join('\n'), /notices_apply: .*name is never empty/s)
})

test('a row has every notice about it: of both kinds, of several fields, and two of one field', async (t) => {
  const [anne] = (await buildBoats(t)).boats
  const row = anne?.id ?? ''
  const built = await buildBoats(t, {
    notices: [
      takedown(row),
      takedown(row, { fields: ['built_on'], text: 'The day tells the owner.' }),
      takedown(row, { kind: 'erratum', fields: ['name'], text: 'The name is Ann.' }),
      takedown(row, { kind: 'erratum', fields: ['name'], text: 'The name is not Anna.' }),
    ],
  })
  assert.deepEqual(built.failed, [])
  const [first] = built.boats
  assert.deepEqual([first?.owner, first?.built_on, first?.name], [null, null, 'Anne'])
  assert.deepEqual(
    first?.notices.map(({ kind, fields }) => [kind, ...fields]),
    [
      ['takedown', 'owner'],
      ['takedown', 'built_on'],
      ['erratum', 'name'],
      ['erratum', 'name'],
    ],
  )
})

test('a notice of an unknown row fails a check', async (t) => {
  const { failed } = await buildBoats(t, {
    notices: [takedown('boat-none'), takedown('x', { kind: 'erratum' })],
  })
  assert.match(failed.join('\n'), /boats boat-none: the row does not exist.*boats x: the row does not exist/s)
})

test('a list with an unknown dataset or field is refused as a whole, with the known names', async (t) => {
  for (const [notice, fault] of [
    [{ ...takedown('x'), dataset: 'ships' }, /no dataset “ships”. Known: boats\./],
    [takedown('x', { fields: ['owner', 'Owner'] }), /no field “Owner”. Known: id, name, owner, built_on, /],
  ] as const) {
    const { failed } = await buildBoats(t, { notices: [takedown('y'), notice] })
    assert.match(failed.join('\n'), fault)
    assert.match(failed.join('\n'), /documents_taken: .*\/notices\/1/s)
  }
})

test('a list that repeats a notice, or has damaged text, is refused as a whole', async (t) => {
  for (const [notices, fault] of [
    [[takedown('x'), takedown('x', { decided_on: '2026-06-21' })], /\/notices\/1 repeats \/notices\/0/],
    [[takedown('x'), takedown('y', { text: 'The \u200Bowner' })], /\/notices\/1 cannot be read: .*damaged/],
  ] as const) {
    const { failed } = await buildBoats(t, { notices })
    assert.match(failed.join('\n'), fault)
  }
})

test('a list with a notice that cannot be read is refused as a whole', async (t) => {
  const { failed } = await buildBoats(t, { notices: [takedown('boat-1'), { dataset: 'boats' }] })
  assert.match(failed.join('\n'), /documents_taken: .*\/notices\/1 cannot be read/s)
})
