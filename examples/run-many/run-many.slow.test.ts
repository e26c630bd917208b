import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { HAPROXY_MISSING } from '../../apps/service/src/bin/testing.ts'
import {
  endWithTest,
  findFreePort,
  RADOSGW_MISSING,
  RUN_MILLISECONDS,
  runToEnd,
} from '../../apps/service/src/platform/testing.ts'
import { REDIS_MISSING, startRedis } from '../../apps/service/src/platform/counters/testing.ts'
import { cutExample } from '../../scripts/generate/cut-example.ts'

const ROOT = join(import.meta.dirname, '../..')
const COMMANDS = readFileSync(join(import.meta.dirname, 'commands.sh'), 'utf8')
const POSTGRES = { PGHOST: '127.0.0.1', PGPORT: '5432', PGUSER: 'postgres' }
/** Ports of the page. Redis and PostgreSQL are those that Debian starts. */
const PORTS = ['6789', '7480', '6379', '8000', '8080', '8081', '8082', '8083']

const ask = (statement: string) =>
  spawnSync('psql', ['--command', statement], {
    env: { ...process.env, ...POSTGRES },
    timeout: RUN_MILLISECONDS,
  })

const findMissing = (): string | undefined => {
  const missing = [HAPROXY_MISSING, RADOSGW_MISSING, REDIS_MISSING].find((reason) => reason !== false)
  if (missing !== undefined) return missing
  return ask('select 1').status === 0 ? undefined : 'no PostgreSQL answers on 127.0.0.1'
}

/** Makes the page's blocks run in a folder, with a role, a database and ports that no other test has. */
const openPlace = async (t: TestContext) => {
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-many-'))
  const name = `rotunda_many_${randomBytes(6).toString('hex')}`
  const ports = new Map<string, string>()
  for (const port of PORTS)
    ports.set(port, port === '6379' ? new URL((await startRedis(t)).url).port : `${await findFreePort()}`)
  const running: (() => void)[] = []
  t.after(() => {
    for (const end of running) end()
    ask(`drop database if exists ${name} with (force)`)
    ask(`drop role if exists ${name}`)
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  })
  const translate = (text: string): string =>
    text
      .replaceAll('/srv/many', folder)
      .replaceAll(/runuser -u \w+ -- /g, '')
      .replaceAll('rotunda_many', name)
      .replaceAll(/\b\d{4}\b/g, (port) => ports.get(port) ?? port)
      // The file of the operators has the ports of the page.
      .replace(
        "sed 's/",
        `sed -e 's/:8080/:${ports.get('8080')}/' -e 's/:8082/:${ports.get('8082')}/' -e 's/`,
      )
  const run = async (block: string): Promise<string> => {
    const command = translate(cutExample(COMMANDS, block))
    const env = { PATH: process.env['PATH'] ?? '', HOME: folder, ...POSTGRES }
    // Programs that a block leaves running belong to the group of its shell.
    const shell = endWithTest(spawn('sh', ['-ec', command], { cwd: ROOT, env, detached: true }), {
      group: true,
    })
    shell.stdin.end()
    const { code, stdout, stderr } = await runToEnd(shell)
    assert.equal(code, 0, `${block}: ${command}\n${stdout}${stderr}`)
    return stdout
  }
  return { run, folder, port: (page: string) => Number(ports.get(page)) }
}

test('two machines are set up as the page says, and serve one publication and every request', async (t) => {
  const missing = findMissing()
  if (missing !== undefined) return t.skip(missing)
  const { run } = await openPlace(t)
  for (const block of ['folders', 'database', 'store', 'bucket', 'secrets', 'simulators', 'on'])
    await run(block)
  for (const block of ['one', 'two', 'proxy']) await run(block)
  assert.match(await run('publish'), /All 2 running services serve it\./)
  const looked = await run('look')
  const tokens = [...looked.matchAll(/"snapshot":"(snap-\w+)"/g)].map(([, token]) => token)
  assert.deepEqual([tokens.length, new Set(tokens).size], [2, 1])
  assert.doesNotMatch(looked, /behind/)
  const load = run('load')
  await run('again')
  assert.match(await load, /^ *100 200\n$/)
})

test('the page shows every block, and says what no test runs', () => {
  const page = readFileSync(join(ROOT, 'docs/how-to/run-many.md'), 'utf8')
  const [, list = ''] = page.split('\n## What no test runs\n')
  for (const [, name = ''] of COMMANDS.matchAll(/^# cut: ([\w-]+)$/gm))
    assert.ok(page.includes(`<!-- cut: examples/run-many/commands.sh#${name} -->`), name)
  for (const [, name = ''] of COMMANDS.matchAll(/^# not run: ([\w-]+)$/gm))
    assert.ok(list.includes(`\`${cutExample(COMMANDS, name).split(' ')[0] ?? ''}`), name)
})
