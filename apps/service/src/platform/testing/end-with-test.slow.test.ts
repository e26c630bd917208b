import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { test } from 'node:test'
import { endWithTest } from './end-with-test.ts'
import { once, waitUntil } from './wait.ts'

const FOR_EVER = 'setInterval(() => undefined, 60_000)'

const isRunning = (pid: number | undefined): boolean => {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

test('a child ends with the test that started it', async (t) => {
  let pid: number | undefined
  await t.test('that leaves it running', () => {
    ;({ pid } = endWithTest(spawn(process.execPath, ['-e', FOR_EVER])))
    assert.ok(isRunning(pid))
  })
  assert.ok(!isRunning(pid))
})

test('a group ends with the test, though its leader has ended before', async (t) => {
  let pid = 0
  await t.test('that leaves it running', async () => {
    const args = ['-c', `"$0" -e '${FOR_EVER}' & echo $!`, process.execPath]
    const leader = endWithTest(spawn('sh', args, { detached: true }), { group: true })
    const [text] = await once(leader.stdout, 'data')
    pid = Number(String(text))
    if (leader.exitCode === null) await once(leader, 'exit')
    assert.ok(isRunning(pid))
  })
  await waitUntil('the end of the group', () => !isRunning(pid))
})

test('a file that is ended while its child runs takes it along', async () => {
  const program = `
    const { spawn } = await import('node:child_process')
    const { endWithTest } = await import(process.argv[1])
    const child = endWithTest(spawn(process.execPath, ['-e', ${JSON.stringify(FOR_EVER)}]))
    process.stdout.write(String(child.pid))`
  const args = ['--input-type=module', '-e', program, import.meta.resolve('./end-with-test.ts')]
  const file = endWithTest(spawn(process.execPath, args))
  const [pid] = await once(file.stdout, 'data')
  file.kill('SIGTERM')
  await once(file, 'exit')
  await waitUntil('the end of the child', () => !isRunning(Number(String(pid))))
})

test('a program that is not there is no child to wait for', async (t) => {
  await t.test('that starts it', async () => {
    const child = endWithTest(spawn('no-such-program'))
    const [fault] = await once(child, 'error').catch((cause: unknown) => [cause])
    assert.match(String(fault), /ENOENT/)
  })
})
