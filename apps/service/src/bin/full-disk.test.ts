import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { isSystemFault } from '../platform/index.ts'
import { RUN_MILLISECONDS, waitUntil } from '../platform/testing.ts'
import { runHere } from '../operator/testing.ts'
import { officeMessage, openTestService, untilDelivering, type TestService } from './testing.ts'
import { putSample } from '../wiring/testing/put-sample.ts'

const MEGABYTES = 200

/** A file system of its own, which the test fills, or undefined where this user may not mount one. */
const mountSmall = (): string | undefined => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-small-'))
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${MEGABYTES}m`, 'tmpfs', directory], {
    timeout: RUN_MILLISECONDS,
  })
  if (status === 0) return directory
  rmSync(directory, { recursive: true })
  return undefined
}

const unmount = (directory: string): void => {
  spawnSync('umount', ['--lazy', directory], { timeout: RUN_MILLISECONDS })
  rmSync(directory, { recursive: true })
}

const fill = (directory: string): void => {
  try {
    for (let number = 0; ; number += 1)
      writeFileSync(join(directory, `fill-${number}`), Buffer.alloc(4096 * 64))
  } catch (cause) {
    if (!isSystemFault(cause, 'ENOSPC')) throw cause
  }
}

const makeRoom = (directory: string): void =>
  void spawnSync('find', [directory, '-maxdepth', '1', '-name', 'fill-*', '-delete'], {
    timeout: RUN_MILLISECONDS,
  })

test('on a full disk messages are known not to be stored, the service is not ready, and all works again after room was made', async (t) => {
  const directory = mountSmall()
  if (directory === undefined) return t.skip('this user may not mount a file system')
  const opened: { service?: TestService } = {}
  // In this order: one that cannot close while the disk is full would hide why.
  t.after(async () => {
    makeRoom(directory)
    await opened.service?.close()
    unmount(directory)
  })
  const ROTUNDA_DATA = join(directory, 'data')
  await putSample(ROTUNDA_DATA)
  const service = await openTestService({ ROTUNDA_DATA })
  opened.service = service
  await untilDelivering(service)
  const readiness = async () => {
    const { statusCode, body } = await service.app.inject('/readyz')
    const { parts } = JSON.parse(body) as { parts: { name: string; status: string }[] }
    return [statusCode, ...parts.filter(({ status }) => status !== 'ok').map(({ name }) => name)]
  }
  const first = await service.send(officeMessage())
  assert.deepEqual([first.status, await readiness()], [200, [200]])
  await waitUntil('the delivery', async () => (await service.status(first.id)).state === 'delivered')

  fill(directory)
  const refused = await Promise.all(Array.from({ length: 40 }, () => service.send(officeMessage())))
  assert.deepEqual(new Set(refused.map(({ status }) => status)), new Set([503]))
  for (const { reason, headers } of refused) {
    assert.match(reason, /not stored/)
    assert.ok(Number(headers['retry-after']) > 0)
  }
  assert.deepEqual(await readiness(), [503, 'database'])
  const free = /^rotunda_data_free_bytes (\d+)$/m.exec((await service.admin.inject('/metrics')).body)?.[1]
  assert.ok(Number(free) < 1_000_000, String(free))
  // Reads are answered all the same.
  for (const url of ['/api/appropriations/v1/records', `/api/messages/${first.id}`])
    assert.equal((await service.ask({ url })).status, 200, url)
  const environment = { ROTUNDA_DATA, PATH: '' }
  const ordered = await runHere(
    environment,
    'keys',
    'issue',
    '--organisation',
    'Full',
    '--scope',
    'messages:send',
    '--without-terms',
    'A test.',
  )
  assert.deepEqual([ordered.code, ordered.stdout, ordered.stderr.trim().split('\n').length], [1, '', 1])

  makeRoom(directory)
  await waitUntil('a service that is ready again', async () => (await readiness())[0] === 200)
  const last = await service.send(officeMessage())
  assert.equal(last.status, 200)
  assert.equal(await service.countMessages(), 2)
  assert.ok(!service.log.lines.some((line) => line.includes('"stack"')), service.log.lines.join('\n'))
  assert.ok(service.log.lines.filter((line) => line.includes('queue.fault')).length <= 1)
})
