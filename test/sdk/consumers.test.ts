import assert from 'node:assert/strict'
import { readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { createContext, runInContext } from 'node:vm'
import { rolldown } from 'rolldown'
import { once } from '../../apps/service/src/platform/testing.ts'
import { makePage } from '../../packages/sdk/src/testing/play-lists.ts'
import { installClient, ROOT, run } from './install-client.ts'

const folder = installClient()
after(() => rmSync(folder, { recursive: true }))
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc')

test('the package holds what it declares, and neither tests nor source', () => {
  const place = join(folder, 'node_modules/@rotunda/sdk')
  assert.deepEqual(readdirSync(place).toSorted(), ['README.md', 'dist', 'package.json'])
  const files = readdirSync(join(place, 'dist'), { recursive: true, encoding: 'utf8' })
  assert.deepEqual(
    files.filter((file) => !/^generated(\/\w+\.d\.ts)?$|^[\w-]+(\.d\.ts|\.js)$/.test(file)),
    [],
  )
})

test('a program for Node 22 compiles against the installed package, its mistakes do not, and it runs', () => {
  const place = join(folder, 'node')
  run(process.execPath, [TSC, '-p', place])
  assert.equal(run(process.execPath, [join(place, 'out/main.mjs')], place), '')
})

test('a page compiles with the types of browsers alone, and its bundle runs where there is nothing of Node', async () => {
  const place = join(folder, 'browser')
  run(process.execPath, [TSC, '-p', place])
  const bundle = await rolldown({ input: join(place, 'main.ts'), platform: 'browser', cwd: place })
  const { output } = await bundle.generate({ format: 'iife', name: 'page', minify: true })
  await bundle.close()
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    const found = !pathname.endsWith('/record')
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' })
    const page = makePage({ token: 's', ids: ['r1', 'r2', 'r3'] }, searchParams)
    const type = '/docs/problems#not_found'
    const problem = { type, title: '', status: 404, code: 'not_found', detail: 'None.', request_id: '1' }
    response.end(JSON.stringify(found ? page : problem))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => server.close())
  // Of a server that listens on a port.
  const { port } = server.address() as AddressInfo
  const { fetch, Request, Headers, FormData, URL: Url, AbortSignal, performance } = globalThis
  const browser = {
    fetch,
    Request,
    Headers,
    FormData,
    URL: Url,
    AbortSignal,
    performance,
    setTimeout,
    clearTimeout,
  }
  const context = createContext({ ...browser, document: {} })
  const baseUrl = JSON.stringify(`http://127.0.0.1:${port}`)
  const said: unknown = await runInContext(`${output[0].code}\npage.run(${baseUrl})`, context)
  assert.deepEqual([...(said as string[])], ['3 rows', 'Data: Rotunda.', '3 areas', 'true', 'KeyInBrowser'])
})
