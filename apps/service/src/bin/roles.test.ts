import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { MessageStatus } from '@rotunda/contract'
import { roleOfAddress } from '../http/index.ts'
import { answerPages } from '../http/pages/index.ts'
import { systemClock } from '../platform/index.ts'
import { makeLog } from '../platform/log/index.ts'
import { patience, waitUntil } from '../platform/testing.ts'
import { listServices } from '../releases/publish/index.ts'
import { ROLES, type Role } from '../wiring/roles.ts'
import { startSandbox, type Sandbox } from '../wiring/sandbox.ts'
import { openService, type Service } from '../wiring/service.ts'
import { readSettings } from '../wiring/settings.ts'
import { putSample } from '../wiring/testing/put-sample.ts'
import { addressesAsSettings, officeMessage } from './testing.ts'

const CLOCKS = { clock: systemClock, steady: () => 0, endAfter: () => patience() }

let directory: string
let sandbox: Sandbox
/** A process of each role, and one of all, over one database. */
const services = new Map<Role | 'all', Service>()

before(async () => {
  directory = mkdtempSync(join(tmpdir(), 'rotunda-roles-'))
  await putSample(directory)
  sandbox = await startSandbox()
  for (const role of ['all', ...ROLES] as const) {
    const settings = readSettings({
      ROTUNDA_DATA: directory,
      ROTUNDA_RATES: 'off',
      ROTUNDA_PUBLIC_RATE: '0',
      ROTUNDA_ROLES: role === 'all' ? ROLES.join(',') : role,
      ...addressesAsSettings(sandbox.addresses),
    })
    const service = await openService(settings, makeLog('silent'), CLOCKS, { threads: 0 })
    services.set(role, service)
    await Promise.all([service.app.ready(), service.dataOpened])
  }
})

after(async () => {
  for (const service of services.values()) await service.stop()
  await sandbox.close()
  rmSync(directory, { recursive: true })
})

const serviceOf = (role: Role | 'all'): Service => services.get(role) ?? assert.fail(role)

/** Methods and patterns of all routes, from the printed tree. */
const listRoutes = ({ app }: Service): string[] => {
  const parts: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const found = /^(?<depth>[│├└─\s]*)(?<part>[^\s(]+)(?: \((?<methods>[^)]+)\))?$/u.exec(line)?.groups
      if (found === undefined) return []
      const { depth = '', part = '', methods = '' } = found
      parts.length = depth.length / 4 - 1
      parts.push(part)
      return methods === '' || parts[0] === '*' ? [] : [`${parts.join('')} ${methods}`]
    })
}

test('every address is opened by the process of the role that the table of addresses names', () => {
  const opened = new Map(ROLES.map((role) => [role, new Set(listRoutes(serviceOf(role)))]))
  const routes = listRoutes(serviceOf('all'))
  assert.ok(routes.length > 200, String(routes.length))
  for (const route of routes) {
    const role = roleOfAddress(route)
    for (const one of role === null ? ROLES : [role])
      assert.ok(opened.get(one)?.has(route), `${one} lacks ${route}`)
  }
})

const ASKED = [
  ['message', '/api/legislators'],
  ['message', '/api/messages/none'],
  ['data', '/api/appropriations/v1/records?limit=1'],
  ['data', '/downloads'],
  ['partner', '/api/partner/v1/members'],
  ['pages', '/records'],
  ['portal', '/api/portal/v1/session'],
  ['portal', '/portal/sign-in'],
] as const

test('a process refuses the addresses of other roles and names its own', async () => {
  for (const asking of ROLES)
    for (const [role, url] of ASKED) {
      const { statusCode, payload } = await serviceOf(asking).app.inject(url)
      const isRefused = payload.includes('This process does not answer this address')
      assert.equal(isRefused, asking !== role, `${asking} ${url} ${statusCode}`)
      if (isRefused) assert.ok(statusCode === 404 && payload.includes(`(ROTUNDA_ROLES): ${asking}.`), payload)
    }
  const sent = await serviceOf('data').app.inject({ method: 'POST', url: '/api/send-message', payload: {} })
  assert.equal(sent.statusCode, 404)
  assert.equal(sent.json<{ response: string }>().response, 'error')
})

/** Address of a service in this process, which listens from the first call on. */
const listenOnce = async ({ app }: Service): Promise<string> =>
  app.server.listening ? app.listeningOrigin : app.listen({ host: '127.0.0.1', port: 0 })

/** Sends a request with its target as it is, and returns the status of the answer. */
const sendRaw = (base: string, method: string, path: string, headers = {}) => {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
  const { hostname, port } = new URL(base)
  const sent = request({ hostname, port, method, path, headers, agent: false }, (answer) => {
    answer.resume().on('end', () => {
      resolve(answer.statusCode)
    })
  })
  sent.on('error', reject).end()
  return promise
}

test('an answer that a page asked for is not given to other clients', async () => {
  const { app } = serviceOf('pages')
  const base = await listenOnce(serviceOf('pages'))
  const [url, accept] = ['/api/appropriations/v1/records?limit=1', 'application/json']
  const page = { at: systemClock(), releases: {}, requestId: 'of a page', traceparent: '' }
  for (const _time of [1, 2, 3])
    assert.equal((await answerPages(app)({ url, accept, client: '127.0.0.1', ...page })).status, 200)
  const headers = { host: 'service.invalid', accept }
  assert.equal(await sendRaw(base, 'GET', url, headers), 404)
})

test('every process answers its health, the status and all descriptions', async () => {
  for (const role of ROLES) {
    const { app } = serviceOf(role)
    for (const url of ['/livez', '/api/status'])
      assert.equal((await app.inject(url)).statusCode, 200, `${role} ${url}`)
    for (const name of ['message', 'appropriations', 'enacted', 'partner', 'portal', 'corrections']) {
      const described = await app.inject(`/api/openapi/${name}.json`)
      assert.equal(described.statusCode, 200, `${role} ${name}`)
      assert.ok(Object.keys(described.json<{ paths: object }>().paths).length > 0, `${role} ${name}`)
    }
  }
})

test('a process of pages alone writes what a process of all roles writes', async () => {
  const urls = [
    '/',
    '/records',
    '/totals',
    '/enacted',
    '/regulations',
    '/status',
    '/releases',
    '/docs/api/message',
  ]
  urls.push('/docs/api/portal', '/corrections', '/datasets', '/data')
  for (const url of urls) {
    const ask = async (role: Role | 'all') =>
      (await serviceOf(role).app.inject({ url, headers: { accept: 'text/html' } })).statusCode
    assert.deepEqual([url, await ask('pages'), await ask('all')], [url, 200, 200])
  }
})

test('a message that one process accepts is sent by another', async () => {
  const secret = (await serviceOf('portal').issueDevelopmentKey()) ?? assert.fail('the sandbox has a key')
  const { app } = serviceOf('message')
  const headers = { authorization: `Bearer ${secret}` }
  const sent = await app.inject({
    method: 'POST',
    url: '/api/send-message',
    headers,
    payload: officeMessage(),
  })
  assert.equal(sent.statusCode, 200, sent.payload)
  const at = String(sent.headers.location)
  const find = async () => (await app.inject({ url: at, headers })).json<MessageStatus>()
  await waitUntil('the message is delivered', async () => (await find()).state === 'delivered')
})

test('each process is ready by the parts of its own roles, and has the readiness of its jobs alone', async () => {
  const DATA = ['readers', 'release']
  const MESSAGES = ['database', 'legislators', 'house_offices', 'senate_offices', 'open_dockets']
  const parts: Readonly<Record<Role, readonly string[]>> = {
    message: [...MESSAGES, 'clock', 'delivery_worker'],
    data: DATA,
    partner: ['database', ...DATA],
    pages: DATA,
    portal: ['database'],
    deliver: ['database', 'clock', 'delivery_worker'],
    keep: ['database', 'clock'],
  }
  for (const role of ROLES) {
    const ask = async (url: string) => serviceOf(role).app.inject(url)
    const ready = await ask('/readyz')
    assert.equal(ready.statusCode, 200, `${role} ${ready.payload}`)
    const named = ready.json<{ parts: { name: string }[] }>().parts.map(({ name }) => name)
    assert.deepEqual(named.toSorted(), parts[role].toSorted(), role)
    const hasData = ['data', 'partner', 'pages'].includes(role)
    assert.equal((await ask('/readyz/data')).statusCode, hasData ? 200 : 404, role)
    const hasMessages = ['message', 'portal'].includes(role)
    assert.equal((await ask('/readyz/messages')).statusCode, hasMessages ? 200 : 404, role)
  }
})

test('an operator sees every process with its roles, and a publication waits only for those with the collection', async () => {
  const { store } = serviceOf('keep')
  const list = async () => (await listServices(store)).filter(({ roles }) => roles.length === 1)
  await waitUntil('every process reports', async () => (await list()).length === ROLES.length)
  for (const { roles, releases } of await list()) {
    const read = Object.keys(releases)
    const [role = ''] = roles
    assert.equal(read.includes('appropriations'), ['data', 'pages', 'portal'].includes(role), role)
    assert.equal(read.includes('congress'), ['partner', 'portal'].includes(role), role)
  }
})
