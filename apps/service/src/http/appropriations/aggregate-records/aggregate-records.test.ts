import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { parse } from 'csv-parse/sync'
import { openPublicApi, RECORDS } from '../testing.ts'

const { ask } = await openPublicApi({ after })

test('without dimensions there is one group for each stage, never one for all', async () => {
  const { status, body } = await ask('/aggregates')
  assert.equal(status, 200)
  assert.deepEqual(
    body.data.map(({ group, rows }) => [group, rows]),
    [
      [{ stage: 'house_bill' }, 20],
      [{ stage: 'request' }, 40],
    ],
  )
})

test('a group has count, sum, least, greatest and median of the amounts that are known', async () => {
  const { body } = await ask('/aggregates?chamber=senate&group_by=chamber')
  const amounts = RECORDS.filter(({ chamber }) => chamber === 'senate').flatMap(({ amount }) => amount ?? [])
  const sum = amounts.reduce((total, amount) => total + amount, 0)
  const sorted = amounts.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const median = ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2
  assert.deepEqual(body.data, [
    {
      group: { stage: 'request', chamber: 'senate' },
      rows: 20,
      projects: 20,
      amount_missing: 20 - amounts.length,
      amount_sum: sum,
      amount_sum_of_projects: sum,
      amount_min: sorted[0],
      amount_max: sorted.at(-1),
      amount_median: median,
    },
  ])
})

test('meta says all that the totals were made from, and what is in none of them', async () => {
  const { body } = await ask('/aggregates?fiscal_year=2024,2022,2024&group_by=state,fiscal_year')
  const { filters, group_by: dimensions, rows, amount_missing: missing } = body.meta
  const kept = RECORDS.filter(({ fiscal_year: year }) => year === 2022 || year === 2024)
  assert.deepEqual(filters, { fiscal_year: [2022, 2024] })
  assert.deepEqual(dimensions, ['stage', 'state', 'fiscal_year'])
  assert.equal(rows, kept.length)
  assert.equal(missing, kept.filter(({ amount }) => amount === null).length)
})

test('meta says whether a row stands in several groups, so that they must not be added up', async () => {
  const both = (await ask('/aggregates?group_by=state')).body.meta
  assert.equal(both['groups_overlap'], true)
  assert.match(String(both['groups_note']), /Do not add the groups/)
  for (const query of ['', '?group_by=fiscal_year,agency', '?group_by=state&chamber=senate']) {
    const { groups_overlap: overlap, groups_note: note } = (await ask(`/aggregates${query}`)).body.meta
    assert.deepEqual([overlap, note], [false, null], query)
  }
})

test('a row of two States is counted under each, and in meta once', async () => {
  const { body } = await ask('/aggregates?group_by=state')
  const rows = body.data.map((group) => Number(group['rows']))
  assert.ok(rows.reduce((sum, one) => sum + one, 0) > RECORDS.length)
  assert.equal(body.meta['rows'], RECORDS.length)
})

test('asked by the filter of meta and the values of a group, /records gives the rows behind it', async () => {
  const { body } = await ask(
    '/aggregates?amount_min=2000&not_missing=agency&group_by=agency,fiscal_year,state',
  )
  // Held to the description.
  const filters = body.meta['filters'] as Record<string, string>
  assert.ok(body.data.length > 3)
  for (const { group, rows, amount_sum: sum } of body.data) {
    const query = new URLSearchParams({ ...filters, ...(group as Record<string, string>), limit: '200' })
    const { data } = (await ask(`/records?${query.toString()}`)).body
    assert.equal(data.length, rows)
    assert.equal(
      data.reduce((total, { amount }) => total + Number(amount), 0),
      sum,
    )
  }
})

test('groups come in pages as well, and as CSV with a column for each dimension and each measure', async () => {
  const whole = await ask('/aggregates?group_by=fiscal_year,chamber')
  const { body } = await ask('/aggregates?group_by=fiscal_year,chamber&limit=3&offset=3')
  assert.deepEqual(body.data, whole.body.data.slice(3, 6))
  assert.equal(body.meta['next_offset'], 6)
  const { text } = await ask('/aggregates?group_by=stage,agency&format=csv')
  const [first]: Record<string, string>[] = parse(text, { columns: true })
  assert.deepEqual(Object.keys(first ?? {}), [
    'stage',
    'agency',
    'rows',
    'projects',
    'amount_sum',
    'amount_sum_of_projects',
    'amount_min',
    'amount_max',
    'amount_median',
    'amount_missing',
  ])
})

test('groups come in the order of a measure, null last both ways, and page by page', async () => {
  const sumsOf = async (query: string) =>
    (await ask(`/aggregates?group_by=fiscal_year,chamber,agency&limit=200&${query}`)).body.data.map(
      (group) => group['amount_sum'],
    )
  const sums = await sumsOf('')
  const known = sums.filter((sum) => sum !== null).map(Number)
  const unknown = sums.filter((sum) => sum === null)
  known.sort((one, other) => one - other)
  assert.deepEqual(await sumsOf('sort=amount_sum'), [...known, ...unknown])
  assert.deepEqual(await sumsOf('sort=-amount_sum'), [...known.toReversed(), ...unknown])
  const { body } = await ask(
    '/aggregates?group_by=fiscal_year,chamber&sort=-rows,amount_sum&limit=3&offset=3',
  )
  const whole = await ask('/aggregates?group_by=fiscal_year,chamber&sort=-rows,amount_sum')
  assert.deepEqual(body.data, whole.body.data.slice(3, 6))
  assert.ok(Number(whole.body.data[0]?.['rows']) >= Number(whole.body.data.at(-1)?.['rows']))
})
