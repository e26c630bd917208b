import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { DocumentRefused } from '../publisher.ts'
import { ofKind, readDocument } from '../testing.ts'
import { GRID_FIELDS } from './grid-years.ts'
import { readGridTotal } from './read-grid.ts'
import { senateAppropriations } from './senate-appropriations.ts'
import { aGridRow, aReply, GRID_2026 } from './testing.ts'

const read = (document: string, facts = GRID_2026) => readDocument(senateAppropriations, document, facts)
const encode = (text: string) => new TextEncoder().encode(text)

const refusal = (reason: RegExp) => (error: unknown) =>
  error instanceof DocumentRefused && reason.test(error.message)

test('keys count in any case, of the reply and of its rows', async () => {
  const upper = Object.fromEntries(
    Object.entries(aGridRow()).map(([key, value]) => [key.toUpperCase(), value]),
  )
  const document = await read(
    JSON.stringify({ recordsTotal: '1', recordsFiltered: 1, draw: 0, data: [upper] }),
  )
  const [row] = ofKind(document, 'record')
  assert.equal(row?.place.pointer, '/data/0')
  assert.equal(row.cells['MEMBER'], 'Sample, Ada')
  assert.equal(row.draft.recipient, 'Example County')
  assert.deepEqual(document.totals, [{ what: 'rows_of_edition', printed: 1 }])
})

test('the form in which ColdFusion writes a query reads the same, directly and within DATA', async () => {
  const COLUMNS = GRID_FIELDS.map((field) => field.toUpperCase())
  const list = GRID_FIELDS.map((field) => aGridRow()[field])
  const expected = ofKind(await read(aReply([aGridRow()])), 'record').map(({ draft }) => draft)
  const forms = [
    [{ RECORDSTOTAL: 1, COLUMNS, DATA: [list] }, '/DATA/0'],
    [{ RECORDSTOTAL: 1, DATA: { COLUMNS, DATA: [list] } }, '/DATA/DATA/0'],
  ] as const
  for (const [reply, pointer] of forms) {
    const records = ofKind(await read(JSON.stringify(reply)), 'record')
    assert.deepEqual(
      records.map(({ draft }) => draft),
      expected,
    )
    assert.equal(records[0]?.place.pointer, pointer)
    assert.equal(records[0].cells['PROJECT_STATE'], 'VT')
  }
})

test('a list with more or fewer values than there are columns is refused, and the others are read', async () => {
  const document = JSON.stringify({
    COLUMNS: GRID_FIELDS,
    DATA: [['Sample, Ada'], Object.values(aGridRow())],
  })
  const { rows, totals } = await read(document)
  assert.deepEqual(
    rows.map(({ kind }) => kind),
    ['refused', 'row'],
  )
  assert.deepEqual(totals, [])
})

const { member: _, ...NOBODY } = aGridRow()
const REFUSED = [
  [aReply([aGridRow(), { ...aGridRow(), party: 'X' }]), /key "party", which is not known.*Known: member/],
  [
    aReply([{ ...aGridRow(), recipient_address: '1 Sample St' }]),
    /key "recipient_address", which is not known/,
  ],
  [
    aReply([{ ...NOBODY, memberr: 'Sample' }]),
    /"memberr".*nearest known key is "member".*docs\/how-to\/add-a-publisher\.md/,
  ],
  [aReply([NOBODY]), /no key for member/],
  [aReply([{ ...aGridRow(), MEMBER: 'Sample' }]), /two keys for member/],
  [JSON.stringify({ COLUMNS: ['member'], DATA: [] }), /no key for member_state/],
  [JSON.stringify({ COLUMNS: 'member', DATA: [] }), /COLUMNS is not a list/],
  [JSON.stringify({ DATA: [['Sample']] }), /nothing names the columns/],
  [JSON.stringify({ RECORDSTOTAL: 4 }), /has no DATA/],
  [JSON.stringify({ DATA: [], ERROR: 'busy' }), /it has "ERROR"/],
  [JSON.stringify({ DATA: [], data: [] }), /"data" twice/],
  [JSON.stringify({ DATA: { COLUMNS: [] } }), /DATA holds no list/],
  [JSON.stringify({ RECORDSTOTAL: 'many', DATA: [] }), /RECORDSTOTAL is not a number/],
  ['{"DATA": [', /not JSON/],
  ['[]', /it is not an object/],
] as const

for (const [document, reason] of REFUSED) {
  test(`a reply of another shape is refused whole, nothing of it read: ${String(reason)}`, () =>
    assert.rejects(read(document), refusal(reason)))
}

test('a reply without its year, or of a year that the grid has not, is refused', async () => {
  for (const fiscal_year of [null, 2022, 2028])
    await assert.rejects(
      read(aReply([]), { ...GRID_2026, fiscal_year }),
      refusal(/2023, 2024, 2025, 2026, 2027/),
    )
})

test('a page says how many rows there are in all', () => {
  assert.equal(readGridTotal(encode(aReply([aGridRow()], 16_600))), 16_600)
  assert.equal(readGridTotal(encode('{"recordstotal":"12","DATA":{"COLUMNS":[],"DATA":[]}}')), 12)
  assert.throws(() => readGridTotal(encode('{"DATA":[]}')), refusal(/no RECORDSTOTAL/))
})

const anyCell = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 1 }),
)
const anyRow = fc.oneof(
  { weight: 5, arbitrary: fc.record(Object.fromEntries(GRID_FIELDS.map((field) => [field, anyCell]))) },
  {
    weight: 2,
    arbitrary: fc.dictionary(fc.constantFrom(...GRID_FIELDS), anyCell).map((cells) => aGridRow(cells)),
  },
  fc.constantFrom(null, 1, 'text', true),
)
const anyReply = fc.oneof(
  { weight: 4, arbitrary: fc.record({ RECORDSTOTAL: fc.nat(), DATA: fc.array(anyRow) }) },
  fc.jsonValue(),
  fc.record({ DATA: fc.jsonValue() }),
  fc.record({ COLUMNS: fc.jsonValue(), DATA: fc.array(fc.jsonValue()) }),
  fc.record({ COLUMNS: fc.constant(GRID_FIELDS), DATA: fc.array(fc.array(anyCell, { maxLength: 12 })) }),
)

test('any JSON at all is either refused whole, or each of its rows is a record or refused', () =>
  fc.assert(
    fc.asyncProperty(anyReply, async (reply) => {
      const document = await read(JSON.stringify(reply)).catch((error: unknown) => {
        if (error instanceof DocumentRefused) return undefined
        throw error
      })
      if (document === undefined) return
      const { DATA } = JSON.parse(JSON.stringify(reply))
      assert.equal(document.rows.length, (Array.isArray(DATA) ? DATA : DATA.DATA).length)
      const known = [
        ...ofKind(document, 'record'),
        ...ofKind(document, 'refused'),
        ...ofKind(document, 'merged'),
      ]
      assert.equal(known.length, document.rows.length)
    }),
    { numRuns: 300 },
  ))
