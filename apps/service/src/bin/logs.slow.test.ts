import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { WAIT_MILLISECONDS } from '../platform/testing.ts'
import { officeMessage, openTestService, putSample, spawnService, type LogLines } from './testing.ts'
import { VERSION } from '../wiring/version.ts'

/** A line that never comes ends the test. */
const WAIT = { timeout: WAIT_MILLISECONDS }

const service = await openTestService()
after(() => service.close())

const readLines = (log: LogLines, event: string) =>
  log.lines.map((line) => JSON.parse(line)).filter((line) => line.event === event)

/** The one line of the request with this id, once it is there. */
const findRequest = async (requestId: string | undefined) => {
  for (let seen = 0; ; seen += 1) {
    const lines = readLines(service.log, 'http.request').filter((one) => one.request_id === requestId)
    if (lines.length > 0) return lines
    await service.log.until('http.request', seen + 1)
  }
}

test(
  'each request is one line: its route, status, time, key and id, and never its address',
  WAIT,
  async () => {
    const { id, secret } = await service.issue()
    const answers = [
      await service.ask({ url: '/api/messages?limit=7', key: secret }),
      await service.ask({ url: '/api/messages', key: null }),
      await service.ask({ url: '/api/nothing/zq-7731', key: secret }),
      await service.ask({ url: '/api/legislators?state=AK', key: null }),
    ]
    const lines = await Promise.all(answers.map(({ headers }) => findRequest(headers['request-id'])))
    assert.deepEqual(
      lines.flat().map(({ level, method, route, status, key_id }) => [level, method, route, status, key_id]),
      [
        ['info', 'GET', '/api/messages', 200, id],
        ['info', 'GET', '/api/messages', 401, undefined],
        ['info', 'GET', 'unknown', 404, undefined],
        ['info', 'GET', '/api/legislators', 200, undefined],
      ],
    )
    for (const { ms, time } of lines.flat()) {
      assert.ok(ms > 0)
      assert.equal(new Date(time).toISOString(), time)
    }
    assert.ok(service.log.lines.every((line) => !line.includes('zq-7731') && !line.includes('limit=7')))
  },
)

test('a channel that is paused says why', WAIT, async () => {
  await service.simulators.house.fail({ answer: 401, moment: 'after_reading', path: '/v2/message' })
  await service.send(officeMessage(), { prefer: 'wait=20' })
  await service.log.until('channel.paused')
  const [{ level, channel, reason }] = readLines(service.log, 'channel.paused')
  assert.deepEqual([level, channel], ['error', 'house-cwc'])
  assert.match(reason, /401/)
})

test('a service says with which version and mode it started, and which signal ends it', WAIT, async (t) => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-logs-'))
  t.after(() => {
    rmSync(directory, { recursive: true })
  })
  await putSample(directory)
  const process = await spawnService({ ROTUNDA_DATA: directory, ROTUNDA_LOG_LEVEL: 'info' })
  process.kill('SIGTERM')
  assert.equal(await process.ended, 0)
  const [started] = readLines(process.log, 'service.started')
  assert.deepEqual([started.version, started.mode, started.address], [VERSION, 'sandbox', process.base])
  assert.equal(readLines(process.log, 'service.stopping')[0].signal, 'SIGTERM')
  assert.equal(process.log.count('service.stopped'), 1)
})
