import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findPgbouncer, openTestPostgres, startPgbouncer } from '../platform/store/testing.ts'
import { waitUntil } from '../platform/testing.ts'
import { officeMessage, openMessageService } from './testing.ts'

test(
  'a service behind pgbouncer with the file of ops takes messages at once and delivers them',
  { skip: !findPgbouncer() && 'pgbouncer is not installed' },
  async (t) => {
    const store = await openTestPostgres([])
    t.after(() => store.destroy())
    const { databaseUrl } = store.place
    if (databaseUrl === undefined) return t.skip('no PostgreSQL server runs here')
    const service = await openMessageService({ DATABASE_URL: await startPgbouncer(t, databaseUrl) })
    t.after(() => service.close())
    // More at once than the pool of the service.
    const sent = await Promise.all(Array.from({ length: 30 }, () => service.send(officeMessage())))
    assert.deepEqual([...new Set(sent.map(({ status }) => status))], [200])
    for (const { id } of sent)
      await waitUntil('a delivery', async () => (await service.status(id)).state === 'delivered')
  },
)
