import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openStore } from '../platform/store/index.ts'
import { openTestPostgres, openTestSqlite } from '../platform/store/testing.ts'
import { claim } from './claim.ts'
import { findMessage, firstMessageMigrations, messageMigrations } from './index.ts'
import { makeScriptedChannel, START } from './testing.ts'

for (const [engine, open] of [
  ['SQLite', openTestSqlite],
  ['PostgreSQL', openTestPostgres],
] as const)
  test(`messages that the version before had accepted are read and taken after the step, on ${engine}`, async (t) => {
    const before = await open(firstMessageMigrations, () => START)
    t.after(() => before.destroy())
    const { place } = before
    if (place.directory === '' && place.databaseUrl === undefined)
      return t.skip('PGlite lives in one process')
    const ids = ['msg_00000000000000000000000000000001', 'msg_00000000000000000000000000000002']
    const destination = JSON.stringify({ kind: 'house', officeCode: 'HCA12', state: 'CA', memberName: null })
    for (const [index, id] of ids.entries())
      await before.write((trx) =>
        sql`insert into messages (id, organisation, key_id, mode, channel, destination, delivery_id, state, reason,
          revision, attempts, sent_before, accepted_at, due_at)
        values (${id}, 'Example Society', 'key_1', 'sandbox', 'house-cwc', ${destination}, ${`${index}`.repeat(32)},
          'queued', 'Waits for its turn.', 1, 0, 0, ${START.getTime() + index}, ${START.getTime() + index})`.execute(
          trx,
        ),
      )
    const after = await openStore({ ...place, migrations: messageMigrations, clock: () => START })
    t.after(() => after.close())
    const status = await findMessage(after, { retentionDays: 30 }, ids[0] ?? '')
    assert.deepEqual([status?.state, status?.warnings, status?.possible_duplicate_of], ['queued', [], null])
    const { profile } = makeScriptedChannel('house-cwc')
    const now = START.getTime() + 1000
    const { rows } = await claim(after, { mode: 'sandbox', channel: 'house-cwc', profile, limit: 1, now })
    assert.deepEqual(
      rows.map(({ id, campaign }) => [id, campaign]),
      [[ids[0], null]],
    )
  })
