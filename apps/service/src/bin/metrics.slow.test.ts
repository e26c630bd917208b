import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { systemClock } from '../platform/index.ts'
import { RUN_MILLISECONDS, waitUntil } from '../platform/testing.ts'
import { makeVisitor } from '../http/portal/testing.ts'
import { runHere } from '../operator/testing.ts'
import { pauseChannel } from '../messages/index.ts'
import { noteRefusedStart } from '../wiring/refused-starts.ts'
import { officeMessage, openTestService } from './testing.ts'
import { findCommit, VERSION } from '../wiring/version.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const opened = Date.now()
/** Every time that the service was given. */
const given = new Set<number>()
const service = await openTestService({ ROTUNDA_MESSAGE_RATE: '2' }, 0, () => {
  const now = systemClock()
  given.add(now.getTime())
  return now
})
after(() => service.close())

const readMetrics = async (): Promise<string> => (await service.admin.inject('/metrics')).body
const atStart = await readMetrics()
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

test('the metrics say what runs, how old its data is, and how the process does', async () => {
  const text = await readMetrics()
  assert.match(
    text,
    new RegExp(
      `^rotunda_build_info\\{version="${VERSION}",commit="${findCommit() ?? 'unknown'}",mode="sandbox",node="[\\d.]+"\\} 1$`,
      'm',
    ),
  )
  const published = String.raw`rotunda_release_published_timestamp_seconds\{collection="appropriations"\}`
  for (const name of [published, 'rotunda_roster_as_of_timestamp_seconds']) {
    const [, seconds] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? []
    assert.ok(Number(seconds) > 1_700_000_000 && Number(seconds) < Date.now() / 1000, name)
  }
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds'])
    assert.match(text, new RegExp(`^${name} `, 'm'))
})

test('the moment of the newest backup is 0 before the first one, and every process reads it in the database', async () => {
  assert.match(await readMetrics(), /^rotunda_backup_timestamp_seconds 0$/m)
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-backup-'))
  const { ROTUNDA_DATA } = service.settings
  const { code, stderr } = await runHere({ ROTUNDA_DATA }, 'backup', folder)
  assert.equal(code, 0, stderr)
  const [, seconds] = /^rotunda_backup_timestamp_seconds (\S+)$/m.exec(await readMetrics()) ?? []
  assert.ok(Number(seconds) >= opened / 1000)
  rmSync(folder, { recursive: true })
})

test('an address without metrics says where they are', async () => {
  const { statusCode, headers, body } = await service.admin.inject('/')
  assert.deepEqual([statusCode, headers['content-type']], [404, 'text/plain; charset=utf-8'])
  assert.match(body, /\/metrics/)
})

test('each channel and waiting state has its series from the start, and keeps it', async () => {
  const before = await readMetrics()
  assert.match(before, /^rotunda_queue_depth\{channel="house-cwc",state="queued"\} 0$/m)
  assert.match(before, /^rotunda_channel_paused\{channel="senate-cwc"\} 0$/m)
  const { store } = service
  await pauseChannel(store, { mode: 'sandbox', channel: 'senate-cwc', reason: 'A test.', at: new Date() })
  const paused = await readMetrics()
  assert.match(paused, /^rotunda_channel_paused\{channel="senate-cwc"\} 1$/m)
  assert.match(paused, /^rotunda_channel_paused\{channel="house-cwc"\} 0$/m)
})

test('each list has the time at which it was read, and an invented one has none', async () => {
  const text = await readMetrics()
  for (const list of ['house_offices', 'senate_offices', 'open_dockets']) {
    const [, at] =
      new RegExp(`^rotunda_list_checked_timestamp_seconds\\{list="${list}"\\} (\\S+)$`, 'm').exec(text) ?? []
    assert.ok(given.has(Math.round(Number(at) * 1000)), list)
  }
  assert.doesNotMatch(text, /timestamp_seconds\{list="legislators"/)
})

test('a start that was refused is counted by the process that runs', async () => {
  assert.match(await readMetrics(), /^rotunda_starts_refused_total 0$/m)
  noteRefusedStart(service.settings.ROTUNDA_DATA)
  noteRefusedStart(service.settings.ROTUNDA_DATA)
  assert.match(await readMetrics(), /^rotunda_starts_refused_total 2$/m)
})

test('mails, codes, files of evidence, reports and access requests that wait have their series from the start', async () => {
  for (const series of [
    'rotunda_mail_waiting{state="untried"} 0',
    'rotunda_mail_waiting{state="refused"} 0',
    'rotunda_codes_share{mailbox="known"} 0',
    'rotunda_codes_share{mailbox="unknown"} 0',
    'rotunda_review_oldest_seconds{queue="reports"} 0',
    'rotunda_review_oldest_seconds{queue="requests"} 0',
    'rotunda_evidence_bytes{of="used"} 0',
    'rotunda_evidence_bytes{of="bound"} 2147483648',
    'rotunda_mail_given_up_total{kind="correction"} 0',
  ])
    assert.ok(atStart.split('\n').includes(series), series)
  await makeVisitor(service).post('/sign-in', { mailbox: 'new@example.org' })
  await waitUntil('the code is sent', async () =>
    (await readMetrics()).includes('rotunda_mail_tries_total{outcome="sent"} 1'),
  )
  assert.match(await readMetrics(), /^rotunda_codes_share\{mailbox="unknown"\} 0\.001$/m)
})

test('requests over the limit and events of delivery are counted', async () => {
  await service.simulators.house.fail({ answer: 401, moment: 'after_reading', path: '/v2/message' })
  await service.send(officeMessage(), { prefer: 'wait=20' })
  await waitUntil('the limit', async () => (await service.send(officeMessage())).status === 429)
  const text = await readMetrics()
  assert.match(text, /^rotunda_http_rate_limited_total 1$/m)
  assert.match(
    text,
    /^rotunda_http_requests_total\{role="message",operation="sendMessage",status="429"\} 1$/m,
  )
  assert.match(text, /^rotunda_log_events_total\{event="channel.paused"\} 1$/m)
})

const NAMES = /\b(?:rotunda|process|nodejs)_[a-z0-9_]+/g

test('alerts and dashboard ask for nothing that the metrics do not have', async () => {
  const known = new Set([...(await readMetrics()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  for (const file of ['ops/alerts.yml', 'ops/dashboard.json'])
    for (const [name] of read(file).matchAll(NAMES))
      assert.ok(known.has(name.replace(/_(bucket|count|sum)$/, '')), `${file}: ${name}`)
  assert.ok(JSON.parse(read('ops/dashboard.json')).panels.length >= 10)
})

test('every kind of mail that is given up rings, but a code: a mistyped mailbox gets none', () => {
  const kinds = [...atStart.matchAll(/^rotunda_mail_given_up_total\{kind="(\w+)"\} 0$/gm)].map(
    ([, kind]) => kind,
  )
  const [, alerted = ''] = /rotunda_mail_given_up_total\{kind=~"([^"]+)"/.exec(read('ops/alerts.yml')) ?? []
  assert.deepEqual([...alerted.split('|'), 'code'].sort(), kinds.sort())
})

test('every alert leads to the part of the page that says what to do', () => {
  const alerts = read('ops/alerts.yml')
  const page = read('docs/how-to/watch-the-service.md')
  const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, text = '']) =>
    text.toLowerCase().replaceAll(' ', '-'),
  )
  const led = [...alerts.matchAll(/runbook_url: '([^#]+)#([^']+)'/g)]
  assert.equal(led.length, alerts.split('- alert: ').length - 1)
  assert.deepEqual(led.map(([, , anchor]) => anchor).sort(), headings.sort())
})

test('what alerts see increase stands at zero before it first happens', () => {
  const asked = [...read('ops/alerts.yml').matchAll(/increase\((\w+)(?:\{(\w+)=~?"([^"]+)"\})?\[/g)]
  assert.equal(asked.length, read('ops/alerts.yml').split('increase(').length - 1)
  const series = asked.flatMap(([, name, label, values]) =>
    label === undefined
      ? [`${name}(?:\\{[^}]*\\})?`]
      : (values ?? '').split('|').map((value) => `${name}\\{[^}]*${label}="${value}"[^}]*\\}`),
  )
  assert.ok(series.length >= 8)
  for (const one of series) assert.match(atStart, new RegExp(`^${one} 0$`, 'm'))
})

test('promtool takes the alerts', (t) => {
  const { error, status, stderr } = spawnSync('promtool', ['check', 'rules', join(ROOT, 'ops/alerts.yml')], {
    encoding: 'utf8',
    timeout: RUN_MILLISECONDS,
  })
  if (error === undefined) assert.equal(status, 0, stderr)
  else t.skip('promtool is not on this machine')
})

test('a name that ends as the name of a counter does is that of a counter', async () => {
  const kinds = [...(await readMetrics()).matchAll(/^# TYPE (\S+) (\S+)$/gm)]
  assert.ok(kinds.length > 10)
  for (const [, name = '', kind] of kinds) if (name.endsWith('_total')) assert.equal(kind, 'counter', name)
})
