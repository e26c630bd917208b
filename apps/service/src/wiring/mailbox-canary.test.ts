import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { sql } from 'kysely'
import type { MailboxAttempt } from '@rotunda/contract'
import { rejectReport, writeDigests, type ReportTables } from '../corrections/index.ts'
import { makeVisitor, readCode, signIn } from '../http/portal/testing.ts'
import { MailWorker, type PeopleTables } from '../people/index.ts'
import { makePerson } from '../people/testing.ts'
import { makeLog } from '../platform/log/index.ts'
import { openTestPostgres } from '../platform/store/testing.ts'
import { openTestService, type TestService } from '../bin/testing.ts'

/** In every mailbox of these tests, and in nothing else. */
const MARK = 'zqxmailbox'
const DAY = 86_400_000

/** Every table, with the columns in which the mailbox of a person of the portal is in clear. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  people: ['mailbox'],
  former_mailboxes: ['mailbox'],
  invitations: ['mailbox'],
  enrolments: ['mailbox'],
  ...Object.fromEntries(
    `access_requests archive_entries asked_builds audit audit_addresses backups challenges correction_copies correction_drafts correction_draws correction_events
    correction_files correction_follows correction_proofs correction_reports correction_texts documents former_memberships
    grants heartbeats idempotency_keys key_sightings key_usage keys leases ledger_chains ledger_lines mail
    mail_pauses mail_workers memberships messages migrations organisation_looks organisation_turns organisations outbox
    passkeys paused_channels publications quota_counters rate_buckets release_endings request_events secret_checks services sessions
    sign_in_attempts sign_in_counters terms terms_acceptances timeline`
      .split(/\s+/)
      .map((name) => [name, []]),
  ),
}

/** Tables of the reports themselves, and the log of what was done to them. */
const OF_REPORTS = /^(correction_(?!follows)|audit$|ledger_)/

type Row = Readonly<Record<string, unknown>>

const readTables = async ({ store }: TestService): Promise<ReadonlyMap<string, readonly Row[]>> => {
  const db = store.db<unknown>()
  const { rows } =
    store.engine === 'sqlite'
      ? await sql<{ name: string }>`select name from sqlite_schema where type = 'table'`.execute(db)
      : await sql<{ name: string }>`
          select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db)
  const names = rows.map(({ name }) => name).filter((name) => !name.startsWith('sqlite_'))
  return new Map(
    await Promise.all(
      names.map(
        async (name) => [name, (await sql<Row>`select * from ${sql.table(name)}`.execute(db)).rows] as const,
      ),
    ),
  )
}

const textOf = (value: unknown): string =>
  value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value)

/** A mailbox is where a person of the portal is named, and nowhere else; and no time of a report is outside of reports. */
const assertSealed = async (service: TestService): Promise<void> => {
  const tables = await readTables(service)
  assert.deepEqual(
    [...tables.keys()].filter((name) => !(name in TABLES)),
    [],
    'tables that this test does not know',
  )
  // The public page of a report and the log tell these.
  const times = new Set([
    ...(tables.get('correction_events') ?? []).map(({ at }) => Number(at)),
    ...(tables.get('audit') ?? []).flatMap(({ at, object }) =>
      String(object).startsWith('correction ') ? [Number(at)] : [],
    ),
  ])
  assert.ok(times.size >= 2)
  for (const [table, rows] of tables)
    for (const row of rows)
      for (const [column, value] of Object.entries(row)) {
        const place = `${table}.${column}`
        if (!TABLES[table]?.includes(column)) assert.ok(!textOf(value).toLowerCase().includes(MARK), place)
        if (OF_REPORTS.test(table)) continue
        for (const time of times) {
          assert.notEqual(Number(value), time, place)
          assert.ok(!textOf(value).includes(time.toString(16).padStart(12, '0')), place)
        }
      }
  // A mail has no time at all.
  for (const { sealed_key: _key, sealed_body: _body, id: _id, worker: _worker, ...row } of tables.get(
    'outbox',
  ) ?? [])
    assert.doesNotMatch(JSON.stringify(row), /\d{9}|T\d\d|\d:\d\d/)
}

/** Mailboxes of a reporter, a follower and a stranger who asks for a code, and of a person who reports. */
const live = async (service: TestService): Promise<void> => {
  const { access, store } = service
  const at = await store.now()
  await makePerson(store, `${MARK}-reviewer@rotunda.example`, at, 'reviewer')
  const { json } = await service.ask({ url: '/api/appropriations/v1/records?limit=1', key: null })
  // The list of records, held to its schema elsewhere.
  const [{ id: record } = { id: '' }] = (json as { data: { id: string }[] }).data
  const person = await signIn(service, `${MARK}-person@example.org`)
  await store.write<PeopleTables, unknown>((trx) =>
    trx
      .updateTable('sessions')
      .set({ last_seen_at: at.getTime() - 3_600_000 })
      .execute(),
  )
  const visitor = makeVisitor(service, '', '/api/corrections/v1')
  for (const [name, value] of person.cookies) visitor.cookies.set(name, value)
  const confirm = async (path: string, mailbox: string, more: object) => {
    const { data } = await visitor.post(path, { mailbox, ...more })
    // Held to the description of the answer.
    const { attempt } = data as MailboxAttempt
    return { mailbox, attempt, code: await readCode(service, mailbox) }
  }
  const confirmation = await confirm('/mailbox', `${MARK}-reporter@private.example`, {})
  const why = 'The letter of the member says so.'
  const report = { record, field: 'title', proposed: 'Another title', why, confirmation }
  const { data, status, text } = await visitor.post('/reports', report)
  assert.equal(status, 201, text)
  const what = '/states/TX'
  const typed = await confirm('/follows/code', `${MARK}-follower@private.example`, { what })
  assert.equal((await visitor.post('/follows', { what, ...typed })).status, 201)
  await visitor.post('/mailbox', { mailbox: `${MARK}-stranger@private.example` })
  // Held to the description of the answer.
  const { number } = data as { number: number }
  const { reviewer } = await store
    .db<ReportTables>()
    .selectFrom('correction_reports')
    .select('reviewer')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const actor = { person: reviewer ?? '', by: 'command' } as const
  const reason = 'The document says what the record says.'
  await rejectReport(access, { number, actor, noInterest: true, reason, at: new Date(at.getTime() + 60_000) })
  const countChanges = () => Promise.resolve({ added: 1, changed: 0, withdrawn: 0, page: '/changes' })
  assert.equal(await writeDigests({ ...access, countChanges }, new Date(at.getTime() + DAY)), 1)
}

const holdSealed = async (t: TestContext, environment: Record<string, string>): Promise<void> => {
  // Without a worker mail waits.
  const service = await openTestService({
    ROTUNDA_ROLES: 'message,data,partner,pages,portal,keep',
    ROTUNDA_PUBLIC_RATE: '0',
    ...environment,
  })
  t.after(() => service.close())
  await live(service)
  await assertSealed(service)
  const sent: string[] = []
  const make = (deliver: () => Promise<void>) =>
    new MailWorker({
      ...service.access,
      log: makeLog('silent'),
      keepsSent: false,
      findSender: () => ({ origin: 'https://rotunda.example' }),
      deliver: (mail) => deliver().then(() => void sent.push(mail.mailbox)),
    })
  const refusing = make(() => Promise.reject(new Error('550')))
  await refusing.runOnce()
  await assertSealed(service)
  await refusing.stop(0)
  await make(() => Promise.resolve()).runOnce()
  await assertSealed(service)
  for (const reader of ['person', 'reporter', 'follower', 'stranger', 'reviewer'])
    assert.ok(
      sent.some((mailbox) => mailbox.startsWith(`${MARK}-${reader}@`)),
      reader,
    )
  const left = await service.store
    .db<PeopleTables>()
    .selectFrom('outbox')
    .select('kind')
    .where('sealed_key', 'is not', null)
    .execute()
  assert.deepEqual(
    left.map(({ kind }) => kind),
    ['review'],
  )
}

test('SQLite tells neither who reported or followed, nor who was mailed, while mail waits and after it was sent', (t) =>
  holdSealed(t, {}))

test('PostgreSQL tells neither who reported or followed, nor who was mailed, while mail waits and after it was sent', async (t) => {
  const database = await openTestPostgres([])
  t.after(() => database.destroy())
  const { databaseUrl } = database.place
  if (databaseUrl === undefined)
    return t.skip('no PostgreSQL server listens on this machine, and PGlite lives in one process')
  return holdSealed(t, { DATABASE_URL: databaseUrl })
})
