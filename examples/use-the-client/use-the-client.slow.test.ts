import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { openTestService } from '../../apps/service/src/bin/testing.ts'
import { endWithTest, runToEnd } from '../../apps/service/src/platform/testing.ts'
import { verifyRelease } from '../../apps/service/src/releases/verify/index.ts'

const ROOT = join(import.meta.dirname, '../..')

const open = async (t: TestContext) => {
  const service = await openTestService()
  t.after(() => service.close())
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  // The server listens on a port.
  const { port } = service.app.server.address() as AddressInfo
  const { secret } = await service.issue({ scopes: ['hearings:read', 'messages:send'] })
  return { BASE_URL: `http://127.0.0.1:${port}`, API_KEY: secret }
}

const run = async (program: string, env: object): Promise<string> => {
  const file = join(import.meta.dirname, `${program}.ts`)
  const { stdout } = await runToEnd(
    endWithTest(spawn(process.execPath, [file], { env: { ...process.env, ...env } })),
  )
  return stdout
}

test('every program that the pages on the client show runs against a real service', async (t) => {
  const env = await open(t)
  const collected = await run('collect', env)
  assert.match(
    collected,
    /^[1-9]\d* records of snap-[0-9a-f]{20}\nSources checked at \d{4}-[^]*\n- [^]*Rotunda/,
  )
  const walked = await run('walk', env)
  assert.match(walked, /^(?:[\w-]+\n)+$/)
  assert.ok(walked.split('\n').length > parseInt(collected))
  assert.match(await run('partner', env), /^[1-9]\d* hearings of \S+\n$/)
  assert.match(await run('send', env), /^Stored as msg_\w+, and on its way\.\ndelivered: .+\n$/)
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-mirror-'))
  t.after(() => rmSync(folder, { recursive: true }))
  for (const begin of ['Copied', 'Already there'])
    assert.match(
      await run('mirror', { ...env, FOLDER: folder }),
      new RegExp(`^${begin}: \\d{2} files in .*, own_key\n$`),
    )
  // The command of the service finds nothing wrong with it. Under its id, it would be taken for the service's own folder.
  const [release = ''] = readdirSync(folder)
  renameSync(join(folder, release), join(folder, 'copy'))
  assert.deepEqual(await verifyRelease(join(folder, 'copy')), [])
})

test('what the pages show is whole programs, which are JavaScript as well', () => {
  for (const page of ['docs/how-to/use-the-client.md', 'packages/sdk/README.md']) {
    const blocks = [...readFileSync(join(ROOT, page), 'utf8').matchAll(/^```js\n([^]*?)^```$/gm)]
    assert.equal(blocks.length, 5, page)
    for (const [, block = ''] of blocks) {
      assert.match(block, /^import \{ .+ \} from '@rotunda\/sdk\/\w+'\n/)
      assert.equal(stripTypeScriptTypes(block), block)
      assert.match(block, /\bbaseUrl = .*'http:\/\/127\.0\.0\.1:8080'/)
    }
  }
})
