import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { SCOPES } from '@rotunda/contract'
import { pauseChannel } from '../../apps/service/src/messages/index.ts'
import { openTestService, type TestService } from '../../apps/service/src/bin/testing.ts'
import { endWithTest, once } from '../../apps/service/src/platform/testing.ts'

const TOOLS = join(import.meta.dirname, 'node_modules')
const skip = existsSync(TOOLS) ? false : 'run npm ci in test/postman for the tools of Postman'

/** Each tool runs as a stranger would run it, in a process of its own. */
const run = async (tool: string, ...args: readonly string[]): Promise<void> => {
  const program = join(TOOLS, '.bin', tool)
  await once(endWithTest(spawn(process.execPath, [program, ...args], { stdio: 'inherit' })), 'exit')
}

type Listening = { readonly service: TestService; readonly folder: string; readonly base: string }
let listening: Listening | undefined

before(async () => {
  if (skip !== false) return
  const service = await openTestService({ ROTUNDA_PUBLIC_RATE: '0' })
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  // A server that listens on a TCP port has an AddressInfo.
  const { port } = service.app.server.address() as AddressInfo
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-postman-'))
  listening = { service, folder, base: `http://127.0.0.1:${port}` }
  // A message that waits can be looked at and withdrawn.
  for (const channel of ['house-cwc', 'regulations-gov'] as const)
    await pauseChannel(service.store, { mode: 'sandbox', channel, reason: 'Postman', at: new Date() })
})

after(async () => {
  await listening?.service.close()
  if (listening !== undefined) rmSync(listening.folder, { recursive: true })
})

/** Reads a document by the address at which the service listens. */
const read = async (url: string): Promise<string> => {
  assert.ok(listening)
  const { service, base } = listening
  const { statusCode, body } = await service.app.inject({ url, headers: { host: new URL(base).host } })
  assert.equal(statusCode, 200)
  return body
}

/** A message is its sender's, so its id comes from the answer to the collection's own first request. */
const TAKE_ID = [
  'const address = pm.response.headers.get("location")',
  'if (address) pm.collectionVariables.set("message_id", address.split("/").at(-1))',
]

const useOwnId = (collection: string): string => {
  const parsed = JSON.parse(collection.replaceAll(/msg_[0-9a-f]{32}/g, '{{message_id}}')) as object
  const event = [{ listen: 'test', script: { type: 'text/javascript', exec: TAKE_ID } }]
  return JSON.stringify({ ...parsed, event })
}

type Run = {
  readonly executions: readonly {
    readonly item: { readonly name: string }
    readonly request: { readonly method: string; readonly url: { readonly path: readonly string[] } }
    readonly response?: { readonly code: number }
  }[]
}

/** Runs a collection as newman does, and lists the answers. */
const runCollection = async (collection: string, ...variables: readonly string[]) => {
  const report = `${collection}.report`
  const reporter = ['--reporters', 'json', '--reporter-json-export', report]
  await run('newman', 'run', collection, ...variables.flatMap((one) => ['--env-var', one]), ...reporter)
  // Newman wrote the report.
  const { executions } = (JSON.parse(readFileSync(report, 'utf8')) as { readonly run: Run }).run
  return executions.map(({ request, response }) => ({
    status: response?.code ?? 0,
    method: request.method,
    path: `/${request.url.path.join('/')}`,
  }))
}

const isRefused = ({ status }: { readonly status: number }): boolean => Math.trunc(status / 100) !== 2

for (const name of ['message', 'appropriations', 'partner'])
  test(
    `Postman imports the description of ${name} and gets an answer to every request`,
    { skip },
    async () => {
      assert.ok(listening)
      const { service, folder } = listening
      const { secret } = await service.issue({ scopes: SCOPES })
      const fileOf = (kind: string) => join(folder, `${name}-${kind}.json`)
      const [spec, collection] = [fileOf('spec'), fileOf('collection')]
      writeFileSync(spec, await read(`/api/openapi/${name}.json`))
      const options = 'enableOptionalParameters=false,parametersResolution=Example'
      await run('openapi2postmanv2', '-s', spec, '-o', collection, '-O', options)
      writeFileSync(collection, useOwnId(readFileSync(collection, 'utf8')))
      const answers = await runCollection(collection, `bearerToken=${secret}`)
      assert.deepEqual(answers.filter(isRefused), [])
      assert.ok(answers.length > 10)
    },
  )

test('the collection that the service ships gets an answer to every request', { skip }, async () => {
  assert.ok(listening)
  const { service, folder } = listening
  const { secret } = await service.issue({ scopes: SCOPES })
  const collection = join(folder, 'collection.json')
  writeFileSync(collection, await read('/api/postman.json'))
  const answers = await runCollection(collection, `key=${secret}`)
  assert.deepEqual(
    answers.filter(({ status }) => status === 0 || status >= 500),
    [],
  )
  // People sign in, and their ids are their own.
  const forPrograms = answers.filter(({ path }) => !/^\/api\/(portal|corrections|keys)\//.test(path))
  assert.deepEqual(
    forPrograms.filter(isRefused).map(({ status, method, path }) => `${status} ${method} ${path}`),
    NOT_OF_THE_CALLER,
  )
  for (const [start, least] of Object.entries({ appropriations: 36, enacted: 26, partner: 98 })) {
    const { length } = answers.filter(({ path }) => path.startsWith(`/api/${start}/`))
    assert.ok(length >= least, `${start}: ${length}`)
  }
  assert.ok(forPrograms.some(({ path }) => path === '/api/validate-message'))
})

/** Operations on one message answer 404: only its sender can read a message, so no example of an id works for all. */
const NOT_OF_THE_CALLER = [
  '404 GET /api/messages/msg_019e12ab34cd00112233445566778899',
  '404 DELETE /api/messages/msg_019e12ab34cd00112233445566778899',
  '404 GET /api/sandbox/received',
]
