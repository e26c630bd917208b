import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MessageStatus } from '@rotunda/contract'
import { issueKey, type AccessNeeds, type NewKey } from '../../access/index.ts'
import type { DeliveryWorker } from '../../messages/index.ts'
import { systemClock, type Clock, type Clocks } from '../../platform/index.ts'
import { makeLog } from '../../platform/log/index.ts'
import { patience, share, type Ending } from '../../platform/testing.ts'
import { startSandbox, type SandboxAddresses } from '../../wiring/sandbox.ts'
import type { Threading } from '../../wiring/open-readers.ts'
import { openSecrets } from '../../wiring/secrets.ts'
import { openService, type Service } from '../../wiring/service.ts'
import { readSettings, type Settings } from '../../wiring/settings.ts'
import { makeCheckAnswer, type Description } from '../../http/testing.ts'
import { LogLines } from './log-lines.ts'
import { putSample } from '../../wiring/testing/put-sample.ts'
import { controlSimulators, type Controls } from './simulator-controls.ts'

export type Asked = {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'
  readonly url: string
  /** The service's own key when left out; none for null. */
  readonly key?: string | null
  readonly headers?: Readonly<Record<string, string>>
  /** An object is sent as JSON; a text or bytes as they are. */
  readonly body?: object | string | Buffer
}

export type Answer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly json: unknown
  /** The message surface's `reason`; empty where there is none. */
  readonly reason: string
  /** Id of the message, from Location; empty where there is none. */
  readonly id: string
}

/** The whole service with real simulators and a store of its own, looked at from outside. */
export type TestService = Service & {
  readonly worker: DeliveryWorker
  readonly settings: Settings
  readonly access: AccessNeeds
  readonly addresses: SandboxAddresses
  readonly simulators: Controls
  readonly log: LogLines
  readonly description: Description
  readonly key: string
  /** One request; its answer is held to the description of the API. */
  ask(asked: Asked): Promise<Answer>
  send(body: Asked['body'], headers?: Asked['headers']): Promise<Answer>
  validate(body: Asked['body'], headers?: Asked['headers']): Promise<Answer>
  status(id: string): Promise<MessageStatus>
  countMessages(): Promise<number>
  issue(wanted?: Partial<NewKey>): Promise<{ readonly id: string; readonly secret: string }>
  /** Stops, and leaves nothing behind. */
  close(): Promise<void>
}

export type Environment = Readonly<Record<string, string>>

/** No minute of a limit passes while a slow machine runs a test, nor the time for which a sender or a page waits. */
const CLOCKS: Clocks = { clock: systemClock, steady: () => 0, endAfter: () => patience() }

/**
 * Opens a service that has started before, and waits until its lists are there. `environment` is set on top of what a
 * test needs. Without threads the main thread reads the data and writes the pages. `samples` names the collections that
 * have data: all, when left out.
 */
export const openTestService = async (
  environment: Environment = {},
  threads: number | Threading = 0,
  clock: Clock = systemClock,
  samples?: readonly string[],
): Promise<TestService> => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-test-'))
  if (environment['ROTUNDA_DATA'] === undefined) await putSample(directory, samples)
  const sandbox = await startSandbox()
  const settings = readSettings({
    ROTUNDA_DATA: directory,
    ROTUNDA_LOG_LEVEL: 'debug',
    ROTUNDA_RATES: 'off',
    ...addressesAsSettings(sandbox.addresses),
    ...environment,
  })
  const log = new LogLines()
  const service = await openService(
    settings,
    makeLog(settings.ROTUNDA_LOG_LEVEL, log),
    { ...CLOCKS, clock },
    typeof threads === 'number' ? { threads } : threads,
  )
  await Promise.all([service.app.ready(), service.dataOpened])
  await Promise.all([log.until('offices.refreshed', 2), log.until('dockets.refreshed')])
  const { pepper, sealer } = openSecrets(settings)
  const access: AccessNeeds = { store: service.store, pepper, sealer, kind: 'test' }
  const close = async () => {
    await service.stop()
    await sandbox.close()
    rmSync(directory, { recursive: true })
  }
  const { addresses } = sandbox
  const { worker } = service
  assert.ok(worker)
  const simulators = controlSimulators(addresses)
  return {
    ...service,
    worker,
    settings,
    access,
    addresses,
    simulators,
    log,
    ...(await makeClient(service, access)),
    close,
  }
}

/** The service for tests that only read: all files of a process that ask for the same settings share it. */
export const shareTestService = (t: Ending, environment: Environment = {}): Promise<TestService> => {
  const settings = { ROTUNDA_PUBLIC_RATE: '0', ...environment }
  return share(t, JSON.stringify(settings), () => openTestService(settings))
}

/** The same for tests that read no data: the service has only the sample without which it is not ready. */
export const openMessageService = (environment: Environment = {}, clock?: Clock): Promise<TestService> =>
  openTestService(environment, 0, clock, ['appropriations'])

export const addressesAsSettings = (addresses: SandboxAddresses): Environment => ({
  ROTUNDA_HOUSE_URL: addresses.house,
  ROTUNDA_SENATE_URL: addresses.senate,
  ROTUNDA_REGULATIONS_URL: addresses.regulations,
  ROTUNDA_FEDERAL_REGISTER_URL: addresses.federalRegister,
})

/** Equal texts give one description, whose schemas are then compiled once for all services of a process. */
const readDescription = (text: string): Description =>
  // The document is the service's own; the tests look only into what Description names.
  descriptions.getOrInsertComputed(text, () => JSON.parse(text) as Description)
const descriptions = new Map<string, Description>()

const makeClient = async ({ app, store }: Service, access: AccessNeeds) => {
  const description = readDescription(JSON.stringify(app.swagger()))
  const check = makeCheckAnswer(description)
  const issue = (wanted: Partial<NewKey> = {}) =>
    issueKey(access, {
      organisation: 'Test Organization',
      scopes: ['messages:send'],
      actor: 'test',
      at: new Date(),
      withoutTerms: 'It is a key of a test.',
      ...wanted,
    })
  const { secret: key } = await issue()
  const ask = async ({ method = 'GET', url, headers = {}, body, ...asked }: Asked): Promise<Answer> => {
    const bearer = asked.key === undefined ? key : asked.key
    const response = await app.inject({
      method,
      url,
      headers: {
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body }),
    })
    const { statusCode: status, body: text } = response
    check({ method, url, status, headers: response.headers, text })
    return readAnswer(status, response.headers, text)
  }
  const post =
    (url: string) =>
    (body: Asked['body'], headers: Asked['headers'] = {}): Promise<Answer> =>
      ask({ method: 'POST', url, headers, ...(body === undefined ? {} : { body }) })
  return {
    description,
    key,
    issue,
    ask,
    send: post('/api/send-message'),
    validate: post('/api/validate-message'),
    status: async (id: string) => {
      const { status, json } = await ask({ url: `/api/messages/${id}` })
      assert.equal(status, 200)
      // Held to its schema by `check`.
      return json as MessageStatus
    },
    countMessages: async () => {
      const rows = await store
        .db<{ messages: { id: string } }>()
        .selectFrom('messages')
        .select('id')
        .execute()
      return rows.length
    },
  }
}

const readAnswer = (status: number, headers: object, text: string): Answer => {
  const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  const json: unknown =
    /^application\/(problem\+)?json/.test(named['content-type'] ?? '') && text !== ''
      ? JSON.parse(text)
      : undefined
  const reason: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, 'reason') : undefined
  return {
    status,
    headers: named,
    text,
    json,
    reason: typeof reason === 'string' ? reason : '',
    id: named['location']?.split('/').at(-1) ?? '',
  }
}
