import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { issueKey } from '../access/index.ts'
import { systemClock, systemClocks } from '../platform/index.ts'
import { makeLog } from '../platform/log/index.ts'
import { CLUSTERS_MISSING, openTestPostgres, startCluster } from '../platform/store/testing.ts'
import { endWithTest, patience, runToEnd, waitUntil } from '../platform/testing.ts'
import { makeAccess } from '../wiring/open-access.ts'
import { MIGRATIONS } from '../wiring/migrations.ts'
import { startSandbox } from '../wiring/sandbox.ts'
import { openService } from '../wiring/service.ts'
import { readSettings, type Settings } from '../wiring/settings.ts'
import { addressesAsSettings, LogLines, officeMessage, openWire, putSample } from './testing.ts'

const openFolder = async (t: TestContext, samples?: readonly string[]): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-late-'))
  t.after(() => rmSync(folder, { recursive: true, force: true }))
  await putSample(folder, samples)
  return folder
}

const makeSettings = async (t: TestContext, DATABASE_URL: string): Promise<Settings> => {
  const sandbox = await startSandbox()
  t.after(() => sandbox.close())
  const ROTUNDA_DATA = await openFolder(t)
  return readSettings({ ROTUNDA_DATA, ...addressesAsSettings(sandbox.addresses), DATABASE_URL })
}

/** Opens a service whose database may be away, without waiting for it. */
const openHere = async (settings: Settings) => {
  const log = new LogLines()
  const service = await openService(settings, makeLog('debug', log), systemClocks, { threads: 0 })
  await Promise.all([service.app.ready(), service.dataOpened])
  const { access } = makeAccess(settings, service.store)
  const send = async (key: string) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const payload = officeMessage()
    return service.app.inject({ method: 'POST', url: '/api/send-message', headers, payload })
  }
  return { ...service, access, log, send }
}

type Opened = Awaited<ReturnType<typeof openHere>>

const READINESS = ['/readyz', '/readyz/data', '/readyz/messages'] as const

const askAll = async ({ app }: Opened, urls: readonly string[], headers = {}): Promise<string[]> => {
  const answers: string[] = []
  for (const url of urls) {
    const { statusCode, headers: sent } = await app.inject({ url, headers })
    answers.push(`${url} ${statusCode}${sent['retry-after'] === undefined ? '' : ' later'}`)
  }
  return answers
}

const DATA = [
  '/',
  '/records',
  '/states/NY',
  '/downloads',
  '/api/appropriations/v1/records?limit=1',
  '/api/enacted/v1/projects?limit=1',
  '/data.json',
]

const NEED_A_KEY = ['/api/partner/v1/members', '/api/messages', '/api/portal/v1/me'] as const

test(
  'a service that starts without its database serves data at once, opens the rest when the database answers, and says each once',
  { skip: CLUSTERS_MISSING },
  async (t) => {
    const cluster = await startCluster(t)
    const settings = await makeSettings(t, cluster.databaseUrl)
    const before = await openHere(settings)
    const { secret } = await issueKey(before.access, {
      organisation: 'Test Organization',
      scopes: ['messages:send'],
      actor: 'test',
      at: systemClock(),
      withoutTerms: 'It is a key of a test.',
    })
    assert.equal((await before.send(secret)).statusCode, 200)
    await before.stop()
    await cluster.kill()

    const service = await openHere(settings)
    t.after(() => service.stop())
    assert.deepEqual(await askAll(service, READINESS), [
      '/readyz 503 later',
      '/readyz/data 200',
      '/readyz/messages 503 later',
    ])
    const data = await askAll(service, DATA)
    assert.deepEqual(
      data,
      DATA.map((url) => `${url} 200`),
    )
    const cookie = `rotunda_session=${randomBytes(32).toString('base64url')}`
    assert.deepEqual(
      await askAll(service, NEED_A_KEY, { authorization: `Bearer ${secret}`, cookie }),
      NEED_A_KEY.map((url) => `${url} 503 later`),
    )
    const refused = await service.send(secret)
    assert.match(refused.body, /database of this service cannot be reached/)
    assert.deepEqual([refused.statusCode, refused.headers['retry-after']], [503, '30'])
    assert.equal(service.isOpen(), false)

    await cluster.restart()
    await service.opened
    assert.equal(service.isOpen(), true)
    await waitUntil('every job to be ready', async () =>
      (await askAll(service, READINESS)).every((answer) => answer.endsWith(' 200')),
    )
    assert.equal((await service.send(secret)).statusCode, 200)
    assert.deepEqual([service.log.count('database.away'), service.log.count('database.opened')], [1, 1])
    assert.equal(service.log.count('offices.refreshed'), 2)
  },
)

const PROGRAM = join(import.meta.dirname, 'rotunda.js')

/** Starts the program, as a supervisor does. */
const start = (environment: Readonly<Record<string, string>>) => {
  const child = endWithTest(
    spawn(process.execPath, [PROGRAM, 'serve'], {
      env: { PORT: '0', ADMIN_PORT: '0', ROTUNDA_LOG_LEVEL: 'info', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  )
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  return { child, output: () => output, ended: runToEnd(child) }
}

/** A database that this version has opened before, behind a wire that is cut. */
const openCut = async (t: TestContext) => {
  const store = await openTestPostgres(MIGRATIONS)
  t.after(() => store.destroy())
  const { databaseUrl } = store.place
  if (databaseUrl === undefined) return undefined
  const wire = await openWire(databaseUrl)
  await wire.cut()
  t.after(() => wire.cut().catch(() => undefined))
  return { store, wire }
}

const REFUSED = [
  {
    what: 'of a newer version',
    says: /^The database cannot be opened: The database holds the schema step "of the future"/m,
    change: { name: 'of the future', isMigration: true },
  },
  {
    what: 'of other secrets',
    says: /^ROTUNDA_KEY_PEPPER is not the pepper with which the keys of this database were issued/m,
    change: { name: 'sandbox/pepper', isMigration: false },
  },
] as const

for (const { what, says, change } of REFUSED)
  test(`a service that started without its database ends when the database turns out to be ${what}`, async (t) => {
    const cut = await openCut(t)
    if (cut === undefined) return t.skip('no PostgreSQL server runs here')
    await cut.store.write<Changed, unknown>((trx) =>
      change.isMigration
        ? trx.insertInto('migrations').values({ number: 10_000, name: change.name }).execute()
        : trx.insertInto('secret_checks').values({ name: change.name, value: 'of others' }).execute(),
    )
    const { output, ended } = start({
      ROTUNDA_DATA: await openFolder(t, ['appropriations']),
      DATABASE_URL: cut.wire.url,
    })
    await waitUntil('data alone to be served', () => output().includes('serves data and pages alone'))
    const base = /alone: (\S+)\//.exec(output())?.[1] ?? assert.fail(output())
    const records = await fetch(`${base}/api/appropriations/v1/records?limit=1`, { signal: patience() })
    assert.equal(records.status, 200)
    await records.body?.cancel()
    await cut.wire.mend()
    const { code, stderr } = await ended
    assert.match(stderr, says)
    assert.equal(code, 1)
  })

type Changed = {
  migrations: { number: number; name: string }
  secret_checks: { name: string; value: string }
  terms: { version: string }
}

test('a service that started without its database greets once it answers, and ends by a signal before and after', async (t) => {
  const cut = await openCut(t)
  if (cut === undefined) return t.skip('no PostgreSQL server runs here')
  const environment = {
    ROTUNDA_DATA: await openFolder(t, ['appropriations']),
    DATABASE_URL: cut.wire.url,
  }
  const first = start(environment)
  await waitUntil('data alone to be served', () => first.output().includes('serves data and pages alone'))
  first.child.kill('SIGTERM')
  assert.equal((await first.ended).code, 0)
  const second = start(environment)
  await waitUntil('data alone to be served', () => second.output().includes('serves data and pages alone'))
  assert.doesNotMatch(second.output(), /Development key/)
  await cut.wire.mend()
  await waitUntil('the greeting', () => /^Development key +rtd_test_/m.test(second.output()))
  // Steps of the start that write.
  const terms = await cut.store.db<Changed>().selectFrom('terms').select('version').execute()
  const checks = await cut.store.db<Changed>().selectFrom('secret_checks').select('name').execute()
  assert.deepEqual(
    [terms.map(({ version }) => version), checks.map(({ name }) => name).toSorted()],
    [['draft'], ['sandbox/pepper', 'sandbox/sealing-key/1']],
  )
  second.child.kill('SIGTERM')
  assert.equal((await second.ended).code, 0)
})

test('a start without the database fails as before without a release that all may read, and with a wrong role', async (t) => {
  const cut = await openCut(t)
  const nowhere = 'postgres://rotunda@127.0.0.1:9/rotunda'
  const refusing =
    cut && Object.assign(new URL(cut.store.place.databaseUrl ?? ''), { username: 'no_such_role' }).href
  for (const [samples, DATABASE_URL] of [
    [[], nowhere],
    [['congress'], nowhere],
    [['appropriations'], refusing],
  ] as const) {
    if (DATABASE_URL === undefined) continue
    const { code, stderr } = await start({ ROTUNDA_DATA: await openFolder(t, samples), DATABASE_URL }).ended
    assert.match(stderr, /^The database cannot be opened: /)
    assert.equal(code, 1)
  }
})
