import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import type { DeliveryState, MessageStatus } from '@rotunda/contract'
import pg from 'pg'
import { patience, waitUntil } from '../platform/testing.ts'
import { openTestPostgres } from '../platform/store/testing.ts'
import { startSandbox, type SandboxAddresses } from '../wiring/sandbox.ts'
import {
  addressesAsSettings,
  controlSimulators,
  docketMessage,
  holdDeliveries,
  officeMessage,
  putSample,
  spawnService,
  type Environment,
  type HeldDeliveries,
  type SampleBody,
  type SpawnedService,
} from './testing.ts'

/** A text in every field that can hold it. Only the receivers may have it. */
const MARK = /zqxcanary|7731904266|773-190-4266|73195-0042/i

const MARKS = {
  first_name: 'Zqxcanaryfirst',
  last_name: 'Zqxcanarylast',
  suffix: 'Zqxcanarysuffix',
  address1: '7 Zqxcanary Street',
  address2: 'Zqxcanary Floor',
  city: 'Zqxcanaryville',
  zip_code: '73195-0042',
  phone_number: '7731904266',
  email: 'zqxcanary@example.org',
  message: 'I am zqxcanary and ask for help.',
}

const bodies = async (base: string): Promise<SampleBody[]> => {
  const response = await fetch(new URL('/api/legislators?chamber=senate', base), { signal: patience() })
  // The service's own list, held to its schema elsewhere.
  const { data } = (await response.json()) as { data: { code: number | null; accepts_delivery: boolean }[] }
  const senator = data.find(({ code, accepts_delivery }) => code !== null && accepts_delivery)?.code
  return [
    officeMessage({ ...MARKS, name_prefix: 'Zqxcanary', custom_subject: 'The zqxcanary subject' }),
    officeMessage({ ...MARKS, destination_id: senator, custom_subject: 'The zqxcanary subject' }),
    docketMessage({ ...MARKS, name_prefix: 'Zqxcanary', sponsoring_org: 'Zqxcanary Society' }),
  ]
}

/** A receiver that repeats what it refuses, in the form in which it was sent. */
const ECHO = Object.values(MARKS).join(' ')
const ECHOES = {
  house: `<Errors><Error>Not taken: ${ECHO} 773-190-4266</Error></Errors>`,
  senate: `<Errors><Error>${ECHO} 773-190-4266</Error></Errors>`,
  regulations: JSON.stringify({ errors: [{ status: 400, title: ECHO, detail: ECHO }] }),
} as const

const RECEIVERS = ['house', 'senate', 'regulations'] as const
const DELIVERY_PATHS = { house: '/v2/message', senate: '/api/', regulations: '/v4/comments' } as const

/** States of a message that is still to be tried. */
const GOES_ON: readonly DeliveryState[] = ['queued', 'sending', 'held']

type Scene = Pick<Stage, 'environment' | 'gates' | 'endLeases'> & { readonly direct: SandboxAddresses }
type Seen = { readonly headers: Headers; readonly text: string }

class Stage {
  readonly seen: string[] = []
  readonly services: SpawnedService[] = []
  readonly environment: Environment
  readonly gates: readonly HeldDeliveries[]
  readonly simulators: ReturnType<typeof controlSimulators>
  /** As when so much time had passed: what was being sent has no lease any more. */
  readonly endLeases: () => Promise<void>
  key = ''
  #sent = 0

  constructor({ environment, gates, direct, endLeases }: Scene) {
    this.environment = environment
    this.gates = gates
    this.simulators = controlSimulators(direct)
    this.endLeases = endLeases
  }

  async start(more: Environment = {}): Promise<SpawnedService> {
    const service = await spawnService({ ...this.environment, ...more })
    this.services.push(service)
    this.key ||= service.developmentKey
    await service.log.until('offices.refreshed', 2)
    return service
  }

  #bodyHeaders(): Environment {
    // Senders make keys of what they know of a person.
    return {
      'content-type': 'application/json',
      'idempotency-key': `zqxcanary@example.org/${(this.#sent += 1)}`,
    }
  }

  /** One request of the sender; what is answered is kept to be looked through. */
  async ask(service: SpawnedService, path: string, body?: SampleBody, prefer = 'wait=20'): Promise<Seen> {
    const authorization = `Bearer ${this.key}`
    const response = await fetch(new URL(path, service.base), {
      signal: patience(),
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization, prefer, ...(body && this.#bodyHeaders()) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    this.seen.push(JSON.stringify([...response.headers]), text)
    return { headers: response.headers, text }
  }

  /** The last state of a message, however often it is tried. */
  async sendUntilEnded(service: SpawnedService, body: SampleBody | undefined): Promise<string> {
    const { headers } = await this.ask(service, '/api/send-message', body)
    const path = headers.get('location') ?? assert.fail('a message without a place')
    return waitUntil('the last state of a message', async () => {
      const { state } = JSON.parse((await this.ask(service, path)).text) as MessageStatus
      return GOES_ON.includes(state) ? '' : state
    })
  }
}

/** Everything that can become of a message, with marks in every field of all three targets. */
const live = async (stage: Stage): Promise<void> => {
  const service = await stage.start()
  const messages = await bodies(service.base)
  for (const [index, receiver] of RECEIVERS.entries()) {
    const simulator = stage.simulators[receiver]
    const path = DELIVERY_PATHS[receiver]
    const state = () => stage.sendUntilEnded(service, messages[index])
    assert.equal(await state(), 'delivered')
    await simulator.fail({ answer: 400, moment: 'after_reading', body: ECHOES[receiver], path })
    assert.equal(await state(), 'refused')
    await simulator.fail({
      answer: 503,
      moment: 'after_reading',
      body: ECHOES[receiver],
      retry_after: '0',
      path,
    })
    // Held for some seconds, and then tried again beside the others.
    await stage.ask(service, '/api/send-message', messages[index], '')
    await service.log.until('delivery.attempt.deferred', index + 1)
    await simulator.fail({ answer: 'reset', moment: 'after_taking', path })
    assert.equal(await state(), 'uncertain')
  }
  await service.log.until('delivery.attempt.deferred', 3)
  await service.log.until('delivery.attempt.delivered', 6)
  for (const path of ['/api/messages', '/api/messages?state=refused', '/metrics', '/readyz'])
    await stage.ask(service, path)
  const metrics = await fetch(new URL('/metrics', service.admin), { signal: patience() })
  stage.seen.push(await metrics.text())
  await crash(stage, service, messages)
}

const crash = async (
  stage: Stage,
  service: SpawnedService,
  messages: readonly SampleBody[],
): Promise<void> => {
  for (const gate of stage.gates) gate.hold()
  for (const message of messages) await stage.ask(service, '/api/send-message', message, '')
  for (const gate of stage.gates) await gate.held()
  service.kill('SIGKILL')
  await service.ended
  await stage.endLeases()
  const after = await stage.start()
  await after.log.until('delivery.lease.lost', 3)
  await stage.ask(after, '/api/messages?state=uncertain')
  after.kill('SIGTERM')
  assert.equal(await after.ended, 0)
}

const assertUnmarked = async (stage: Stage): Promise<void> => {
  const lines = stage.services.flatMap(({ log, output }) => [...log.lines, output()])
  for (const text of [...stage.seen, ...lines]) assert.doesNotMatch(text, MARK)
  for (const receiver of RECEIVERS) {
    const requests = await stage.simulators[receiver].received()
    for (const { path, method } of requests)
      assert.doesNotMatch(decodeURIComponent(`${method} ${path}`), MARK)
    // The marks did travel: a canary that was never in the mine proves nothing.
    assert.ok(requests.filter(({ body }) => MARK.test(body)).length >= 4, receiver)
  }
}

type Place = { readonly environment: Environment; readonly endLeases: Stage['endLeases'] }

/** An instant long past. */
const END_LEASES = 'update messages set leased_until = 1 where leased_until is not null'

const withStage = async (
  { environment, endLeases }: Place,
  work: (stage: Stage) => Promise<void>,
): Promise<void> => {
  const sandbox = await startSandbox()
  const { house, senate, regulations, federalRegister } = sandbox.addresses
  const gates = await Promise.all([house, senate, regulations].map(holdDeliveries))
  const [houseUrl = '', senateUrl = '', regulationsUrl = ''] = gates.map(({ url }) => url)
  const addresses = { house: houseUrl, senate: senateUrl, regulations: regulationsUrl, federalRegister }
  const settings = { ...addressesAsSettings(addresses), ROTUNDA_TRY_SECONDS: '300', ROTUNDA_RATES: 'off' }
  const direct = sandbox.addresses
  const stage = new Stage({ environment: { ...settings, ...environment }, gates, direct, endLeases })
  try {
    await work(stage)
  } finally {
    for (const service of stage.services) service.kill('SIGKILL')
    await Promise.all([
      ...stage.services.map(({ ended }) => ended),
      ...gates.map((gate) => gate.close()),
      sandbox.close(),
    ])
  }
}

describe('what a person wrote is nowhere but at the receiver', { concurrency: true }, () => {
  test('not in a log, an answer, an address, a metric or a byte of SQLite, through success, refusal, retry and crash', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'rotunda-canary-'))
    await putSample(directory)
    const readFiles = () =>
      readdirSync(directory, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'latin1'))
    try {
      const endLeases = async () => {
        const database = new DatabaseSync(join(directory, 'rotunda.sqlite'))
        database.exec(END_LEASES)
        database.close()
      }
      await withStage({ environment: { ROTUNDA_DATA: directory }, endLeases }, async (stage) => {
        await live(stage)
        await assertUnmarked(stage)
        for (const text of readFiles()) assert.doesNotMatch(text, MARK)
        assert.ok(countSealed(directory) > 0)
        const purging = await stage.start({ ROTUNDA_RETENTION_DAYS: '0' })
        await purging.log.until('messages.purged')
        purging.kill('SIGTERM')
        assert.equal(await purging.ended, 0)
        assert.equal(countSealed(directory), 0)
        await assertUnmarked(stage)
        for (const text of readFiles()) assert.doesNotMatch(text, MARK)
      })
    } finally {
      rmSync(directory, { recursive: true })
    }
  })

  test('not in any column of PostgreSQL, sealed or not', async (t) => {
    const database = await openTestPostgres([])
    const { databaseUrl } = database.place
    if (databaseUrl === undefined) {
      await database.destroy()
      t.skip('no PostgreSQL server listens on this machine, and PGlite lives in one process')
      return
    }
    const directory = mkdtempSync(join(tmpdir(), 'rotunda-canary-'))
    await putSample(directory)
    try {
      const environment = { ROTUNDA_DATA: directory, DATABASE_URL: databaseUrl }
      const endLeases = () =>
        withClient(databaseUrl, async (client) => {
          await client.query(END_LEASES)
        })
      await withStage({ environment, endLeases }, async (stage) => {
        await live(stage)
        await assertUnmarked(stage)
        const values = await dump(databaseUrl)
        assert.ok(values.length > 100)
        for (const value of values) assert.doesNotMatch(value, MARK)
      })
    } finally {
      rmSync(directory, { recursive: true })
      await database.destroy()
    }
  })
})

const countSealed = (directory: string): number => {
  const database = new DatabaseSync(join(directory, 'rotunda.sqlite'), { readOnly: true })
  const row = database
    .prepare(
      'select count(*) as sealed from messages where sealed_body is not null or sealed_key is not null',
    )
    .get()
  database.close()
  return Number(row?.['sealed'])
}

const withClient = async <T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Every value of every table, as text. */
const dump = (databaseUrl: string): Promise<string[]> =>
  withClient(databaseUrl, async (client) => {
    const columns = await client.query<{ table_name: string; column_name: string; data_type: string }>(
      `select table_name, column_name, data_type from information_schema.columns where table_schema = 'public'`,
    )
    const values: string[] = []
    for (const { table_name, column_name, data_type } of columns.rows) {
      const text = data_type === 'bytea' ? `encode("${column_name}", 'escape')` : `"${column_name}"::text`
      const found = await client.query<{ value: string | null }>(
        `select ${text} as value from "${table_name}"`,
      )
      values.push(...found.rows.flatMap(({ value }) => value ?? []))
    }
    return values
  })
