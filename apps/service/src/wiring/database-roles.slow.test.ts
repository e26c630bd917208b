import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import pg from 'pg'
import { openStore } from '../platform/store/index.ts'
import { CLUSTERS_MISSING, startCluster, type Cluster } from '../platform/store/testing.ts'
import { MIGRATIONS } from './migrations.ts'
import { ROLES, type Role } from './roles.ts'

const ROLES_SQL = readFileSync(join(import.meta.dirname, '../../../../ops/roles.sql'), 'utf8')

/** Rights of each role: s for select, c for select of some columns, i for insert, u for update, d for delete. */
const RIGHTS = `
                     message data    partner pages   portal  deliver keep
access_requests      -       -       -       -       siu     -       su
archive_entries      -       siu     siu     siu     siu     -       -
audit                si      -       si      -       si      si      si
audit_addresses      -       -       -       -       sid     -       sd
backups              s       s       s       s       s       s       s
challenges           -       -       -       -       siud    -       sd
correction_copies    -       -       -       -       siu     -       su
correction_drafts    -       -       -       -       siud    -       sd
correction_draws     -       -       -       -       siud    -       siud
correction_events    -       -       -       -       siu     -       si
correction_files     -       -       -       -       siu     -       su
correction_follows   -       -       -       -       siud    -       s
correction_proofs    -       -       -       -       siud    -       sd
correction_reports   -       -       -       -       siu     -       su
correction_texts     -       -       -       -       siu     -       s
documents            siu     s       s       s       s       s       siu
enrolments           -       -       -       -       siud    -       sd
former_mailboxes     -       -       -       -       si      -       s
former_memberships   -       -       -       -       si      -       -
grants               s       -       s       -       siu     -       s
heartbeats           s       s       s       s       s       siu     s
idempotency_keys     si      -       -       -       -       -       sd
invitations          -       -       -       -       siud    -       sd
key_sightings        si      -       si      -       si      -       -
key_usage            siu     -       siu     -       siu     -       -
keys                 su      -       su      -       siu     -       su
leases               -       siud    siud    siud    siud    -       -
ledger_chains        -       -       -       -       siu     -       s
ledger_lines         -       -       -       -       si      -       s
mail                 -       -       -       -       -       sd      -
mail_pauses          -       -       -       -       s       s       -
mail_workers         -       -       -       -       -       sid     -
memberships          s       -       s       -       siud    -       s
messages             siud    c       c       c       cu      su      cu
migrations           s       s       s       s       s       s       s
organisation_looks   -       -       -       -       si      -       -
organisation_turns   siu     -       -       -       -       siu     -
organisations        s       -       s       -       siu     -       s
outbox               si      -       si      -       siud    siud    si
passkeys             -       -       -       -       siud    -       s
paused_channels      s       s       s       s       siud    siud    s
people               s       -       s       -       siu     -       s
publications         s       siu     siu     siu     siu     s       s
quota_counters       siu     -       siu     -       siu     -       -
rate_buckets         s       -       -       -       -       siu     -
release_endings      -       si      si      si      si      -       -
request_events       -       -       -       -       si      -       si
secret_checks        si      s       si      s       si      si      si
services             siud    siud    siud    siud    siud    siud    siud
sessions             -       -       -       -       siud    -       sd
sign_in_attempts     -       -       -       -       siud    -       sd
sign_in_counters     -       -       -       -       siud    -       sd
terms                s       -       s       -       si      -       su
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

/** Connects as a new role that is a member of this one alone. */
const logIn = async (databaseUrl: string, role: Role): Promise<pg.Client> => {
  await asOwner(databaseUrl, `create role only_${role} login in role rotunda_${role}`)
  const login = new pg.Client({ connectionString: databaseUrl.replace('owner@', `only_${role}@`) })
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
