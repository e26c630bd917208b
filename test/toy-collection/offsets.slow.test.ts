import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listTable, type TableQuery } from '../../apps/service/src/http/data/list-table.ts'
import { OPERATIONS } from './api.ts'
import { LEVELS, WELLS } from './collection.ts'
import { serveWells, type ServeOptions } from './serve-wells.ts'

const BASE = '/api/wells/v1'

/** The same lists, over offsets that go no further than the bound. */
const bounded =
  (bound: number): NonNullable<ServeOptions['change']> =>
  (api) => ({
    ...api,
    operations: OPERATIONS.map((operation): (typeof OPERATIONS)[number] =>
      listTable<TableQuery>({
        ...operation,
        scope: 'members:read',
        table: operation.path === '/wells' ? WELLS : LEVELS,
        datasetsOf: () => [operation.path.slice(1)],
        offsetBound: bound,
      }),
    ),
  })

test('beyond the bound an offset is refused with the filter that divides the set, and its counts', async (t) => {
  const { get } = await serveWells(t, { change: bounded(12) })
  const refuse = async (path: string): Promise<string> => {
    const response = await get(`${BASE}${path}`)
    const problem: unknown = await response.json()
    assert.equal(response.status, 400, path)
    assert.equal(Reflect.get(Object(problem), 'param'), 'offset')
    return String(Reflect.get(Object(problem), 'detail'))
  }
  // 30 wells in three counties of ten each; in use are 22, and 8 are not.
  const detail = await refuse('/wells?offset=13')
  assert.match(detail, /^offset goes to 12 here, and 13 is more\. The filtered set has 30 rows\. /)
  assert.match(detail, /county=Ash \(10 rows\), county=Elm \(10 rows\), county=Oak \(10 rows\); /)
  assert.doesNotMatch(detail, /in_use=/)
  for (const county of ['Ash', 'Elm', 'Oak'])
    assert.equal((await get(`${BASE}/wells?county=${county}&offset=9`)).status, 200)
  assert.match(await refuse('/wells?county=Oak&offset=13'), /has 10 rows: follow meta\.next_offset/)
  assert.match(
    await refuse('/levels?offset=13'),
    /has 40 rows\. Walk it in parts: well=Well 00 \(10 rows\), /,
  )
  for (const form of ['.csv', '.ndjson']) await refuse(`/wells${form}?offset=13`)
  assert.equal((await get(`${BASE}/wells?offset=12`)).status, 200)
  const all = await (await get(`${BASE}/wells.ndjson?all=true`)).text()
  assert.equal(all.trimEnd().split('\n').length, 30)
})

test('a filter that is in the query is not proposed again, and where none divides the set, the whole of it is', async (t) => {
  const { get } = await serveWells(t, { change: bounded(5) })
  const response = await get(`${BASE}/wells?county=Oak&offset=6`)
  const { detail } = (await response.json()) as { detail: string } // as every problem
  assert.match(detail, /has 10 rows\. Narrow it by more filters/)
  assert.doesNotMatch(detail, /county=/)
})
