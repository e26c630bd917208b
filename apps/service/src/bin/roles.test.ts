import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { MessageStatus } from '@rotunda/contract'
import { roleOfAddress } from '../http/role-of-address.ts'
import { systemClock } from '../platform/index.ts'
import { makeLog } from '../platform/log/index.ts'
import { patience, waitUntil } from '../platform/testing.ts'
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
const listRoutes = ({ app }: Service): { readonly method: string; readonly url: string }[] => {
  const parts: string[] = []
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const found = /^(?<depth>[│├└─\s]*)(?<part>[^\s(]+)(?: \((?<methods>[^)]+)\))?$/u.exec(line)?.groups
      if (found === undefined) return []
      const { depth = '', part = '', methods = '' } = found
      parts.length = depth.length / 4 - 1
      // The tree leaves out the slash before an asterisk.
      parts.push(part === '*' && parts.length > 0 ? '/*' : part)
      return methods
        .split(', ')
        .filter((method) => method !== '')
        .map((method) => ({ method, url: parts.join('') }))
    })
}

test('every address is opened by the process of the role that the table of addresses names, and by no other', () => {
  const routes = listRoutes(serviceOf('all')).filter(({ url }) => url !== '*')
  assert.ok(routes.length > 300, String(routes.length))
  for (const route of routes) {
    const role = roleOfAddress(route.url)
    const wanted = role === null ? ROLES : [role]
    for (const one of wanted)
      assert.ok(serviceOf(one).app.hasRoute(route as never), `${one} lacks ${route.method} ${route.url}`)
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
  const urls = ['/', '/records', '/totals', '/enacted', '/regulations', '/status', '/releases', '/docs/api/message']
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
  const sent = await app.inject({ method: 'POST', url: '/api/send-message', headers, payload: officeMessage() })
  assert.equal(sent.statusCode, 200, sent.payload)
  const at = String(sent.headers.location)
  const find = async () => (await app.inject({ url: at, headers })).json<MessageStatus>()
  await waitUntil('the message is delivered', async () => (await find()).state === 'delivered')
})
