import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openTestPostgres } from '../platform/store/testing.ts'
import { waitUntil } from '../platform/testing.ts'
import { openBareDatabase, ROLE_CONNECTIONS } from './open-database.ts'
import { ROLES } from './roles.ts'
import { readSettings } from './settings.ts'

/** Connections of one process, whatever its jobs. */
const MOST = 12
const GATE = 8_150_326
/** More than any pool has. */
const WORKS = 3 * MOST

const CASES = [
  ...ROLES.map((role) => ({ roles: role, connections: ROLE_CONNECTIONS[role] })),
  { roles: 'data,pages', connections: ROLE_CONNECTIONS.data + ROLE_CONNECTIONS.pages },
  { roles: ROLES.join(','), connections: MOST },
]

for (const { roles, connections } of CASES)
  test(`under load a process with the roles ${roles} has ${connections} connections, and all of its work ends`, async (t) => {
    const gate = await openTestPostgres([])
    const { databaseUrl } = gate.place
    if (databaseUrl === undefined) {
      await gate.destroy()
      return t.skip('no PostgreSQL server runs here')
    }
    const ROTUNDA_DATA = '/nowhere'
    const store = await openBareDatabase(
      readSettings({ ROTUNDA_DATA, DATABASE_URL: databaseUrl, ROTUNDA_ROLES: roles }),
    )
    const count = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(gate.db())
      return Number(rows[0]?.count)
    }
    const pass = sql`select pg_advisory_xact_lock_shared(${GATE}::bigint)`
    try {
      let before = 0
      const works = await gate.write(async (trx) => {
        await sql`select pg_advisory_xact_lock(${GATE}::bigint)`.execute(trx)
        before = await count()
        const begun = Array.from({ length: WORKS }, (_, number) =>
          number % 2 === 0 ? pass.execute(store.db()) : store.write((inner) => pass.execute(inner)),
        )
        await waitUntil(`${connections} connections`, async () => (await count()) - before >= connections)
        return begun
      })
      await Promise.all(works)
      // Idle connections stay open for a while, so one too many would be counted.
      assert.ok((await count()) - before <= connections)
    } finally {
      await store.close()
      await gate.destroy()
    }
  })

test('the page on PostgreSQL has the connections of each role', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/how-to/run-on-postgresql.md'), 'utf8')
  const rows = [...page.matchAll(/^\| `(\w+)` +\| +(\d+) +\|/gm)].map(([, role, number]) => [
    role,
    Number(number),
  ])
  assert.deepEqual(Object.fromEntries(rows), ROLE_CONNECTIONS)
})
