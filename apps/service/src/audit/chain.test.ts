import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { onEveryStore, type TestStore } from '../platform/store/testing.ts'
import {
  audit,
  auditMigration,
  auditReadersMigration,
  auditWrites,
  checkAudit,
  compareAuditHead,
  findAuditHead,
  type AuditTables,
} from './index.ts'
import type { AuditRow } from './tables.ts'

const AT = new Date('2026-11-26T12:00:00Z')
const LINES = 6

onEveryStore((open) => {
  let store: TestStore
  let whole: AuditRow[]

  before(async () => {
    store = await open([auditMigration, auditReadersMigration])
    for (let number = 1; number <= LINES; number += 1)
      await store.write<AuditTables, unknown>((trx) =>
        audit(trx, store.engine, lineAt(number), new Date(AT.getTime() + number)),
      )
    whole = await store.db<AuditTables>().selectFrom('audit').selectAll().orderBy('number').execute()
  })
  after(() => store.destroy())

  const lineAt = (number: number) =>
    ({
      actor: 'per_a',
      action: 'key.issue',
      object: `key_${number}`,
      detail: '{}',
      // Lines with and without a reader are hashed in two ways.
      ...(number % 2 === 0 && { organisation: 'org_a' }),
    }) as const

  /** Writes the log as an intruder with the database would. */
  const rewrite = async (lines: readonly AuditRow[]) => {
    await store.write<AuditTables, unknown>(async (trx) => {
      await trx.deleteFrom('audit').execute()
      if (lines.length > 0)
        await trx
          .insertInto('audit')
          .values([...lines])
          .execute()
      return undefined
    })
    return (await checkAudit(store)).brokenAt
  }

  test('an order of an operator holds the lock of the log before its work', async (t) => {
    if (store.engine === 'sqlite') return t.skip('SQLite has one writer')
    const audited = auditWrites(store, lineAt(LINES + 1), AT)
    const held = await audited.write<AuditTables, number>(async (trx) => {
      const own = sql`select 1 from pg_locks where locktype = 'advisory' and granted and pid = pg_backend_pid()`
      return (await own.execute(trx)).rows.length
    })
    assert.equal(held, 1)
    await rewrite(whole)
  })

  test('a line that is changed in any column is found', async () => {
    const changes: readonly Partial<AuditRow>[] = [
      { at: 0 },
      { actor: 'per_b' },
      { action: 'key.revoke' },
      { object: 'key_0' },
      { detail: '{"a":1}' },
      { hash: '0'.repeat(64) },
      { previous_hash: '0'.repeat(64) },
      { organisation: 'org_b' },
      { organisation: null },
    ]
    for (const change of changes) {
      const changed = whole.map((line) => (line.number === 4 ? { ...line, ...change } : line))
      assert.equal(await rewrite(changed), 4, JSON.stringify(change))
    }
    assert.equal(await rewrite(whole), null)
  })

  test('a line that is removed, and one that is inserted, are found', async () => {
    for (let removed = 1; removed < LINES; removed += 1)
      assert.equal(await rewrite(whole.filter(({ number }) => number !== removed)), removed + 1)
    const moved = whole.map((line) => (line.number > 3 ? { ...line, number: line.number + 1 } : line))
    const inserted = whole.filter(({ number }) => number === 3).map((line) => ({ ...line, number: 4 }))
    assert.equal(await rewrite([...moved, ...inserted]), 4)
  })

  test('lines that are cut off the end are found against a head that was kept', async () => {
    await rewrite(whole)
    const head = await findAuditHead(store.db<AuditTables>())
    assert.ok(head !== undefined)
    assert.deepEqual([head.number, head.at], [LINES, new Date(AT.getTime() + LINES)])
    assert.equal(await compareAuditHead(store, head), 'held')
    assert.equal(await rewrite(whole.slice(0, -1)), null)
    assert.equal(await compareAuditHead(store, head), 'missing')
  })

  test('a log that was cut and continued is found against a head that was kept', async () => {
    await rewrite(whole)
    const head = await findAuditHead(store.db<AuditTables>())
    assert.ok(head !== undefined)
    await rewrite(whole.slice(0, -1))
    await store.write<AuditTables, unknown>((trx) => audit(trx, store.engine, lineAt(9), AT))
    assert.equal((await checkAudit(store)).brokenAt, null)
    assert.equal(await compareAuditHead(store, head), 'different')
  })

  test('an empty log has no head', async () => {
    await rewrite([])
    assert.equal(await findAuditHead(store.db<AuditTables>()), undefined)
  })
})
