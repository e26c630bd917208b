import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { endWithTest, once, patience, runToEnd, waitUntil } from '../../platform/testing.ts'
import { START_FLAGS, START_SETTINGS } from '../start-options.ts'
import { makeStartedEnvironment, runRotunda, type TestEnvironment } from './testing.ts'

const PROGRAM = join(import.meta.dirname, '../rotunda.js')

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
  child.stderr.resume()
  await waitUntil('rotunda serve to say where it listens', () => {
    if (child.exitCode !== null) throw new Error(`the service ended at once (${child.exitCode}): ${greeting}`)
    return greeting.includes('/metrics\n')
  })
  return { child, base: /(http:\/\/\S+)\/api\/send-message/.exec(greeting)?.[1] ?? '' }
}

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  test(`the service is the process that was started, with its flags, and ${signal} ends it with exit code 0`, async (t) => {
    if (process.platform !== 'linux') return t.skip('what a process was started with is read from /proc')
    const environment = await makeStartedEnvironment(t)
    const { child, base } = await start(environment, ['--stack-trace-limit=7'])
    assert.equal((await fetch(`${base}/livez`, { signal: patience() })).status, 200)
    const read = (file: string) => readFileSync(`/proc/${child.pid}/${file}`, 'utf8').split('\0')
    const [, ...args] = read('cmdline')
    assert.deepEqual(args.slice(0, START_FLAGS.length), START_FLAGS)
    assert.ok(args.includes('--stack-trace-limit=7') && args.some((arg) => arg.endsWith('/serve.js')))
    for (const [name, value] of Object.entries(START_SETTINGS))
      assert.ok(read('environ').includes(`${name}=${value}`), name)
    const ended = once(child, 'exit')
    child.kill(signal)
    assert.deepEqual(await ended, [0, null])
  })

test('a setting of the C library that the operator has made stays, and a file of settings is read', async (t) => {
  if (process.platform !== 'linux') return t.skip('what a process was started with is read from /proc')
  const { ROTUNDA_DATA, ...environment } = await makeStartedEnvironment(t)
  const file = join(ROTUNDA_DATA, 'rotunda.env')
  writeFileSync(file, `# Of the test\nROTUNDA_DATA=${ROTUNDA_DATA}\nROTUNDA_OPERATOR="Example Society"\n`)
  const settings = { ...environment, ROTUNDA_DATA, MALLOC_ARENA_MAX: '4' }
  const { child, base } = await start(settings, [`--env-file=${file}`])
  const environ = readFileSync(`/proc/${child.pid}/environ`, 'utf8').split('\0')
  assert.ok(environ.includes('MALLOC_ARENA_MAX=4'))
  assert.match(await (await fetch(`${base}/`, { signal: patience() })).text(), /Example Society/)
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
})

test('settings that do not fit are all named, once, and the exit code is 1', async (t) => {
  const environment = { ...(await makeStartedEnvironment(t)), PORT: 'x', ROTUNDA_WORKER: 'x' }
  const { code, stdout, stderr } = await runToEnd(spawnServe(environment))
  assert.deepEqual([code, stdout], [1, ''])
  assert.deepEqual(
    [...stderr.matchAll(/^ {2}(\w+) must/gm)].map(([, name]) => name),
    ['PORT', 'ROTUNDA_WORKER'],
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
