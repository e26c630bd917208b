import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import {
  AGGREGATE_SORT_KEYS,
  DIMENSIONS,
  MISSING_FIELDS,
  namesOf,
  PARTIES,
  SORT_KEYS,
  type Aggregate,
  type Dimension,
  type Facets,
  type FullRecord,
  type RecordFilters,
} from '@rotunda/contract'
import fc from 'fast-check'
import { patience, runs } from '../../apps/service/src/platform/testing.ts'
import { openTestService, type TestService } from '../../apps/service/src/bin/testing.ts'
import { RECORDS } from '../../apps/service/src/collections/appropriations/index.ts'
import {
  scanAggregate,
  scanFacet,
  scanRecords,
  sortByDefault,
} from '../../apps/service/src/collections/appropriations/testing.ts'

const RUNS = runs(40)
const API = '/api/appropriations/v1'

let service: TestService
let records: readonly FullRecord[]
let base: string

before(async () => {
  service = await openTestService({ ROTUNDA_PUBLIC_RATE: '0', ROTUNDA_WORKER: 'off' })
  base = await service.app.listen({ port: 0, host: '127.0.0.1' })
  const files = ['senate-requests', 'house-projects'].map((name) => `/downloads/latest/data/${name}.json`)
  const bulk = await Promise.all(files.map((file) => readJson<FullRecord[]>(file)))
  records = sortByDefault(bulk.flat())
})
after(() => service.close())

const readJson = async <Answer>(path: string): Promise<Answer> => {
  const response = await fetch(`${base}${path}`, { signal: patience() })
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

/** Values that the records have, so that a query finds something, and now and then one that few have. */
const oneOf = (values: Iterable<string | number | null>): fc.Arbitrary<string | number> =>
  fc.constantFrom(...[...new Set(values)].filter((value) => value !== null))

const someOf = (values: Iterable<string | number | null>) =>
  fc.uniqueArray(oneOf(values), { minLength: 1, maxLength: 3 })

const wordsOf = ({ title, purpose, recipient }: FullRecord): string[] =>
  [title, purpose, recipient].flatMap((text) => text?.match(/[\p{L}\d]+/gu) ?? [])

/** Words, the beginning of a word, and two neighbours in quotes. */
const anySearch = (): fc.Arbitrary<string> =>
  fc.constantFrom(...records).chain((record) => {
    const words = wordsOf(record)
    const phrase = (record.recipient ?? record.title ?? 'Sample').match(
      /[\p{L}\d]+[^\p{L}\d]+[\p{L}\d]+/u,
    )?.[0]
    return fc.constantFrom(
      words[0] ?? 'sample',
      `${words[0] ?? 'sample'} ${words.at(-1) ?? ''}`,
      `${(words.at(-1) ?? 'sample').slice(0, 3)}*`,
      `"${(phrase ?? 'sample').replaceAll('"', '')}"`,
    )
  })

/** What no record has, so that there is something to ask for where the records have none. */
const NOBODY = 'X999999'
const NO_LINE = 'fl-none'

const anyValues = () => {
  const requestors = records.flatMap((record) => record.requestors)
  return {
    id: someOf(records.map(({ id }) => id)),
    dataset: someOf(records.map(({ dataset }) => dataset)),
    chamber: someOf(records.map(({ chamber }) => chamber)),
    stage: someOf(records.map(({ stage }) => stage)),
    fiscal_year: someOf(records.map(({ fiscal_year }) => fiscal_year)),
    state: someOf(requestors.map(({ state }) => state)),
    project_state: someOf(records.flatMap(({ project_states }) => project_states)),
    subcommittee: someOf(records.map(({ subcommittee }) => subcommittee)),
    agency: someOf(records.map(({ agency }) => agency)),
    account: someOf(records.map(({ account }) => account)),
    member: someOf(requestors.map(({ name }) => name)),
    bioguide: someOf([NOBODY, ...requestors.map(({ bioguide }) => bioguide)]),
    party: someOf(namesOf(PARTIES)),
    district: someOf(records.flatMap((record) => listDistricts(record))),
    recipient: someOf(records.map(({ recipient }) => recipient)),
    funding_line: someOf([NO_LINE, ...records.map(({ funding_line: line }) => line?.id ?? null)]),
    missing: someOf(MISSING_FIELDS),
  }
}

/** Often with words: what filters let in, these narrow. */
const anyFilters = (): fc.Arbitrary<RecordFilters> => {
  const values = anyValues()
  const amounts = oneOf(records.map(({ amount }) => amount))
  const instants = oneOf(records.map(({ changed_at: changedAt }) => changedAt))
  const filters = {
    ...values,
    ...Object.fromEntries(Object.entries(values).map(([name, one]) => [`not_${name}`, one])),
    amount_min: amounts,
    amount_max: amounts,
    changed_since: fc.oneof(
      instants,
      instants.map((instant) => String(instant).slice(0, 10)),
    ),
  }
  const some = fc
    .record(filters, { requiredKeys: [] })
    .chain((all) => fc.subarray(Object.entries(all), { maxLength: 3 }))
  const words = fc.array(
    anySearch().map((q) => ['q', q] as const),
    { maxLength: 1 },
  )
  return fc
    .tuple(some, words)
    .map(([chosen, search]) => Object.fromEntries<unknown>([...chosen, ...search]) as RecordFilters) // of the records and of the contract
    .filter(({ amount_min = 0, amount_max = Infinity }) => amount_min <= amount_max)
}

const anyTerms = <Key extends string>(keys: readonly Key[]) =>
  fc.uniqueArray(
    fc
      .tuple(fc.boolean(), fc.constantFrom(...keys))
      .map(([rises, key]): Key | `-${Key}` => (rises ? key : `-${key}`)),
    { maxLength: 2 },
  )

const anyDimensions: fc.Arbitrary<Dimension[]> = fc.uniqueArray(fc.constantFrom(...DIMENSIONS), {
  maxLength: 3,
})

/** The record as lists give it: the verbatim cells are left to /record. */
const asListed = (record: FullRecord) => ({
  ...record,
  evidence: record.evidence.map(({ cells: _, ...evidence }) => evidence),
})

const listDistricts = (record: FullRecord): readonly string[] => {
  const { district } = RECORDS.columns
  return district?.kind === 'values' ? district.of(record).map(String) : []
}

test('every filter in every order gives, page by page, what a look at each record of the bulk files gives', async () => {
  await fc.assert(
    fc.asyncProperty(anyFilters(), anyTerms(SORT_KEYS), fc.nat(3), async (filters, sort, page) => {
      const expected = scanRecords(records, filters, sort)
      const limit = 7
      const offset = page * limit
      const query = toQuery({ ...filters, ...(sort.length > 0 && { sort: sort.join(',') }), limit, offset })
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
  const anyOrder = anyTerms(AGGREGATE_SORT_KEYS)
  await fc.assert(
    fc.asyncProperty(anyFilters(), anyDimensions, anyOrder, async (filters, dimensions, order) => {
      const rows = scanRecords(records, filters)
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
    fc.asyncProperty(anyFilters(), async (filters) => {
      const response = await fetch(
        `${base}${API}/records?${toQuery({ ...filters, format: 'ndjson', all: true })}`,
        { signal: patience() },
      )
      const lines = (await response.text()).split('\n').slice(0, -1)
      const expected = scanRecords(records, filters)
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
