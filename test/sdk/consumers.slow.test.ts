import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'
import { after, test } from 'node:test'
import { createContext, runInContext } from 'node:vm'
import { rolldown } from 'rolldown'
import { endWithTest, once, runToEnd, RUN_MILLISECONDS } from '../../apps/service/src/platform/testing.ts'
import { openTestServer, sendJson, type Handle } from '../../packages/sdk/src/testing/open-test-server.ts'
import { makePage } from '../../packages/sdk/src/testing/play-lists.ts'
import { makeKey, makeSignedRelease, playRelease } from '../../packages/sdk/src/testing/play-release.ts'
import { installClient, ROOT, run } from './install-client.ts'

const folder = await installClient()
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

test('a strict program for Node compiles against the installed package, and its mistakes do not', () => {
  const place = join(folder, 'node')
  run(process.execPath, [TSC, '-p', place])
})

const answer: Handle = (asked, response) => {
  const { pathname, searchParams } = asked.url
  if (pathname.startsWith('/downloads')) return PLAY_RELEASE(asked, response)
  if (pathname === '/api/send-message')
    return sendJson(response, 200, { response: 'success' }, { location: '/api/messages/msg_1' })
  if (pathname.startsWith('/api/messages/'))
    return sendJson(response, 200, { id: 'msg_1', state: 'delivered' })
  const page = makePage({ token: 's', ids: ['r1', 'r2', 'r3'] }, searchParams)
  return sendJson(response, 200, page)
}
const PLAY_RELEASE = playRelease(makeSignedRelease(makeKey(), { 'data/a.csv': 'id\r\n' }))

/** The oldest Node that the package says it runs on is not the Node of this repository. */
const findNode20 = (): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((place) => join(place, 'node'))
    .find(
      (file) =>
        existsSync(file) &&
        /^v20\./.test(spawnSync(file, ['--version'], { encoding: 'utf8', timeout: RUN_MILLISECONDS }).stdout),
    )

for (const [name, node] of [
  ['the Node of this repository', process.execPath],
  ['Node 20', findNode20()],
] as const)
  test(
    `the program uses every entry for servers under ${name}`,
    { skip: node === undefined && 'no Node 20 is on the PATH' },
    async (t) => {
      const { baseUrl } = await openTestServer(t, answer)
      const program = join(folder, 'node/main.mjs')
      writeFileSync(program, stripTypeScriptTypes(readFileSync(join(folder, 'node/main.mts'), 'utf8')))
      const args = [program, baseUrl, join(folder, `copies of ${name}`)]
      const { stdout, stderr } = await runToEnd(endWithTest(spawn(node ?? '', args, { cwd: folder })))
      assert.deepEqual(
        [...stdout.split('\n'), stderr],
        [
          '3 of 3, checked 2026-06-15T12:00:00.000Z',
          'r1 r2 r3',
          'msg_1',
          'delivered',
          '2 files, own_key',
          '',
          '',
        ],
      )
    },
  )

test('a program compiles with `moduleResolution: node`, which knows no exports of packages', () => {
  run(process.execPath, [TSC, '-p', join(folder, 'node10')])
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
  // The server listens on a port.
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
