import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import pg from 'pg'
import type { AccessNeeds } from '../access/index.ts'
import { addressesAsSettings, LogLines, officeMessage, putSample, type Description } from '../bin/testing.ts'
import { signIn } from '../http/portal/testing.ts'
import { systemClock } from '../platform/index.ts'
import { makeLog } from '../platform/log/index.ts'
import { openStore } from '../platform/store/index.ts'
import { CLUSTERS_MISSING, startCluster, type Cluster } from '../platform/store/testing.ts'
import { patience, waitUntil } from '../platform/testing.ts'
import { askForBuild, listAskedBuilds } from './asked-builds.ts'
import { MIGRATIONS } from './migrations.ts'
import { ROLES, type Role } from './roles.ts'
import { startSandbox } from './sandbox.ts'
import { openSecrets } from './secrets.ts'
import { openService, type Service } from './service.ts'
import { readSettings } from './settings.ts'

const ROLES_SQL = readFileSync(join(import.meta.dirname, '../../../../ops/roles.sql'), 'utf8')

/** Rights of each role: s for select, c for select of some columns, i for insert, u for update, d for delete. */
const RIGHTS = `
                     message data    partner pages   portal  deliver keep
access_requests      c       c       c       c       siu     c       su
archive_entries      -       siu     siu     siu     siu     -       siu
asked_builds         -       -       -       -       -       -       sud
audit                si      -       si      -       si      si      si
audit_addresses      -       -       -       -       sid     -       sd
backups              s       s       s       s       s       s       s
challenges           -       -       -       -       siud    -       sd
correction_copies    c       c       c       c       siu     c       su
correction_drafts    -       -       -       -       siud    -       sd
correction_draws     -       -       -       -       siud    -       siud
correction_events    -       -       -       -       siu     -       si
correction_files     c       c       c       c       siu     c       su
correction_follows   -       -       -       -       siud    -       -
correction_proofs    -       -       -       -       siud    -       -
correction_reports   c       c       c       s       siu     c       su
correction_texts     -       -       -       -       siu     -       -
documents            siu     s       s       s       s       s       siu
enrolments           -       -       -       -       siud    -       sd
former_mailboxes     -       -       -       -       si      -       s
former_memberships   -       -       -       -       si      -       -
grants               s       -       s       -       siu     -       -
heartbeats           s       s       s       s       s       siu     s
idempotency_keys     si      -       -       -       -       -       sd
invitations          -       -       -       -       siud    -       sd
key_sightings        si      -       si      -       si      -       -
key_usage            siu     -       siu     -       siu     -       -
keys                 su      -       su      -       siu     -       su
leases               -       siud    siud    siud    siud    -       siud
ledger_chains        -       -       -       -       siu     -       s
ledger_lines         -       -       -       s       si      -       -
mail                 -       -       -       -       -       sd      -
mail_pauses          -       -       -       -       s       s       -
mail_workers         -       -       -       -       -       siud    -
memberships          s       -       s       -       siud    -       s
messages             siud    c       c       c       cu      su      cu
migrations           s       s       s       s       s       s       s
organisation_looks   -       -       -       -       si      -       -
organisation_turns   siu     -       -       -       -       siu     -
organisations        s       -       s       -       siu     -       s
outbox               si      c       si      c       siud    siud    si
passkeys             -       -       -       -       siud    -       -
paused_channels      s       s       s       s       siud    siud    s
people               s       -       s       -       siu     -       s
publications         s       siu     siu     siu     siu     s       s
quota_counters       siu     -       siu     -       siu     -       -
rate_buckets         s       -       -       -       -       siu     -
release_endings      -       si      si      si      si      -       s
request_events       -       -       -       -       si      -       si
secret_checks        si      s       si      s       si      si      si
services             siud    siud    siud    siud    siud    siud    siud
sessions             -       -       -       -       siud    -       sd
sign_in_attempts     -       -       -       -       siud    -       sd
sign_in_counters     s       -       s       -       siud    s       sd
terms                s       -       s       -       si      -       -
terms_acceptances    s       -       s       -       siu     -       -
timeline             si      -       -       -       si      si      -
`

test(
  'each role of PostgreSQL has these rights on these tables, no table is left out, and a new one is closed to all',
  { skip: CLUSTERS_MISSING },
  async (t) => {
    const cluster = await startCluster(t)
    const databaseUrl = await openOwned(cluster)
    const order = (statements: string) => asOwner(databaseUrl, statements)
    await order(ROLES_SQL)
    await order('grant all on messages, people to rotunda_data; create table new_one (id integer)')
    await order(ROLES_SQL)
    const rights = new Map<string, string[]>()
    for (const role of ROLES) {
      const login = await logIn(databaseUrl, role)
      try {
        for (const [table, right] of await listRights(login))
          rights.getOrInsertComputed(table, () => []).push(right)
        await refuseTexts(login, role)
        await assert.rejects(login.query('create table more (id integer)'), DENIED)
      } finally {
        await login.end()
      }
    }
    assert.deepEqual(
      rights.get('new_one'),
      ROLES.map(() => '-'),
    )
    rights.delete('new_one')
    const found = [['', ...ROLES], ...[...rights].map(([table, each]) => [table, ...each])]
    assert.deepEqual(
      found.map(writeLine),
      RIGHTS.trim()
        .split('\n')
        .map((line) => writeLine(splitLine(line))),
    )
  },
)

/** Addresses of each role, and those that every process answers. */
const ASKED: Readonly<Record<Role | 'every', readonly string[]>> = {
  every: ['/readyz', '/api/status', '/api/status/deliveries'],
  message: ['/api/legislators', '/api/issue-areas'],
  data: ['/api/appropriations/v1/records?limit=1', '/downloads', '/data.json'],
  partner: ['/api/partner/v1/members'],
  pages: ['/', '/records', '/regulations', '/status', '/corrections', '/datasets'],
  portal: ['/portal/sign-in', '/api/corrections/v1', '/terms'],
  deliver: [],
  keep: [],
}

test(
  'a process of each role works as its role of PostgreSQL, and the server denies it nothing',
  { skip: CLUSTERS_MISSING },
  async (t) => {
    const cluster = await startCluster(t)
    const databaseUrl = await openOwned(cluster)
    await asOwner(databaseUrl, ROLES_SQL)
    const bed = await openRoles(t, databaseUrl)
    const failed: string[] = []
    try {
      await Promise.all([bed.log.until('offices.refreshed', 2), bed.log.until('dockets.refreshed')])
      const hasDockets = async () => (await bed.of('pages').app.inject('/regulations')).statusCode === 200
      await waitUntil('a process of pages to find the dockets', hasDockets)
      for (const role of ROLES) {
        const { app, admin } = bed.of(role)
        const answers = await Promise.all([
          ...[...ASKED.every, ...ASKED[role]].map((url) => app.inject({ url, headers: bed.headers })),
          admin.inject('/metrics'),
        ])
        for (const { statusCode, raw } of answers)
          if (statusCode >= 400) failed.push(`${role} ${raw.req.url} ${statusCode}`)
      }
      await sendThrough(bed)
      await signIn(bed.served, 'ada@example.org')
      await buildThrough(databaseUrl)
    } finally {
      await bed.close()
    }
    assert.deepEqual([failed, cluster.log().match(/permission denied.*\n.*/g)], [[], null])
  },
)

const CLOCKS = { clock: systemClock, steady: () => 0, endAfter: () => patience() }

/** A process of each role in this one, each as its own role of PostgreSQL. */
const openRoles = async (t: TestContext, databaseUrl: string) => {
  const ROTUNDA_DATA = mkdtempSync(join(tmpdir(), 'rotunda-roles-'))
  t.after(() => rmSync(ROTUNDA_DATA, { recursive: true, force: true }))
  await putSample(ROTUNDA_DATA)
  const sandbox = await startSandbox()
  const log = new LogLines()
  const services = new Map<Role, Service>()
  // The role with the fewest rights is the first one on the empty database.
  for (const role of new Set<Role>(['partner', ...ROLES])) {
    await asOwner(databaseUrl, `create role only_${role} login in role rotunda_${role}`)
    const settings = readSettings({
      ROTUNDA_DATA,
      DATABASE_URL: asRole(databaseUrl, role),
      ROTUNDA_ROLES: role,
      ROTUNDA_RATES: 'off',
      ROTUNDA_PUBLIC_RATE: '0',
      ...addressesAsSettings(sandbox.addresses),
    })
    const service = await openService(settings, makeLog('debug', log), CLOCKS, { threads: 0 })
    services.set(role, service)
    await Promise.all([service.app.ready(), service.dataOpened])
  }
  const of = (role: Role): Service => services.get(role) ?? assert.fail(role)
  const portal = of('portal')
  const key = (await portal.issueDevelopmentKey()) ?? assert.fail('the sandbox has a key')
  const { pepper, sealer } = openSecrets(readSettings({ ROTUNDA_DATA }))
  const access: AccessNeeds = { store: portal.store, pepper, sealer, kind: 'test' }
  const description = JSON.parse(JSON.stringify(portal.app.swagger())) as Description
  return {
    of,
    log,
    headers: { authorization: `Bearer ${key}` },
    served: { ...portal, access, description },
    close: async () => {
      for (const service of services.values()) await service.stop()
      await sandbox.close()
    },
  }
}

/** Sends a message by the process of `message`, and waits until that of `deliver` has delivered it. */
const sendThrough = async ({ of, headers }: Awaited<ReturnType<typeof openRoles>>): Promise<void> => {
  const { app } = of('message')
  const payload = officeMessage()
  const sent = await app.inject({ method: 'POST', url: '/api/send-message', headers, payload })
  assert.equal(sent.statusCode, 200, sent.payload)
  const url = String(sent.headers.location)
  await waitUntil('the message to be delivered', async () =>
    (await app.inject({ url, headers })).payload.includes('"delivered"'),
  )
}

/** Asks for a build as the operator does, and waits until the process of `keep` has built the release. */
const buildThrough = async (databaseUrl: string): Promise<void> => {
  const store = await openStore({ directory: '', databaseUrl, migrations: MIGRATIONS })
  try {
    await askForBuild(store, { collection: 'foreign-agents', actor: 'operator' })
    const find = async () => (await listAskedBuilds(store))[0] ?? assert.fail()
    await waitUntil('the build to end', async () => (await find()).endedAt !== null)
    const { state, reason } = await find()
    assert.deepEqual([state, reason], ['built', null])
  } finally {
    await store.close()
  }
}

const DENIED = { code: '42501' }

/** A database with the schema, whose owner may make roles and nothing more. */
const openOwned = async (cluster: Cluster): Promise<string> => {
  await cluster.ask('create role owner login createrole')
  await cluster.ask('create database owned owner owner')
  const databaseUrl = cluster.databaseUrl.replace('postgres@', 'owner@').replace(/[^/]*$/, 'owned')
  const store = await openStore({ directory: '', databaseUrl, migrations: MIGRATIONS })
  await store.close()
  return databaseUrl
}

const asOwner = async (databaseUrl: string, statements: string): Promise<void> => {
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  await owner.query(statements).finally(() => owner.end())
}

const asRole = (databaseUrl: string, role: Role): string => databaseUrl.replace('owner@', `only_${role}@`)

/** Connects as a new role that is a member of this one alone. */
const logIn = async (databaseUrl: string, role: Role): Promise<pg.Client> => {
  await asOwner(databaseUrl, `create role only_${role} login in role rotunda_${role}`)
  const login = new pg.Client({ connectionString: asRole(databaseUrl, role) })
  await login.connect()
  return login
}

type Listed = { readonly name: string; readonly writes: string; readonly some: boolean }

/** Asks each table for its rows; the server says what else the role may do. */
const listRights = async (login: pg.Client): Promise<(readonly [string, string])[]> => {
  const { rows } = await login.query<Listed>(`
    select relname as name, has_any_column_privilege(oid, 'select') as some,
      concat(case when has_table_privilege(oid, 'insert') then 'i' end,
        case when has_table_privilege(oid, 'update') then 'u' end,
        case when has_table_privilege(oid, 'delete') then 'd' end) as writes
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`)
  const rights: (readonly [string, string])[] = []
  for (const { name, some, writes } of rows) {
    const isRead = await login.query(`select * from ${name} limit 1`).then(
      () => true,
      (cause: unknown) => {
        assert.equal(Reflect.get(Object(cause), 'code'), DENIED.code)
        return false
      },
    )
    rights.push([name, `${isRead ? 's' : some ? 'c' : ''}${writes}` || '-'])
  }
  return rights
}

/** Only jobs that send a message, or show it to its sender, can read the key of its text. */
const refuseTexts = async (login: pg.Client, role: Role): Promise<void> => {
  const asked = login.query('select sealed_key from messages')
  await (role === 'message' || role === 'deliver' ? asked : assert.rejects(asked, DENIED))
}

const splitLine = (line: string): string[] => line.split(/\s+/)

/** The first line has no table. */
const writeLine = (cells: readonly string[]): string => cells.filter((cell) => cell !== '').join(' ')
