import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql, type Transaction } from 'kysely'
import { portalMigrations } from '../access/index.ts'
import { audit, type AuditTables } from '../audit/index.ts'
import { openStore } from '../platform/store/index.ts'
import { openTestPostgres, openTestSqlite } from '../platform/store/testing.ts'
import { provedRolesMigration, type PeopleTables } from './index.ts'

const AT = new Date('2026-11-02T12:00:00Z')
const NOW = AT.getTime()
const EARLIER = portalMigrations.slice(0, portalMigrations.indexOf(provedRolesMigration))

const putPerson = async (
  trx: Transaction<AuditTables>,
  id: string,
  role: string | null,
  passkeys: Readonly<Record<string, number>>,
): Promise<void> => {
  await sql`insert into people (id, mailbox, role, created_at) values (${id}, ${id}, ${role}, ${NOW})`.execute(
    trx,
  )
  await sql`insert into sessions (digest, id, person, created_at, last_seen_at, ends_at, passkey_at, address, agent)
    values (${id}, ${id}, ${id}, ${NOW}, ${NOW}, ${NOW + 1000}, ${NOW}, 'a', 'a')`.execute(trx)
  for (const [name, at] of Object.entries(passkeys))
    await sql`insert into passkeys (id, person, public_key, counter, transports, name, created_at)
      values (${name}, ${id}, ${Buffer.alloc(1)}, 0, '[]', ${name}, ${at})`.execute(trx)
}

for (const [engine, open] of [
  ['SQLite', openTestSqlite],
  ['PostgreSQL', openTestPostgres],
] as const)
  test(`a role from before the step keeps the passkey that its enrolment made, and no other, on ${engine}`, async (t) => {
    const before = await open(EARLIER, () => AT)
    t.after(() => before.destroy())
    const { place } = before
    if (place.directory === '' && place.databaseUrl === undefined)
      return t.skip('PGlite lives in one process')
    const line = (trx: Transaction<AuditTables>, person: string, enrolment: string, at: number) => {
      const detail = JSON.stringify({ role: 'reviewer', enrolment })
      const entry = { actor: person, action: 'person.enrol', object: person, detail } as const
      return audit(trx, before.engine, entry, new Date(at))
    }
    await before.write<AuditTables, unknown>(async (trx) => {
      await putPerson(trx, 'rita', 'reviewer', { planted: NOW - 9000, first: NOW - 5000, newest: NOW })
      await line(trx, 'rita', 'enr_1', NOW - 5000)
      await line(trx, 'rita', 'enr_2', NOW)
      await putPerson(trx, 'unknown', 'operator', { unproved: NOW })
      await putPerson(trx, 'partner', null, { partner: NOW })
      const left = { object: 'org_1', organisation: 'org_1' } as const
      await audit(
        trx,
        before.engine,
        { ...left, actor: 'rita', action: 'organisation.leave', detail: '{}' },
        AT,
      )
      const detail = '{"person":"partner"}'
      await audit(trx, before.engine, { ...left, actor: 'rita', action: 'organisation.remove', detail }, AT)
    })
    const after = await openStore({ ...place, migrations: portalMigrations, clock: () => AT })
    t.after(() => after.close())
    const db = after.db<PeopleTables>()
    const passkeys = await db.selectFrom('passkeys').select(['id', 'enrolment']).orderBy('id').execute()
    assert.deepEqual(
      passkeys.map(({ id, enrolment }) => [id, enrolment]),
      [
        ['newest', 'enr_2'],
        ['partner', null],
      ],
    )
    const people = await db.selectFrom('people').select(['id', 'role', 'enrolment']).orderBy('id').execute()
    assert.deepEqual(
      people.map(({ id, role, enrolment }) => [id, role, enrolment]),
      [
        ['partner', null, null],
        ['rita', 'reviewer', 'enr_2'],
        ['unknown', 'operator', null],
      ],
    )
    assert.deepEqual(
      (await db.selectFrom('sessions').select('person').execute()).map(({ person }) => person),
      ['partner'],
    )
    const former = await db.selectFrom('former_memberships').selectAll().orderBy('line').execute()
    assert.deepEqual(
      former.map(({ organisation, person, line: number }) => [organisation, person, number]),
      [
        ['org_1', 'rita', 3],
        ['org_1', 'partner', 4],
      ],
    )
  })
