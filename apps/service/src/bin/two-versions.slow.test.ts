import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { sql } from 'kysely'
import { openTestPostgres } from '../platform/store/testing.ts'
import { endWithTest, patience, runToEnd, waitUntil } from '../platform/testing.ts'
import { startSandbox } from '../wiring/sandbox.ts'
import {
  addressesAsSettings,
  controlSimulators,
  makeNextVersion,
  officeMessage,
  putSample,
  spawnService,
  type SpawnedService,
} from './testing.ts'

const EXPAND = {
  name: 'of the next version',
  statement: 'alter table messages add column of_next_version text',
  needs: null,
}
const CONTRACT = {
  name: 'of the version after it',
  statement: 'alter table messages drop column of_next_version',
  needs: EXPAND.name,
}
const PRESENT = join(import.meta.dirname, 'rotunda.js')

test('a version and the next one serve side by side, each way, and lose no request; a version that a contracted schema excludes does not start', async (t) => {
  const store = await openTestPostgres([])
  const { databaseUrl } = store.place
  if (databaseUrl === undefined) {
    await store.destroy()
    return t.skip('no PostgreSQL server runs here')
  }
  const bed = await openBed(t, databaseUrl)
  const next = makeNextVersion(t, '98.0.0', [EXPAND])
  const afterNext = makeNextVersion(t, '99.0.0', [EXPAND, CONTRACT])
  const listVersions = async () =>
    (
      await sql<{ version: string }>`select distinct version from services order by 1`.execute(store.db())
    ).rows.map(({ version }) => version)
  try {
    let present = await bed.start(PRESENT)
    const load = startLoad(present.developmentKey)
    await load.serveFrom(present)

    const newer = await bed.start(next)
    await load.serveFrom(present, newer)
    await waitUntil('both versions to report', async () => (await listVersions()).length === 2)

    await load.serveFrom(newer)
    await bed.end(present)
    present = await bed.start(PRESENT)
    assert.match(JSON.stringify(present.log.lines), /database\.newer.*of the next version/)
    await load.serveFrom(present, newer)

    await load.serveFrom(present)
    await bed.end(newer)
    await load.serveFrom(present)

    const { made } = await bed.ask(afterNext, 'database', 'migrate')
    assert.deepEqual(made, [CONTRACT.name])
    await load.serveFrom(present)
    const refused = await bed.run(PRESENT, 'serve')
    assert.equal(refused.code, 1)
    assert.match(
      refused.stderr,
      /schema step "of the version after it", which this version of Rotunda does not know/,
    )

    const { answers, accepted } = await load.end()
    // A key has its quota, so 429 is an answer of the service as well.
    assert.deepEqual(
      [...new Set(answers)].filter((answer) => !/^\S+ (200|429)$/.test(answer)),
      [],
    )
    await waitUntil('every message to be delivered', async () => {
      const { rows } = await sql`select 1 from messages where state <> 'delivered' limit 1`.execute(
        store.db(),
      )
      return rows.length === 0
    })
    const deliveries = await bed.house.deliveries()
    assert.equal(Object.keys(deliveries).length, accepted)
    assert.deepEqual([...new Set(Object.values(deliveries))], [1])
    await bed.end(present)
  } finally {
    await bed.killAll()
    await store.destroy()
  }
})

/** Processes of any version on one folder and one database. */
const openBed = async (t: TestContext, DATABASE_URL: string) => {
  const ROTUNDA_DATA = mkdtempSync(join(tmpdir(), 'rotunda-versions-'))
  t.after(() => rmSync(ROTUNDA_DATA, { recursive: true, force: true }))
  await putSample(ROTUNDA_DATA, ['appropriations'])
  const sandbox = await startSandbox()
  t.after(() => sandbox.close())
  const environment = {
    ...addressesAsSettings(sandbox.addresses),
    DATABASE_URL,
    ROTUNDA_DATA,
    ROTUNDA_PUBLIC_RATE: '0',
    ROTUNDA_MESSAGE_RATE: '0',
    ROTUNDA_RATES: 'off',
  }
  const started = new Set<SpawnedService>()
  const run = (program: string, ...words: readonly string[]) =>
    runToEnd(
      endWithTest(
        spawn(process.execPath, [program, ...words], {
          env: { ...environment, PORT: '0', ADMIN_PORT: '0' },
          stdio: ['ignore', 'pipe', 'pipe'],
        }),
      ),
    )
  return {
    house: controlSimulators(sandbox.addresses).house,
    run,
    ask: async (program: string, ...words: readonly string[]) => {
      const { code, stdout, stderr } = await run(program, ...words, '--json')
      assert.equal(code, 0, stderr)
      return JSON.parse(stdout)
    },
    start: async (program: string) => {
      const service = await spawnService(environment, program)
      started.add(service)
      return service
    },
    end: async (service: SpawnedService) => {
      started.delete(service)
      service.kill('SIGTERM')
      assert.equal(await service.ended, 0)
    },
    killAll: async () => {
      for (const service of started) service.kill('SIGKILL')
      await Promise.all([...started].map(({ ended }) => ended))
    },
  }
}

const CLIENTS = 3
/** Answers of each kind that a service gives before the test goes on. */
const ENOUGH = 5

/** Clients that send messages and read records all the time, from some of the services in turn. */
const startLoad = (key: string) => {
  const answers: string[] = []
  let [bases, sent, accepted, isOver]: [readonly string[], number, number, boolean] = [[], 0, 0, false]
  /** Requests under way, and accepted ones, by the address of the service. */
  const [pending, given] = [new Map<string, number>(), new Map<string, number>()]
  const count = (counts: Map<string, number>, base: string, by: number) =>
    counts.set(base, (counts.get(base) ?? 0) + by)
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const askOne = async (base: string, path: string, init: RequestInit) => {
    const answer = await fetch(`${base}${path}`, { signal: patience(), ...init }).then(
      async (response) => response.text().then(() => String(response.status)),
      (cause: unknown) => `${String(cause)} ${cause instanceof Error ? String(cause.cause) : ''}`,
    )
    answers.push(`${path} ${answer}`)
    if (answer === '200') count(given, `${init.method ?? 'GET'} ${base}`, 1)
    return answer
  }
  const runClient = async (): Promise<void> => {
    while (!isOver) {
      const number = (sent += 1)
      const base = bases[number % bases.length]
      if (base === undefined) {
        await new Promise(setImmediate)
        continue
      }
      count(pending, base, 1)
      const body = JSON.stringify(officeMessage({ message: `This is letter number ${number}.` }))
      const answer = await askOne(base, '/api/send-message', { method: 'POST', headers, body })
      if (answer === '200') accepted += 1
      await askOne(base, '/api/appropriations/v1/records?limit=1', {})
      count(pending, base, -1)
    }
  }
  const clients = Array.from({ length: CLIENTS }, runClient)
  return {
    /** Sends all further requests to these, and waits until the others are free and each of these gave its answers. */
    serveFrom: async (...services: readonly SpawnedService[]) => {
      bases = services.map(({ base }) => base)
      given.clear()
      await waitUntil('the other services to be free', () =>
        [...pending].every(([base, under]) => under === 0 || bases.includes(base)),
      )
      const kinds = bases.flatMap((base) => [`GET ${base}`, `POST ${base}`])
      await waitUntil('answers of each service', () =>
        kinds.every((kind) => (given.get(kind) ?? 0) >= ENOUGH),
      )
    },
    end: async () => {
      isOver = true
      await Promise.all(clients)
      return { answers, accepted }
    },
  }
}
