import assert from 'node:assert/strict'
import { test } from 'node:test'
import { issueKey, portalMigrations, type PortalTables } from '../access/index.ts'
import { makeSealer } from '../platform/index.ts'
import { openTestSqlite } from '../platform/store/testing.ts'
import { watchAccess } from './watch-access.ts'

const DAY = 86_400_000
const AT = new Date('2026-03-02T12:00:00Z')

test('keys are watched at once and every hour until the signal, and a fault ends nothing', async (t) => {
  const store = await openTestSqlite(portalMigrations, () => AT)
  t.after(() => store.destroy())
  const sealer = makeSealer([{ id: 1, secret: new Uint8Array(32) }])
  const access = { store, pepper: new Uint8Array(32), sealer, kind: 'test' } as const
  const key = { organisation: 'One', scopes: [], name: 'Web', actor: 'test', at: AT }
  await issueKey(access, { ...key, expiresAt: new Date(AT.getTime() + 40 * DAY) })
  const find = async () =>
    (await store.db<PortalTables>().selectFrom('keys').select('warned_expiry').executeTakeFirstOrThrow())
      .warned_expiry
  const seen: (number | null)[] = []
  const faults: string[] = []
  const stopping = new AbortController()
  let now = AT.getTime()
  await watchAccess({
    access: {
      ...access,
      store: {
        ...store,
        now: () => Promise.resolve(new Date(now)),
        db: () => {
          // The second pass finds the database away.
          if (seen.length === 1) throw new Error('away')
          return store.db()
        },
      },
    },
    log: {
      info: () => undefined,
      warn: () => undefined,
      error: (event) => faults.push(event),
    },
    signal: stopping.signal,
    wait: async (milliseconds) => {
      assert.equal(milliseconds, 3_600_000)
      seen.push(await find())
      now += 10 * DAY
      if (seen.length === 3) stopping.abort()
    },
  })
  assert.deepEqual(seen, [null, null, 30])
  // Each step that found the database away says so once.
  assert.ok(faults.length > 0 && faults.every((event) => event === 'access.fault'))
})
