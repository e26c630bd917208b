import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import { makeFaraFiles } from '../../../../../test/sample/index.ts'
import { DocumentRefused, type ReadRow } from '../publisher.ts'
import { openBytes } from '../streams/document-bytes.ts'
import { aSource } from '../testing.ts'
import { FARA_FILES } from './fara-files.ts'
import { fara } from './fara.ts'
import { makeRowReader } from './make-fara-row.ts'
import { openFaraFile } from './open-fara-file.ts'
import { refuseStrayNames } from './refuse-stray-names.ts'
import type { FaraRecord } from './split-records.ts'

const SIZES = { registrants: 30, principals: 60, shortForms: 30, documents: 60 }
const FILES = [...makeFaraFiles(5, SIZES, 1)]

/** Every row, or the reason of a stop. */
const read = async (bytes: Uint8Array): Promise<readonly ReadRow[] | string> => {
  const source = aSource(bytes, { publisher: 'guidance', retrieved_at: '2026-06-15T12:00:00.000Z' })
  const needs = { open: openBytes(bytes, 1000), source }
  try {
    await fara.findSeries(needs)
    return await Array.fromAsync(fara.read(needs))
  } catch (cause) {
    if (cause instanceof DocumentRefused) return cause.message
    throw cause
  }
}

/** Content of a row, regardless of its line. */
const tellRow = (row: ReadRow): string =>
  row.kind === 'row' ? JSON.stringify([row.table, row.draft]) : row.kind

type Mutation = { readonly kind: string; readonly at: number; readonly other: number; readonly byte: number }

/** Changes a file in one place, as transport, an editor or a wrong program might. */
const mutate = (bytes: Uint8Array, { kind, at, other, byte }: Mutation): Uint8Array => {
  const place = Math.floor(at * bytes.length)
  const next = Math.min(bytes.length, place + 1 + Math.floor(other * 200))
  const [before, after] = [bytes.subarray(0, place), bytes.subarray(place)]
  if (kind === 'cut off') return before
  if (kind === 'byte') return Buffer.concat([before, Uint8Array.of(byte), bytes.subarray(place + 1)])
  if (kind === 'insert') return Buffer.concat([before, Uint8Array.of(byte), after])
  if (kind === 'remove') return Buffer.concat([before, bytes.subarray(next)])
  return Buffer.concat([before, bytes.subarray(place, next), after])
}

const MUTATION = fc.record({
  kind: fc.constantFrom('cut off', 'byte', 'insert', 'remove', 'repeat'),
  at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  other: fc.double({ min: 0, max: 1, noNaN: true }),
  byte: fc.oneof(fc.constantFrom(0x22, 0x2c, 0x0a, 0x0d, 0, 0x81), fc.integer({ min: 0x20, max: 0xff })),
})

test('a file with one wrong place is stopped, or only the records at that place are others or refused', async () => {
  for (const { table, bytes } of FILES) {
    const whole = await read(bytes)
    assert.ok(typeof whole !== 'string', table)
    const known = new Set(whole.map(tellRow))
    await fc.assert(
      fc.asyncProperty(MUTATION, async (mutation) => {
        const outcome = await read(mutate(bytes, mutation))
        if (typeof outcome === 'string') return
        const strange = outcome.filter((row) => row.kind === 'row' && !known.has(tellRow(row)))
        assert.ok(strange.length <= 4, `${strange.length} rows are others`)
        for (const row of outcome) holdRow(row, table)
      }),
      { numRuns: 250, seed: 29 },
    )
  }
})

/** A row has a number and no withheld column; its dates are days of the calendar or null with a reason. */
const holdRow = (row: ReadRow, table: keyof typeof FARA_FILES): void => {
  for (const name of FARA_FILES[table].withheld) assert.ok(!Object.hasOwn(row.cells, name), name)
  if (row.kind !== 'row') return
  const { number, ...draft } = row.draft as Readonly<Record<string, unknown>>
  assert.match(String(number), /^\d{1,6}$/)
  for (const value of Object.values(draft)) {
    if (typeof value !== 'object' || value === null || !('day' in value)) continue
    const { day, missing, text } = value as { day: string | null; missing: string | null; text: string }
    assert.equal(day === null, missing !== null)
    if (day !== null) assert.equal(day, text.trim().replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2'))
  }
}

/** A shift of the cells from a column on by one place. The record keeps its width. */
type Shift = { readonly way: 'left' | 'right'; readonly from: number }

const listShifts = (columns: number): Shift[] =>
  (['left', 'right'] as const).flatMap((way) => Array.from({ length: columns }, (_, from) => ({ way, from })))

const shift = <Cell>(cells: readonly Cell[], { way, from }: Shift, blank: Cell): Cell[] =>
  way === 'left' ? [...cells.toSpliced(from, 1), blank] : cells.toSpliced(from, 0, blank).slice(0, -1)

type Wrong = Shift & { readonly column: string; readonly text: string }

/**
 * Shifts every record at every column, one by one. Lists the published cells that hold the text of another column, apart
 * for records that are alone with their registration number. Counts the records that only their name refuses.
 */
const findWrong = async (bytes: Uint8Array) => {
  const { table, form, records } = await openFaraFile(openBytes(bytes, 65_536))
  const header: readonly string[] = FARA_FILES[table].header
  const whole = (await Array.fromAsync(records()))
    .flat()
    .filter(({ cells }) => cells.length === header.length)
  const readRow = makeRowReader({ table, form, retrievedOn: '2026-06-15' })
  const rows = whole.map(readRow)
  const refuseStray = await refuseStrayNames(fromItems(rows))
  // The collection refuses a record with such an address unless the file of registrants has the name.
  const names = new Set(whole.map(({ cells }) => cells[header.indexOf('Registrant Name')]?.trim()))
  const isUnproved = ({ draft, ...row }: ReadRow & { draft?: object }): boolean =>
    draft !== undefined &&
    'addressFault' in draft &&
    draft.addressFault !== null &&
    !names.has(row.cells['Registrant Name']?.trim())
  const wrongOf = async (record: FaraRecord, others: readonly FaraRecord[], way: Shift): Promise<Wrong[]> => {
    const row = readRow({ ...record, cells: shift(record.cells, way, '') })
    const wrong = shift(header, way, '').flatMap((origin, at) => {
      const [column = '', own = ''] = [header[at], record.cells[at]]
      const text = row.cells[column] ?? ''
      const isWrong = origin !== column && ![own.trim(), ''].includes(text.trim())
      return isWrong ? [{ ...way, column, text }] : []
    })
    if (wrong.length === 0) return []
    const refuse = await refuseStrayNames(fromItems([...others.map(readRow), row]))
    if (refuse(row).kind === 'row' && !isUnproved(row)) return wrong
    byName += 1
    return []
  }
  let byName = 0
  const wrong = { alone: [] as Wrong[], inGroup: [] as Wrong[] }
  const groups = Map.groupBy(whole, ({ cells }) => cells[header.indexOf('Registration Number')])
  for (const group of groups.values())
    for (const record of group)
      for (const way of listShifts(header.length)) {
        const others = group.filter((other) => other !== record)
        wrong[others.length === 0 ? 'alone' : 'inGroup'].push(...(await wrongOf(record, others, way)))
      }
  const refused = rows.filter((row) => refuseStray(row).kind === 'refused').length
  return { table, refused, byName, ...wrong }
}

async function* fromItems<Item>(items: readonly Item[]) {
  await Promise.resolve()
  yield* items
}

/** Without another record of its number, a text in the place of the name is not seen to be another one. */
const isHidden = ({ way, from, column }: Wrong): boolean =>
  way === 'left' && column === 'Registrant Name' && from === PRINCIPAL_NAME

const PRINCIPAL_NAME = FARA_FILES['fara-principals'].header.indexOf('Registrant Name')

/** A street without a house number. Some of these addresses have a second line, and none has a State. */
const nameStreets = (bytes: Uint8Array): Uint8Array =>
  Buffer.from(
    Buffer.from(bytes)
      .toString('latin1')
      .replaceAll(/\d Fictional Avenue[^"]*/g, 'Fictional Gardens'),
    'latin1',
  )

test('a record that is shifted at any column is refused, or publishes no text of another column', async () => {
  for (const { bytes } of FILES) {
    const { table, refused, byName, alone, inGroup } = await findWrong(nameStreets(bytes))
    assert.equal(refused, 0, table)
    assert.equal(byName > 0, table === 'fara-principals', table)
    assert.deepEqual([...inGroup, ...alone.filter((one) => !isHidden(one))], [], table)
  }
})

const REFERENCE = join(import.meta.dirname, '../../../../../../shared/reference/fara')
const EDITIONS = ['2023-08-03', '2025-04-11'].map((edition) => join(REFERENCE, edition))

test(
  'no real record is refused as shifted, and none that is shifted shows a text of another column',
  { skip: existsSync(REFERENCE) ? false : 'the folder ../shared/reference/fara is not here' },
  async () => {
    for (const edition of EDITIONS)
      for (const file of ['FARA_All_Registrants.csv', 'FARA_All_ForeignPrincipals.csv']) {
        const { refused, alone, inGroup } = await findWrong(readFileSync(join(edition, file)))
        assert.equal(refused, 0, file)
        // A place in a second line of the address is in the city of one registrant.
        assert.ok(inGroup.length + alone.filter((one) => !isHidden(one)).length <= 1, file)
      }
  },
)

test('a file saved again by RFC 4180 is read the same, where no cell holds the bytes between two cells', async () => {
  for (const { table, bytes } of FILES) {
    const whole = await read(bytes)
    const { header } = FARA_FILES[table]
    assert.ok(typeof whole !== 'string')
    const lines = whole.flatMap((row) =>
      row.kind === 'row'
        ? [header.map((name) => `"${(row.cells[name] ?? '').replaceAll('"', '""')}"`).join(',')]
        : [],
    )
    const head = header.map((name) => `"${name.replaceAll(' ', '_')}"`).join(',')
    const again = await read(Buffer.from([head, ...lines, ''].join('\r\n')))
    assert.ok(typeof again !== 'string')
    const drafts = (rows: readonly ReadRow[]) =>
      rows.map((row) =>
        row.kind === 'row'
          ? { ...row.draft, flags: [], withheld: {}, city: '', state: '', isWithoutPlace: true }
          : row.kind,
      )
    assert.deepEqual(drafts(again), drafts(whole))
  }
})
