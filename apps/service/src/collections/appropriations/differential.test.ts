import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FullRecord } from '@rotunda/contract'
import fc from 'fast-check'
import { runs } from '../../platform/testing.ts'
import { Refusal } from '../../platform/index.ts'
import {
  anyAggregateSort,
  anyDimensions,
  anyFilters,
  anyOpposites,
  anyRecords,
  anySort,
  makeTestRecords,
  scanAggregate,
  scanFacet,
  scanRecords,
  sortByDefault,
} from './testing.ts'
import { getRecord } from './get-record.ts'
import { nameGroup, toMeasure } from './name-measures.ts'
import type { OpenTable } from '../../tables/index.ts'

const RUNS = runs(15)

test('every filter, in every order and from every offset, chooses what a look at each record chooses', async () => {
  await onAnySnapshot(fc.tuple(anyFilters, anySort, fc.nat(70), fc.nat(70)), (snapshot, records, query) => {
    const [filters, sort, offset, limit] = query
    const found = answer(() => {
      const selection = snapshot.select(filters, sort)
      const rows = readRows(snapshot, selection.take(offset, limit))
      return { total: selection.total, ids: rows.map(({ id }) => id) }
    })
    const expected = answer(() => {
      const all = scanRecords(records, filters, sort)
      return { total: all.length, ids: all.slice(offset, offset + limit).map(({ id }) => id) }
    })
    assert.deepEqual(found, expected)
  })
})

test('a filter and its opposite divide the records between them, and together let none in', async () => {
  await onAnySnapshot(anyOpposites, (snapshot, records, [filter, opposite]) => {
    const found = answer(() => {
      const [wanted, others, both] = [filter, opposite, { ...filter, ...opposite }].map((filters) => [
        ...snapshot.select(filters).take(0, records.length),
      ])
      return { all: [...(wanted ?? []), ...(others ?? [])].sort((one, other) => one - other), both }
    })
    if (!('refused' in found)) assert.deepEqual(found, { all: [...records.keys()], both: [] })
  })
})

test('every facet counts what a look at each record counts', async () => {
  await onAnySnapshot(
    fc.tuple(anyFilters, anyDimensions, fc.integer({ min: 1, max: 9 })),
    (snapshot, records, [filters, dimensions, limit]) => {
      assert.deepEqual(
        answer(() => snapshot.facet(filters, dimensions, limit)),
        answer(() => {
          const rows = scanRecords(records, filters)
          return Object.fromEntries(dimensions.map((name) => [name, scanFacet(rows, name, limit)]))
        }),
      )
    },
  )
})

test('each value of a facet, asked for by the filter of its name, gives the rows that the facet counts', async () => {
  await onAnySnapshot(
    fc.tuple(anyFilters, fc.constantFrom(...CODED)),
    (snapshot, _, [filters, dimension]) => {
      const { [dimension]: _wanted, ...others } = filters
      const facet = answer(() => snapshot.facet(others, [dimension], 1000)[dimension] ?? assert.fail())
      if ('refused' in facet) return
      for (const { value, rows } of facet)
        if (value !== null)
          assert.equal(snapshot.select({ ...others, [dimension]: [value] }).total, rows, String(value))
    },
  )
})

/** Names are filtered in any case, and so by several values of a facet at once. */
const CODED = [
  'dataset',
  'chamber',
  'stage',
  'fiscal_year',
  'state',
  'project_state',
  'subcommittee',
  'party',
  'district',
  'bioguide',
  'funding_line',
] as const

test('every aggregate totals what a look at each record totals, in every order', async () => {
  await onAnySnapshot(
    fc.tuple(anyFilters, anyDimensions, anyAggregateSort, fc.nat(5), fc.nat(20)),
    (snapshot, records, [filters, dimensions, sort, from, count]) => {
      const found = answer(() => {
        const groups = snapshot.aggregate(filters, dimensions, sort.map(toMeasure))
        const some = groups.slice(from, from + count).map(nameGroup)
        return { length: groups.length, some, overlap: groups.overlap }
      })
      const expected = answer(() => {
        const rows = scanRecords(records, filters)
        const groups = scanAggregate(rows, dimensions, sort)
        const overlap = groups.reduce((sum, one) => sum + one.rows, 0) > rows.length
        return { length: groups.length, some: groups.slice(from, from + count), overlap }
      })
      assert.deepEqual(found, expected)
    },
  )
})

test('every record is found by its id, word for word as it was written', async () => {
  await onAnySnapshot(fc.nat(), (snapshot, records, pick) => {
    const record = records[pick % (records.length || 1)]
    if (record === undefined) return assert.equal(getRecord(snapshot, 'sr-1'), undefined)
    const { related, ...found } = getRecord(snapshot, record.id) ?? assert.fail('it is not found')
    assert.deepEqual(found, record)
    const sameProject = records.filter(({ id, project }) => id !== record.id && project === record.project)
    assert.deepEqual(
      related.filter(({ tier }) => tier === 'same_project').map(({ id }) => id),
      sameProject.map(({ id }) => id),
    )
  })
})

type SourcedRow = Omit<FullRecord, 'evidence'>

/** Many questions to each snapshot: writing one costs more than asking. */
const onAnySnapshot = async <Query>(
  anyQuery: fc.Arbitrary<Query>,
  check: (snapshot: OpenTable, records: readonly FullRecord[], query: Query) => void,
) => {
  const anyQueries = fc.array(anyQuery, { minLength: 15, maxLength: 15 })
  await fc.assert(
    fc.asyncProperty(anyRecords(60), anyQueries, async (records, queries) => {
      const snapshot = await makeTestRecords(records)
      try {
        const sorted = sortByDefault(records)
        assert.equal(snapshot.size, sorted.length)
        for (const query of queries) check(snapshot, sorted, query)
      } finally {
        snapshot.close()
      }
    }),
    RUNS,
  )
}

/** A refusal is an answer too. */
const answer = <Answer>(ask: () => Answer) => {
  try {
    return ask()
  } catch (cause) {
    if (cause instanceof Refusal) return { refused: cause.code, param: cause.param }
    throw cause
  }
}

const readRows = (snapshot: OpenTable, positions: Uint32Array): SourcedRow[] =>
  JSON.parse(`[${Buffer.from(snapshot.readRows(positions, ',')).toString()}]`)
