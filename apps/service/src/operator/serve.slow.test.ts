import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { endWithTest, once, patience, runToEnd, waitUntil } from '../platform/testing.ts'
import { HEAP_FLAGS } from './serve.ts'
import { makeStartedEnvironment, runRotunda, type TestEnvironment } from './testing.ts'

const PROGRAM = join(import.meta.dirname, '../bin/rotunda.js')

const spawnServe = (environment: Readonly<Record<string, string>>, flags: readonly string[] = []) =>
  endWithTest(
    spawn(process.execPath, [...flags, PROGRAM, 'serve'], {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    }),
  )

/** Until it has said where it listens. */
const start = async (environment: TestEnvironment, flags: readonly string[] = []) => {
  const child = spawnServe(environment, flags)
  let greeting = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (greeting += text))
  child.stderr.setEncoding('utf8').resume()
  await waitUntil('rotunda serve to say where it listens', () => {
    if (child.exitCode !== null) throw new Error(`the service ended at once (${child.exitCode}): ${greeting}`)
    return greeting.includes('/metrics\n')
  })
  const find = (pattern: RegExp) => pattern.exec(greeting)?.[1] ?? ''
  return { child, base: find(/(http:\/\/\S+)\/api\/send-message/), metrics: find(/(http:\/\/\S+\/metrics)/) }
}

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  test(`the service is the process that was started, and ${signal} ends it with exit code 0`, async (t) => {
    const { child, base } = await start(await makeStartedEnvironment(t))
    assert.equal((await fetch(`${base}/livez`, { signal: patience() })).status, 200)
    const ended = once(child, 'exit')
    child.kill(signal)
    assert.deepEqual(await ended, [0, null])
    await assert.rejects(fetch(`${base}/livez`, { signal: patience() }), TypeError)
  })

test('the young generation of the heap stays small, whatever is loaded and asked', async (t) => {
  if (process.execve === undefined) return t.skip('this system gives a process no other program')
  const { child, base, metrics } = await start(await makeStartedEnvironment(t))
  for (let asked = 0; asked < 20; asked += 1)
    await (await fetch(`${base}/api/openapi/partner.json`, { signal: patience() })).arrayBuffer()
  const text = await (await fetch(metrics, { signal: patience() })).text()
  const bytes = Number(/^nodejs_heap_space_size_total_bytes\{space="new"\} (\d+)$/m.exec(text)?.[1])
  assert.ok(bytes > 0 && bytes <= 9 * 2 ** 20, `${bytes} bytes`)
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
})

test('the service runs with its own flags of V8, and with none beside them', async (t) => {
  if (process.execve === undefined) return t.skip('this system gives a process no other program')
  const environment = await makeStartedEnvironment(t)
  // V8 makes the tag from its flags.
  const program = `process.on('exit', () => process._rawDebug('tag ' + process.getBuiltinModule('v8').cachedDataVersionTag()))`
  const tell = ['--import', `data:text/javascript,${encodeURIComponent(program)}`]
  const wanted = await runToEnd(
    endWithTest(spawn(process.execPath, [...HEAP_FLAGS, ...tell, '--eval', '0'], { env: environment })),
  )
  const { child } = await start(environment, tell)
  let said = ''
  child.stderr.on('data', (text: string) => (said += text))
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  await closed
  assert.match(wanted.stderr, /^tag \d+$/m)
  assert.equal(/^tag \d+$/m.exec(said)?.[0], wanted.stderr.trim())
})

test('a file of settings is read', async (t) => {
  const { ROTUNDA_DATA, ...environment } = await makeStartedEnvironment(t)
  const file = join(ROTUNDA_DATA, 'rotunda.env')
  writeFileSync(file, `# Of the test\nROTUNDA_DATA=${ROTUNDA_DATA}\nROTUNDA_OPERATOR="Example Society"\n`)
  const { child, base } = await start({ ...environment, ROTUNDA_DATA }, [`--env-file=${file}`])
  assert.match(await (await fetch(`${base}/`, { signal: patience() })).text(), /Example Society/)
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
})

test('settings that do not fit are all named, once, and the exit code is 1', async (t) => {
  const environment = { ...(await makeStartedEnvironment(t)), PORT: 'x', ROTUNDA_DELIVERY: 'x' }
  const { code, stdout, stderr } = await runToEnd(spawnServe(environment))
  assert.deepEqual([code, stdout], [1, ''])
  assert.deepEqual(
    [...stderr.matchAll(/^ {2}(\w+) must/gm)].map(([, name]) => name),
    ['PORT', 'ROTUNDA_DELIVERY'],
  )
})

test('what serve does not understand starts nothing', async (t) => {
  const environment = await makeStartedEnvironment(t)
  for (const words of [
    ['serve', '--port', '1'],
    ['serve', 'now'],
  ])
    assert.equal((await runRotunda(environment, ...words)).code, 2, words.join(' '))
  assert.match((await runRotunda(environment, 'serve', '--help')).stdout, /^npm run rotunda -- serve\n/)
})
