import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { endWithTest, once, patience, runToEnd } from '../platform/testing.ts'
import { COLLECTIONS } from './collections.ts'
import { makeEnvironment, makeStartedEnvironment, runHere } from '../operator/testing.ts'
import { spawnService } from '../bin/testing.ts'

/** Starts a service that must not come up; what it says, and its exit code. */
const failToStart = (environment: Readonly<Record<string, string>>) => {
  const program = join(import.meta.dirname, '../bin/rotunda.js')
  return runToEnd(endWithTest(spawn(process.execPath, [program, 'serve'], { env: environment })))
}

test('a database that cannot be reached at the start is one line that says where and what to look at', async (t) => {
  for (const [host, says] of [
    ['127.0.0.1:9', /ECONNREFUSED 127\.0\.0\.1:9/],
    ['nowhere.invalid', /nowhere\.invalid/],
  ] as const) {
    const DATABASE_URL = `postgres://rotunda:a-secret@${host}/rotunda`
    const { code, stdout, stderr } = await failToStart({ ...makeEnvironment(t), DATABASE_URL })
    assert.deepEqual([code, stdout], [1, ''])
    assert.match(stderr, /^The database cannot be opened: [^\n]+ DATABASE_URL is right\.\n$/)
    assert.match(stderr, says)
    assert.ok(!stderr.includes('a-secret'))
  }
})

test('what is wrong with the settings is said without a stack, and nothing is started', async (t) => {
  const { code, stdout, stderr } = await failToStart({ ...makeEnvironment(t), ROTUNDA_DELIVERY: 'live' })
  assert.deepEqual([code, stdout], [1, ''])
  assert.match(stderr, /^The settings do not fit:\n/)
  assert.ok(!stderr.includes('at file:'))
})

test('an address that this machine does not have, and a directory that is none, are named by their settings', async (t) => {
  const environment = await makeStartedEnvironment(t)
  const file = join(environment.ROTUNDA_DATA, 'file')
  writeFileSync(file, '')
  for (const [setting, says] of [
    [{ HOST: '192.0.2.1' }, /^ {2}HOST: port 0 of 192\.0\.2\.1 cannot be opened/m],
    [{ ADMIN_HOST: '192.0.2.1' }, /^ {2}ADMIN_HOST: port 0 of 192\.0\.2\.1 cannot be opened/m],
    [{ HOST: 'nowhere.invalid' }, /^ {2}HOST: .* not an address of this machine\.$/m],
    [{ ROTUNDA_DATA: file }, /^ {2}ROTUNDA_DATA must be a directory/m],
    [{ ROTUNDA_DATA: join(file, 'below') }, /^ {2}ROTUNDA_DATA must be a directory/m],
  ] as const) {
    const { code, stderr } = await failToStart({ ...environment, ...setting })
    assert.equal(code, 1)
    assert.match(stderr, says)
    assert.ok(!stderr.includes('at file:'))
  }
})

/** A port that somebody else listens on until the test ends. */
const takePort = async (t: TestContext): Promise<number> => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  t.after(() => other.close())
  return (other.address() as AddressInfo).port // of a server that listens on a port
}

/** Finds a port below the range that the system gives out itself, so no other process takes it meanwhile. */
const findFreePort = async (): Promise<number> => {
  const port = randomInt(20_000, 32_000)
  const server = createServer().listen(port, '127.0.0.1')
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return findFreePort()
  server.close()
  await once(server, 'close')
  return port
}

test('a port that is taken is named by its setting, whichever of the two it is, before a first start makes anything', async (t) => {
  const [environment, port] = [makeEnvironment(t), await takePort(t)]
  for (const [name, ports] of [
    ['PORT', { PORT: String(port), ADMIN_PORT: '0' }],
    ['ADMIN_PORT', { PORT: '0', ADMIN_PORT: String(port) }],
  ] as const) {
    const { code, stdout, stderr } = await failToStart({ ...environment, ...ports })
    assert.deepEqual([code, stdout], [1, ''])
    assert.match(stderr, new RegExp(`^  ${name}: port ${port} of 127.0.0.1 is taken`, 'm'))
    assert.ok(!stderr.includes('at file:'))
  }
})

test('a first start that could not show the development key leaves it to the next one', async (t) => {
  const environment = await makeStartedEnvironment(t)
  // One port for both is found when the second is listened on, after everything else.
  const port = String(await findFreePort())
  const { code, stderr } = await failToStart({ ...environment, PORT: port, ADMIN_PORT: port })
  assert.equal(code, 1)
  assert.match(stderr, /^ {2}ADMIN_PORT: /m)
  const service = await spawnService(environment)
  t.after(async () => {
    service.kill('SIGKILL')
    await service.ended
  })
  assert.match(service.developmentKey, /^rtd_test_/)
})

test('a service whose secrets are lost does not start, says which, and starts again when that is accepted', async (t) => {
  const environment = await makeStartedEnvironment(t)
  const service = await spawnService(environment)
  service.kill('SIGTERM')
  await service.ended
  rmSync(join(environment.ROTUNDA_DATA, 'secrets.json'))
  const { code, stdout, stderr } = await failToStart(environment)
  assert.deepEqual([code, stdout], [1, ''])
  assert.match(
    stderr,
    /^ROTUNDA_KEY_PEPPER is not the pepper[^\n]*\nROTUNDA_SEALING_KEYS: key 1 is not the key 1/,
  )
  assert.match(stderr, /secrets\.json[^\n]*restore that file[^\n]*secrets forget/)
  assert.ok(!stderr.includes('at file:'))
  assert.equal((await runHere(environment, 'secrets', 'forget')).code, 2)
  assert.equal((await failToStart(environment)).code, 1)
  assert.equal((await runHere(environment, 'secrets', 'forget', '--yes')).code, 0)
  const again = await spawnService(environment)
  again.kill('SIGTERM')
  assert.equal(await again.ended, 0)
})

test('metrics stay on loopback when the service listens on every address', async (t) => {
  const service = await spawnService({ ...(await makeStartedEnvironment(t)), HOST: '0.0.0.0' })
  t.after(async () => {
    service.kill('SIGKILL')
    await service.ended
  })
  assert.match(service.admin, /^http:\/\/127\.0\.0\.1:/)
})

test('a start says, before anything else, which address to open, and only the first one which samples are being made', async (t) => {
  const environment = makeEnvironment(t)
  for (const isFirst of [true, false]) {
    const service = await spawnService(environment)
    if (isFirst) await service.log.until('sample.published', COLLECTIONS.length)
    service.kill('SIGTERM')
    await service.ended
    const [open, messages] = service.output().split('\n')
    assert.equal(open, `Open ${service.base}/ in a browser: its pages lead to everything.`)
    assert.match(messages ?? '', /^Message delivery /)
    assert.equal(/^Samples of these collections are being made/m.test(service.output()), isFirst)
    assert.equal(
      service.output().match(/^The sample of .* is ready: /gm)?.length ?? 0,
      isFirst ? COLLECTIONS.length : 0,
    )
  }
})

test('a start that is refused is counted in the data directory, and the next one that is not tells of it', async (t) => {
  const environment = await makeStartedEnvironment(t)
  await failToStart({ ...environment, ROTUNDA_RETENTION_DAYS: 'many' })
  await failToStart({ ...environment, HOST: '192.0.2.1' })
  const service = await spawnService(environment)
  const metrics = await (await fetch(new URL('/metrics', service.admin), { signal: patience() })).text()
  service.kill('SIGTERM')
  await service.ended
  assert.match(metrics, /^rotunda_starts_refused_total 2$/m)
})
