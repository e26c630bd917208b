import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { sql } from 'kysely'
import { CLUSTERS_MISSING, openTestPostgres, startCluster } from '../platform/store/testing.ts'
import { waitUntil } from '../platform/testing.ts'
import { officeMessage, openTestService, openWire, type TestService } from './testing.ts'

const open = async (t: TestContext, DATABASE_URL: string): Promise<TestService> => {
  const service = await openTestService({
    DATABASE_URL,
    ROTUNDA_ROLES: 'message,data,partner,pages,portal,keep',
  })
  t.after(() => service.close())
  return service
}

const readiness = async ({ app }: TestService): Promise<string> => {
  const { statusCode, body } = await app.inject('/readyz')
  const { parts } = JSON.parse(body) as { parts: { name: string; status: string }[] }
  return [statusCode, ...parts.filter(({ name }) => name === 'database').map(({ status }) => status)].join(
    ' ',
  )
}

/** As many at once as the service has connections, and more; then one after another. */
const sendMany = async (service: TestService): Promise<number[]> => {
  const send = async () => (await service.send(officeMessage())).status
  const statuses = await Promise.all(Array.from({ length: 30 }, send))
  for (let count = 0; count < 10; count += 1) statuses.push(await send())
  return statuses
}

const count = (statuses: readonly number[]) => [...new Set(statuses)]

/** Every write fails, and the service says so; then every one succeeds from the moment at which it is ready. */
const loseAndRegain = async (
  service: TestService,
  lose: () => Promise<unknown>,
  regain: () => Promise<unknown>,
): Promise<void> => {
  assert.deepEqual([count(await sendMany(service)), await readiness(service)], [[200], '200 ok'])
  await lose()
  await sendMany(service)
  assert.deepEqual([count(await sendMany(service)), await readiness(service)], [[503], '503 missing'])
  await regain()
  await waitUntil('a service that is ready', async () => (await readiness(service)) === '200 ok')
  assert.deepEqual([count(await sendMany(service)), await readiness(service)], [[200], '200 ok'])
}

test(
  'after an address led to a stand-by and back, every message is accepted as soon as the service is ready',
  { skip: CLUSTERS_MISSING },
  async (t) => {
    const primary = await startCluster(t)
    const standby = await startCluster(t, primary)
    const wire = await openWire(primary.databaseUrl)
    t.after(() => wire.cut())
    const service = await open(t, wire.url)
    await loseAndRegain(
      service,
      async () => {
        wire.lead(standby.port)
        await wire.cut()
        await wire.mend()
      },
      // Connections to the stand-by stay open, as it is healthy.
      () => Promise.resolve(wire.lead(primary.port)),
    )
  },
)

test(
  'of several servers the one that takes writes is used, also after another was promoted',
  { skip: CLUSTERS_MISSING },
  async (t) => {
    const primary = await startCluster(t)
    const standby = await startCluster(t, primary)
    const servers = `127.0.0.1:${standby.port},127.0.0.1:${primary.port}`
    const service = await open(t, `postgres://postgres@${servers}/postgres?target_session_attrs=read-write`)
    await loseAndRegain(
      service,
      () => primary.kill(),
      () => standby.ask('select pg_promote()'),
    )
  },
)

test(
  'a service that only /readyz asks notices within one answer that its server takes no writes, and that it does again',
  { skip: CLUSTERS_MISSING },
  async (t) => {
    const primary = await startCluster(t)
    const service = await open(t, primary.databaseUrl)
    const set = async (value: 'on' | 'off') => {
      await primary.ask(`alter system set default_transaction_read_only = ${value}`)
      await primary.ask('select pg_reload_conf()')
    }
    assert.equal(await readiness(service), '200 ok')
    await set('on')
    await waitUntil('the sessions to read their settings', async () => {
      const answer = await sql<{ is: string }>`select current_setting('transaction_read_only') as is`.execute(
        service.store.db(),
      )
      return answer.rows[0]?.is === 'on'
    })
    assert.equal(await readiness(service), '503 missing')
    assert.deepEqual(count(await sendMany(service)), [503])
    await set('off')
    await waitUntil('a service that is ready', async () => (await readiness(service)) === '200 ok')
    assert.deepEqual(count(await sendMany(service)), [200])
  },
)

for (const [what, ends] of [
  ['whose sessions were ended', true],
  ['whose sessions go on', false],
] as const)
  test(`a database that was read-only for a while, and ${what}, takes every message once the service is ready`, async (t) => {
    const store = await openTestPostgres([])
    t.after(() => store.destroy())
    const { databaseUrl } = store.place
    if (databaseUrl === undefined) return t.skip('no PostgreSQL server runs here')
    const name = new URL(databaseUrl).pathname.slice(1)
    const ask = (statement: string) => store.write((trx) => sql.raw(statement).execute(trx))
    const end = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`
    const service = await open(t, databaseUrl)
    await loseAndRegain(
      service,
      async () => {
        await ask(`alter database ${name} set default_transaction_read_only = on`)
        if (ends) await ask(end)
        else
          await service.store.write((trx) =>
            sql`set session characteristics as transaction read only`.execute(trx),
          )
      },
      () =>
        ask(
          `set local transaction_read_only = off; alter database ${name} reset default_transaction_read_only`,
        ),
    )
  })
