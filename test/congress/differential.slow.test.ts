import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { listOperations } from '../../apps/service/src/bin/testing.ts'
import { Refusal } from '../../apps/service/src/platform/index.ts'
import { runs } from '../../apps/service/src/platform/testing.ts'
import {
  listDimensions,
  listSortKeys,
  type Filters,
  type FlatColumn,
  type Table,
} from '../../apps/service/src/tables/index.ts'
import { anyQuestion, listAsked, scanFacet, scanRows } from '../../apps/service/src/tables/testing.ts'
import { API, openPartner, TABLES, toQuery, type Partner, type Row } from './open-partner.ts'

const LIMIT = 7
const RUNS = runs(12)

let partner: Partner
before(async () => {
  partner = await openPartner()
})
after(() => partner.close())

const rowsOf = ({ name }: Table<Row>): readonly Row[] => partner.rows.get(name) ?? assert.fail(name)

/** Names of the parameters of a list. */
const listParameters = ({ name }: Table<Row>): ReadonlySet<string> => {
  const operation = listOperations(partner.description).find(({ path }) => path === `${API}/${name}`)
  const { parameters = [] } = operation ?? assert.fail(`${name} has no address`)
  return new Set(parameters.flatMap((one) => (one.in === 'query' ? [one.name] : [])))
}

/** Filters that an address says by itself, or that choose what a key must have been given. */
const NOT_ASKED: Readonly<Record<string, readonly string[]>> = {
  sources: ['kind', 'not_kind'],
  'historical-sources': ['kind', 'not_kind'],
  'hearing-sources': ['kind', 'not_kind'],
}

/** Interns are left out unless they are asked for, which has a test of its own. */
const withInterns = (table: Table<Row>): object =>
  listParameters(table).has('include_interns') ? { include_interns: 'true' } : {}

const anyQuestionOf = (table: Table<Row>) => {
  const left = NOT_ASKED[table.name] ?? []
  return anyQuestion(table, rowsOf(table)).map(({ filters, ...question }) => ({
    ...question,
    filters: Object.fromEntries(Object.entries(filters).filter(([name]) => !left.includes(name))),
  }))
}

/** Rows that a scan finds; undefined if the scan refuses the query, such as a range that ends before it begins. */
const scan = (table: Table<Row>, filters: Filters, sort: readonly string[]) => {
  try {
    return scanRows(table, rowsOf(table), filters, sort)
  } catch (cause) {
    if (cause instanceof Refusal) return undefined
    throw cause
  }
}

for (const table of TABLES) {
  const base = `/${table.name}`

  test(`${base} takes every filter, order and count that its table defines, and rows of the sample have values for them`, (t) => {
    const parameters = listParameters(table)
    const left = NOT_ASKED[table.name] ?? []
    const asked = listAsked(table, rowsOf(table)).filter((name) => !left.includes(name))
    assert.deepEqual(
      asked.filter((name) => !parameters.has(name)),
      [],
    )
    for (const name of ['id', 'not_id', 'q', 'changed_since', 'sort', 'fields', 'snapshot'])
      assert.ok(parameters.has(name), name)
    assert.equal(parameters.has('facet'), listDimensions(table).length > 0)
    assert.ok(rowsOf(table).length > 0, 'the sample has no row')
    t.diagnostic(`${rowsOf(table).length} rows, ${asked.length} filters`)
  })

  test(`${base} gives, page by page, what a look at each row gives, with counts and fields`, async () => {
    await fc.assert(
      fc.asyncProperty(
        anyQuestionOf(table),
        fc.nat(3),
        async ({ filters, sort, dimensions, fields }, page) => {
          const expected = scan(table, filters, sort)
          const offset = page * LIMIT
          const parts = { sort, facet: dimensions, fields, limit: LIMIT, offset, facet_limit: 5 }
          const path = `${base}?${toQuery({ ...filters, ...withInterns(table), ...parts })}`
          if (expected === undefined) {
            assert.equal((await partner.ask(path)).status, 400, path)
            return
          }
          const { data, meta } = await partner.read(path)
          const shown = expected.slice(offset, offset + LIMIT)
          assert.deepEqual(
            data,
            shown.map((row) => pick(row, fields)),
            path,
          )
          assert.equal(meta['total'], expected.length)
          assert.equal(meta['next_offset'], offset + LIMIT < expected.length ? offset + LIMIT : null)
          const counts = dimensions.map((name) => [name, scanFacet(table, expected, name, 5)])
          assert.deepEqual(meta['facets'] ?? {}, Object.fromEntries(counts), path)
        },
      ),
      RUNS,
    )
  })

  test(`${base} as NDJSON and CSV holds the same rows, all of them, and says their number`, async () => {
    await fc.assert(
      fc.asyncProperty(anyQuestionOf(table), async ({ filters, sort }) => {
        const expected = scan(table, filters, sort)
        if (expected === undefined) return
        const query = toQuery({ ...filters, ...withInterns(table), sort, all: true })
        const lines = await partner.ask(`${base}.ndjson?${query}`)
        assert.equal(lines.status, 200, lines.text)
        assert.deepEqual(
          lines.text
            .split('\n')
            .slice(0, -1)
            .map((line): unknown => JSON.parse(line)),
          expected,
        )
        const cells = await partner.ask(`${base}.csv?${query}`)
        assert.equal(cells.headers['rotunda-rows'], expected.length.toString())
        assert.deepEqual(parse(cells.text, { bom: true }), [
          table.flat.map(({ name }) => name),
          ...expected.map((row) => table.flat.map((column) => writeCell(column, row))),
        ])
      }),
      runs(2),
    )
  })

  test(`${base} is sorted by every key that it has, both ways`, async () => {
    for (const key of Object.keys(listSortKeys(table)))
      for (const term of [key, `-${key}`]) {
        const { data } = await partner.read(
          `${base}?${toQuery({ ...withInterns(table), sort: term, limit: 200 })}`,
        )
        const expected = scanRows(table, rowsOf(table), {}, [term]).slice(0, 200)
        assert.deepEqual(
          data.map(({ id }) => id),
          expected.map(({ id }) => id),
          term,
        )
      }
  })
}

/** Tables with several seats in a row, with the filters of one seat. */
const SEATED = TABLES.filter(({ together }) => together !== undefined)

for (const table of SEATED)
  test(`/${table.name}: filters that are asked together are of one seat`, async (t) => {
    const { columns = [], of = () => [] } = table.together ?? {}
    const rows = rowsOf(table)
    const seats = rows.flatMap((row) => of(row).filter(([congress]) => congress !== null))
    assert.ok(seats.length > rows.length, 'every member has one seat')
    const read = (seat: readonly unknown[], name: string) => seat[columns.indexOf(name)]
    const isAtLarge = ({ congress, state }: Readonly<Record<string, unknown>>) => {
      const wanted = { chamber: 'House', congress, state }
      const ofState = seats.filter((seat) =>
        Object.entries(wanted).every(([name, cell]) => read(seat, name) === cell),
      )
      return ofState.length > 0 && ofState.every((seat) => read(seat, 'district') === 0)
    }
    const anySeat = fc.constantFrom(...seats)
    const anyParts = fc.subarray(columns.slice(1), { minLength: 1 })
    let crossed = 0
    let refused = 0
    await fc.assert(
      fc.asyncProperty(anySeat, anySeat, anyParts, async (seat, other, parts) => {
        // Some of the parts are those of another seat.
        const asked = Object.fromEntries(
          ['congress', ...parts].flatMap((name, index) => {
            const cell = (index % 3 === 2 ? other : seat)[columns.indexOf(name)] ?? null
            return cell === null ? [] : [[name, cell]]
          }),
        )
        const fits = (item: readonly unknown[]) =>
          Object.entries(asked).every(([name, cell]) => read(item, name) === cell)
        const expected = rows.filter((row) => of(row).some(fits)).map(({ id }) => id)
        const apart = rows.filter((row) =>
          Object.entries(asked).every(([name, cell]) => of(row).some((item) => read(item, name) === cell)),
        )
        crossed += apart.length - expected.length
        const path = `/${table.name}?${toQuery({ ...asked, limit: 200 })}`
        if (Number(asked['district']) > 0 && asked['state'] !== undefined && isAtLarge(asked)) {
          refused += 1
          assert.equal((await partner.ask(path)).status, 400, path)
          return
        }
        const { data, meta } = await partner.read(path)
        assert.equal(meta['total'], expected.length, JSON.stringify(asked))
        assert.deepEqual(
          data.map(({ id }) => id),
          expected.slice(0, 200),
        )
      }),
      runs(40),
    )
    t.diagnostic(`${crossed} rows would have been found across seats, ${refused} districts are at large`)
  })

const pick = (row: Row, fields: readonly string[]): object =>
  fields.length === 0
    ? row
    : Object.fromEntries(Object.entries(row).filter(([name]) => fields.includes(name)))

/** Guarded against spreadsheets that take it for a formula. */
const writeCell = (column: FlatColumn<never>, row: Row): string => {
  const cell = String((column as FlatColumn<Row>).valueOf(row) ?? '') // a column of the table of this row
  return /^[=+\-@\t\r]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell) ? `'${cell}` : cell
}
