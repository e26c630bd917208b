import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  AGGREGATE_SORT_KEYS,
  namesOf,
  RECORD_FILTERS,
  type Aggregate,
  type AggregateSortTerm,
  type Dimension,
  type Facets,
  type FullRecord,
  type RecordFilters,
  type SortTerm,
} from '@rotunda/contract'
import fc from 'fast-check'
import { Refusal } from '../../apps/service/src/platform/index.ts'
import { patience, runs } from '../../apps/service/src/platform/testing.ts'
import { openTestService, type TestService } from '../../apps/service/src/bin/testing.ts'
import { RECORDS } from '../../apps/service/src/collections/appropriations/index.ts'
import {
  scanAggregate,
  scanFacet,
  scanRecords,
  sortByDefault,
} from '../../apps/service/src/collections/appropriations/testing.ts'
import { anyQuestion, listAsked } from '../../apps/service/src/tables/testing.ts'
import { publishCorrections } from './testing/publish-corrections.ts'

const RUNS = runs(40)
const API = '/api/appropriations/v1'

let service: TestService
let records: readonly FullRecord[]
let base: string

before(async () => {
  service = await openTestService({
    ROTUNDA_PUBLIC_RATE: '0',
    ROTUNDA_ROLES: 'message,data,partner,pages,portal,keep',
  })
  base = await service.app.listen({ port: 0, host: '127.0.0.1' })
  const { data } = await readJson<{ data: FullRecord[] }>(`${API}/records?not_missing=amount&limit=1`)
  await publishCorrections(service, data, 1_234_567)
  const files = ['senate-requests', 'house-projects'].map((name) => `/downloads/latest/data/${name}.json`)
  const bulk = await Promise.all(files.map((file) => readJson<FullRecord[]>(file)))
  records = sortByDefault(bulk.flat())
})
after(() => service.close())

const read = (path: string): Promise<Response> => fetch(`${base}${path}`, { signal: patience() })

const readJson = async <Answer>(path: string): Promise<Answer> => {
  const response = await read(path)
  const text = await response.text()
  assert.equal(response.status, 200, `${path}: ${text.slice(0, 500)}`)
  return JSON.parse(text) as Answer // what the contract describes, and what is compared below
}

type Parameters = Readonly<Record<string, unknown>>

/** Lists are repeated parameters. */
const toQuery = (parameters: Parameters): string =>
  new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
  ).toString()

/** Questions that the table of records defines, in the words of the contract. Days are asked for beside instants. */
const anyQuestionOfRecords = () =>
  fc.tuple(anyQuestion(RECORDS, records), fc.boolean()).map(([{ filters, sort, dimensions }, asDay]) => {
    const { changed_since: since, ...others } = filters
    const changed = since === undefined ? {} : { changed_since: asDay ? String(since).slice(0, 10) : since }
    return {
      filters: { ...others, ...changed } as RecordFilters,
      sort: sort as SortTerm[],
      dimensions: dimensions as Dimension[],
    }
  })

/** Rows that a look at each record finds; undefined where it refuses, as a range that ends before it begins. */
const scan = (filters: RecordFilters, sort: readonly SortTerm[] = []) => {
  try {
    return scanRecords(records, filters, sort)
  } catch (cause) {
    if (cause instanceof Refusal) return undefined
    throw cause
  }
}

const assertRefused = async (path: string): Promise<void> => {
  const { status } = await read(path)
  assert.equal(status, 400, path)
}

const anyOrder: fc.Arbitrary<AggregateSortTerm[]> = fc.uniqueArray(
  fc
    .tuple(fc.boolean(), fc.constantFrom(...AGGREGATE_SORT_KEYS))
    .map(([rises, key]): AggregateSortTerm => (rises ? key : `-${key}`)),
  { maxLength: 2 },
)

/** The record as lists give it: the verbatim cells are left to /record. */
const asListed = (record: FullRecord) => ({
  ...record,
  evidence: record.evidence.map(({ cells: _, ...evidence }) => evidence),
})

test('the records of the sample have values for every filter of the contract, so that each is asked', () => {
  const asked = new Set(listAsked(RECORDS, records))
  assert.deepEqual(
    namesOf(RECORD_FILTERS).filter((name) => !asked.has(name)),
    [],
  )
})

test('each filter alone gives what a look at each record gives, for a value that some records have and others lack', async () => {
  const drawn = fc.sample(anyQuestionOfRecords(), { seed: 1, numRuns: 3000 })
  const divides = (filters: RecordFilters): boolean => {
    const count = scan(filters)?.length ?? 0
    return count > 0 && count < records.length
  }
  for (const name of namesOf(RECORD_FILTERS)) {
    const alone = drawn
      .map(({ filters }): RecordFilters => ({ [name]: filters[name] }))
      .find((filters) => filters[name] !== undefined && divides(filters))
    assert.ok(alone, `${name} divides the records`)
    const { data, meta } = await readJson<{ data: unknown[]; meta: { total: number } }>(
      `${API}/records?${toQuery({ ...alone, limit: 200 })}`,
    )
    const expected = scan(alone) ?? []
    assert.deepEqual(data, expected.slice(0, 200).map(asListed), name)
    assert.equal(meta.total, expected.length, name)
  }
})

test('every filter in every order gives, page by page, what a look at each record of the bulk files gives', async () => {
  await fc.assert(
    fc.asyncProperty(anyQuestionOfRecords(), fc.nat(3), async ({ filters, sort }, page) => {
      const expected = scan(filters, sort)
      const limit = 7
      const offset = page * limit
      const query = toQuery({ ...filters, ...(sort.length > 0 && { sort: sort.join(',') }), limit, offset })
      if (expected === undefined) return assertRefused(`${API}/records?${query}`)
      const { data, meta } = await readJson<{
        data: unknown[]
        meta: { total: number; next_offset: number | null }
      }>(`${API}/records?${query}`)
      assert.deepEqual(data, expected.slice(offset, offset + limit).map(asListed))
      assert.equal(meta.total, expected.length)
      assert.equal(meta.next_offset, offset + limit < expected.length ? offset + limit : null)
    }),
    RUNS,
  )
})

test('every facet and every total is what a look at each record of the bulk files gives', async () => {
  await fc.assert(
    fc.asyncProperty(anyQuestionOfRecords(), anyOrder, async ({ filters, dimensions }, order) => {
      const rows = scan(filters)
      if (rows === undefined) return assertRefused(`${API}/aggregates?${toQuery(filters)}`)
      const groupBy = dimensions.length > 0 ? { group_by: dimensions.join(',') } : {}
      const sort = order.length > 0 ? { sort: order.join(',') } : {}
      const totals = await readJson<{ data: Aggregate[]; meta: { total: number } }>(
        `${API}/aggregates?${toQuery({ ...filters, ...groupBy, ...sort, limit: 200 })}`,
      )
      const expected = scanAggregate(rows, dimensions, order)
      assert.deepEqual(totals.data, expected.slice(0, 200))
      assert.equal(totals.meta.total, expected.length)
      const facet = dimensions.length > 0 ? { facet: dimensions.join(',') } : {}
      const { meta } = await readJson<{ meta: { facets?: Facets } }>(
        `${API}/records?${toQuery({ ...filters, ...facet, facet_limit: 5, limit: 1 })}`,
      )
      const counted = Object.fromEntries(dimensions.map((name) => [name, scanFacet(rows, name, 5)]))
      assert.deepEqual(meta.facets ?? {}, counted)
      const { stage: _, not_stage: __, ...ofEveryStage } = filters
      const beside = await readJson<{ meta: { totals: Aggregate[] } }>(
        `${API}/records?${toQuery({ ...filters, totals: true, limit: 1 })}`,
      )
      assert.deepEqual(beside.meta.totals, scanAggregate(scanRecords(records, ofEveryStage), [], []))
    }),
    RUNS,
  )
})

test('the whole filtered set as a stream holds the records of the bulk files, and says their number', async () => {
  await fc.assert(
    fc.asyncProperty(anyQuestionOfRecords(), async ({ filters }) => {
      const expected = scan(filters)
      if (expected === undefined) return
      const response = await read(`${API}/records?${toQuery({ ...filters, format: 'ndjson', all: true })}`)
      const lines = (await response.text()).split('\n').slice(0, -1)
      assert.deepEqual(
        lines.map((line): unknown => JSON.parse(line)),
        expected.map(asListed),
      )
      assert.equal(response.headers.get('rotunda-rows'), String(expected.length))
    }),
    runs(15),
  )
})

test('every record of the bulk files is found by its id with all its evidence', async () => {
  for (const record of records.filter((_, index) => index % 20 === 0)) {
    const { data } = await readJson<{ data: [Record<string, unknown>] }>(`${API}/record?id=${record.id}`)
    const { related, ...found } = data[0]
    assert.deepEqual(found, record)
    assert.ok(Array.isArray(related))
  }
})
