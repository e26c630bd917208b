import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { listAudit } from '../../apps/service/src/audit/index.ts'
import {
  portalMigrations,
  issueKey,
  type AccessNeeds,
  type NewKey,
} from '../../apps/service/src/access/index.ts'
import { makeTestAccess } from '../../apps/service/src/access/testing.ts'
import { openTestSqlite, type TestStore } from '../../apps/service/src/platform/store/testing.ts'
import { serveWells } from './serve-wells.ts'

const WELLS = '/api/wells/v1/wells?limit=1'
/** Failures allowed to an address in a minute. */
const FAILURES = 120

let store: TestStore
let access: AccessNeeds
before(async () => {
  store = await openTestSqlite(portalMigrations)
  access = makeTestAccess(store, 'live')
})
after(() => store.destroy())

const issue = async (wanted: Partial<NewKey> = {}, needs = access) => {
  const at = await store.now()
  const { id, secret } = await issueKey(needs, {
    organisation: 'Test',
    scopes: ['members:read'],
    actor: 'test',
    at,
    ...wanted,
  })
  return { id, bearer: { authorization: `Bearer ${secret}` }, secret }
}

type Get = Awaited<ReturnType<typeof serveWells>>['get']

/** Sends so many requests, and counts the statuses that were answered so far. */
const flood = (get: Get, count: number, headersOf: () => Promise<Record<string, string>>) => {
  const statuses = new Map<number, number>()
  const send = async () => {
    const response = await get(WELLS, await headersOf())
    await response.arrayBuffer()
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
  }
  const sendAll = async () => {
    for (let sent = 0; sent < count; sent += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, send))
    return statuses
  }
  const countAnswered = () => [...statuses.values()].reduce((sum, answered) => sum + answered, 0)
  return { ended: sendAll(), countAnswered }
}

const AT_ONCE = 20
/** Those before it and those beside it: a queue behind a flood would be longer. */
const MOST_BEFORE = 4 * AT_ONCE

const holdOthers = async (
  get: Get,
  headers: Record<string, string>,
  { ended, countAnswered }: ReturnType<typeof flood>,
) => {
  let [answers, isOver] = [0, false]
  const over = ended.finally(() => (isOver = true))
  do {
    const before = countAnswered()
    const { status } = await get(WELLS, headers)
    assert.equal(status, 200)
    assert.ok(countAnswered() - before < MOST_BEFORE)
    answers += 1
  } while (!isOver)
  await over
  return answers
}

test('an address that guesses keys is stopped before they are looked up, and keys in use go on from it', async (t) => {
  const { get } = await serveWells(t, { access, failures: FAILURES })
  const good = await issue()
  assert.equal((await get(WELLS, good.bearer)).status, 200)
  const elsewhere: AccessNeeds = { ...access, pepper: new Uint8Array(32).fill(1) }
  const guess = async () => (await issue({}, elsewhere)).bearer
  const flooding = flood(get, 400, guess)
  assert.ok((await holdOthers(get, good.bearer, flooding)) > 0)
  const statuses = await flooding.ended
  assert.deepEqual([...statuses.keys()].sort(), [401, 429])
  // Those of one moment are let in together, before the first of them has failed.
  assert.ok((statuses.get(401) ?? 0) < FAILURES + 20, String(statuses.get(401)))
  const refused = await get(WELLS, await guess())
  assert.equal(refused.status, 429)
  assert.ok(Number(refused.headers.get('retry-after')) > 0)
  assert.match(await refused.text(), /"code":"rate_limited".*\b120 requests\b/)
})

test('a key over its quota is refused from memory, and others are answered meanwhile', async (t) => {
  const { get } = await serveWells(t, { access })
  const [greedy, good] = [await issue({ quotas: { minute: 0, day: 50 } }), await issue()]
  const flooding = flood(get, 800, () => Promise.resolve(greedy.bearer))
  assert.ok((await holdOthers(get, good.bearer, flooding)) > 0)
  assert.deepEqual(
    await flooding.ended,
    new Map([
      [200, 50],
      [429, 750],
    ]),
  )
})

test('in live a key in an address is suspended, whichever address it is, and the answer says so', async (t) => {
  const { get } = await serveWells(t, { access })
  const { id, bearer, secret } = await issue()
  assert.equal((await get(WELLS, bearer)).status, 200)
  const exposed = await get(`/nowhere?here=${secret}`)
  assert.equal(exposed.status, 400)
  const text = await exposed.text()
  assert.match(text, /the key is suspended now/)
  assert.ok(!text.includes(secret.slice(9)))
  const after = await get(WELLS, bearer)
  assert.equal(after.status, 401)
  assert.match(await after.text(), /suspended: it stood in the address of a request/)
  const lines = await listAudit(store, { object: id, limit: 10 })
  assert.deepEqual(
    lines.map(({ action, actor }) => [action, actor]),
    [
      ['key.suspend', 'service'],
      ['key.exposed', 'service'],
      ['key.issue', 'test'],
    ],
  )
})
