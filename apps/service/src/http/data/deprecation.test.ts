import assert from 'node:assert/strict'
import { test } from 'node:test'
import { patience } from '../../platform/testing.ts'
import { LINES, RECORDS } from '../appropriations/testing.ts'
import type { Operation } from './operation.ts'
import { describeOperation } from './describe-operation.ts'
import { makeRows } from './rows.ts'
import { FAILING } from './testing/failing-operation.ts'
import { openOperation } from './testing/open-operation.ts'

const LASTING: typeof FAILING = {
  ...FAILING,
  find: () => ({ datasets: [], rows: makeRows([{ id: 'row' }]) }),
}
const ENDING: typeof FAILING = {
  ...LASTING,
  ends: { since: '2026-01-01T00:00:00Z', sunset: '2026-07-31T23:59:59Z' },
}

const describe = (operation: Operation<never>) =>
  describeOperation({ name: 'appropriations', access: 'anyone' }, operation)

test('an operation that ends says so in its description and in every answer, with the page of the promise', async (t) => {
  const { port, releases } = await openOperation(t, ENDING)
  await releases.publish(RECORDS, LINES)
  const address = `http://127.0.0.1:${port}/rows`
  const first = await fetch(address, { signal: patience() })
  assert.equal(first.status, 200)
  const again = await fetch(address, {
    signal: patience(),
    headers: { 'if-none-match': first.headers.get('etag') ?? '' },
  })
  assert.equal(again.status, 304)
  for (const { headers } of [first, again]) {
    assert.equal(headers.get('deprecation'), '@1767225600')
    assert.equal(headers.get('sunset'), 'Fri, 31 Jul 2026 23:59:59 GMT')
  }
  assert.match(
    first.headers.get('link') ?? '',
    /<http:[^>]+\/docs\/reference\/life-of-an-operation>; rel="deprecation"/,
  )
  const described = describe(ENDING)
  assert.equal(described.deprecated, true)
  assert.ok('sunset' in described.response[200].headers)
})

test('an operation that stays has none of this', async (t) => {
  const { port, releases } = await openOperation(t, LASTING)
  await releases.publish(RECORDS, LINES)
  const { headers } = await fetch(`http://127.0.0.1:${port}/rows`, { signal: patience() })
  assert.deepEqual([headers.get('deprecation'), headers.get('sunset')], [null, null])
  assert.doesNotMatch(headers.get('link') ?? '', /deprecation/)
  assert.ok(!('deprecated' in describe(LASTING)))
})

test('no service starts with an operation that would end before the promised time', () => {
  const early = { ...ENDING, ends: { since: '2026-01-01T00:00:00Z', sunset: '2026-02-01T00:00:00Z' } }
  assert.throws(() => describe(early), /ends less than 180 days after its deprecation/)
})
