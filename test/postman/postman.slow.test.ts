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

for (const name of ['message', 'appropriations', 'partner'])
  test(
    `Postman imports the description of ${name} and gets an answer to every request`,
    { skip },
    async () => {
      assert.ok(listening)
      const { service, folder, base } = listening
      const { secret } = await service.issue({ scopes: SCOPES })
      const fileOf = (kind: string) => join(folder, `${name}-${kind}.json`)
      const [spec, collection, report] = [fileOf('spec'), fileOf('collection'), fileOf('report')]
      writeFileSync(
        spec,
        (
          await service.app.inject({
            url: `/api/openapi/${name}.json`,
            headers: { host: new URL(base).host },
          })
        ).body,
      )
      const options = 'enableOptionalParameters=false,parametersResolution=Example'
      await run('openapi2postmanv2', '-s', spec, '-o', collection, '-O', options)
      writeFileSync(collection, useOwnId(readFileSync(collection, 'utf8')))
      const key = ['--env-var', `bearerToken=${secret}`]
      const reporter = ['--reporters', 'json', '--reporter-json-export', report]
      await run('newman', 'run', collection, ...key, ...reporter)
      const { executions } = (JSON.parse(readFileSync(report, 'utf8')) as { readonly run: Run }).run
      const refused = executions.filter(({ response }) => Math.trunc((response?.code ?? 0) / 100) !== 2)
      assert.deepEqual(
        refused.map(({ request, response }) => [response?.code, request.method, request.url.path.join('/')]),
        [],
      )
      assert.ok(executions.length > 10)
    },
  )
