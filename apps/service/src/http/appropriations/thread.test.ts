import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  anyAggregateSort,
  anyDimensions,
  anyFilters,
  anySort,
} from '../../collections/appropriations/testing.ts'
import { openPublicApi, RECORDS } from './testing.ts'

const write = (path: string, parameters: Readonly<Record<string, unknown>>): string => {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  )
  return `${path}?${new URLSearchParams(pairs).toString()}`
}

const FORMS = fc.constantFrom({}, { format: 'csv' }, { format: 'ndjson' }, { format: 'ndjson', all: 'true' })

const anyQuestion = fc.oneof(
  fc
    .tuple(anyFilters, anySort, FORMS)
    .map(([filters, sort, form]) => write('/records', { ...filters, sort, ...form })),
  fc
    .tuple(anyFilters, anyDimensions, anyAggregateSort, FORMS)
    .map(([filters, group_by, sort, form]) => write('/aggregates', { ...filters, group_by, sort, ...form })),
)

test('an answer is the same bytes whichever thread gives it, a refusal the same words', async (t) => {
  const [here, there] = [await openPublicApi(t), await openPublicApi(t, { mostHere: -1 })]
  await fc.assert(
    fc.asyncProperty(anyQuestion, async (question) => {
      const [one, other] = [await here.ask(question), await there.ask(question)]
      assert.equal(other.status, one.status, question)
      assert.equal(other.headers['etag'], one.headers['etag'])
      const { request_id: _first, ...expected } = one.body
      const { request_id: _second, ...found } = other.body
      if (one.status === 200) assert.equal(other.text, one.text, question)
      else assert.deepEqual(found, expected)
    }),
    { numRuns: 60 },
  )
})

test('a stream of the thread is the whole set of its release, whatever is published while it is read', async (t) => {
  const api = await openPublicApi(t, { mostHere: -1 })
  const [stream] = await Promise.all([
    api.ask('/records?all=true&format=ndjson'),
    api.publish(RECORDS.slice(1)),
  ])
  const rows = stream.text.trimEnd().split('\n').length
  assert.equal(Number(stream.headers['rotunda-rows']), rows)
  assert.ok(rows === RECORDS.length || rows === RECORDS.length - 1)
  assert.equal(
    (await api.ask('/records?all=true&format=ndjson')).headers['rotunda-rows'],
    String(RECORDS.length - 1),
  )
})
