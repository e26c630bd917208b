import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, before, describe, test } from 'node:test'
import { openReviews, type Reviews } from '../../apps/service/src/http/portal/testing/review-by-pages.ts'
import { listOperations, type Description } from '../../apps/service/src/http/testing.ts'
import { runHere } from '../../apps/service/src/operator/testing.ts'
import type { PeopleTables } from '../../apps/service/src/people/index.ts'
import { waitUntil } from '../../apps/service/src/platform/testing.ts'
import { SQLITE_FILE } from '../../apps/service/src/platform/store/index.ts'
import {
  officeMessage,
  openTestService,
  putSample,
  untilDelivering,
  type TestService,
} from '../../apps/service/src/bin/testing.ts'
import { preparePortalWrites } from './testing/portal-writes.ts'
import { prepareReportWrites } from './testing/report-writes.ts'
import { mountSmallDisk } from './testing/small-disk.ts'
import { prepareMessageWrites, type WriteRequests } from './testing/write-requests.ts'

const MEGABYTES = 200
const MINUTE = 60_000

const DESCRIPTIONS = join(import.meta.dirname, '../../packages/contract/openapi')

/** Operations that no method of HTTP marks as reading, and that store nothing. */
const STORES_NOTHING = ['validateMessage']

/** Orders that name nothing which is there already; each stores rows or files. */
const COMMANDS = [
  ['keys', 'issue', '--organisation', 'Full', '--scope', 'messages:send', '--without-terms', 'A test.'],
  ['organisations', 'make', 'Full Society'],
  ['people', 'invite', '--role', 'reviewer', '--mailbox', 'full@rotunda.example'],
  ['channels', 'pause', 'regulations-gov', '--reason', 'A test.'],
  ['mail', 'pause', '--reason', 'A test.'],
  ['sources', 'sample'],
  ['channels', 'resume', 'house-cwc'],
  ['release', 'build'],
]

const listChangingOperations = (): string[] =>
  readdirSync(DESCRIPTIONS).flatMap((name) =>
    // Descriptions of our own, which other tests judge.
    listOperations(JSON.parse(readFileSync(join(DESCRIPTIONS, name), 'utf8')) as Description)
      .filter(({ method }) => method !== 'GET')
      .map(({ operationId }) => operationId),
  )

/** All rows of the database, and all files beside it, but the table by which processes tell what they serve. */
const listStored = (directory: string) => {
  const database = new DatabaseSync(join(directory, SQLITE_FILE), { readOnly: true })
  const all = (sql: string) => database.prepare(sql).all()
  const tables = all(`select name from sqlite_master where type = 'table'`)
    .map(({ name }) => String(name))
    .filter((name) => name !== 'services')
  const rows = Object.fromEntries(tables.map((name) => [name, all(`select * from "${name}"`)]))
  database.close()
  const names = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => !name.startsWith(SQLITE_FILE))
    .toSorted()
  const files = names.flatMap((name) => {
    const facts = statSync(join(directory, name))
    return facts.isFile() ? [`${name}: ${facts.size}`] : []
  })
  return { rows, files }
}

/** Leaves no room in the log of the database either: a write must append to it. */
const emptyLog = (directory: string): void => {
  const database = new DatabaseSync(join(directory, SQLITE_FILE), { timeout: MINUTE })
  const [outcome] = database.prepare('pragma wal_checkpoint(truncate)').all()
  database.close()
  assert.equal(outcome?.['busy'], 0)
}

describe('on a full disk', () => {
  const disk = mountSmallDisk(MEGABYTES)
  const skip = disk === undefined && 'this user may not mount a file system'
  const directory = join(disk?.directory ?? '', 'data')
  let service: TestService | undefined
  let reviews: Reviews
  let writes: WriteRequests
  let stored: ReturnType<typeof listStored>
  let partner: string

  const running = (): TestService => service ?? assert.fail('there is no service')

  const unready = async () => {
    const { statusCode, body } = await running().app.inject('/readyz')
    const { parts } = JSON.parse(body) as { parts: { name: string; status: string }[] }
    return [statusCode, ...parts.filter(({ status }) => status !== 'ok').map(({ name }) => name)]
  }

  before(async () => {
    if (disk === undefined) return
    await putSample(directory)
    service = await openTestService({ ROTUNDA_DATA: directory, ROTUNDA_PUBLIC_RATE: '0' })
    await untilDelivering(service)
    assert.deepEqual(await unready(), [200])
    partner = (await service.issue({ scopes: ['members:read', 'messages:send'] })).secret
    reviews = await openReviews(service)
    writes = {
      ...(await prepareMessageWrites(service, reviews.reviewers[2])),
      ...(await preparePortalWrites(service, reviews.reviewers)),
      ...(await prepareReportWrites(reviews)),
    }
    // A session that was not used for a minute notes its next use.
    await service.store.write<PeopleTables, unknown>((trx) =>
      trx
        .updateTable('sessions')
        .set((row) => ({ last_seen_at: row('last_seen_at', '-', MINUTE) }))
        .execute(),
    )
    emptyLog(directory)
    disk.fill()
    stored = listStored(directory)
  })
  after(async () => {
    // In this order: a service that cannot close while the disk is full would hide why.
    disk?.makeRoom()
    await service?.close()
    disk?.unmount()
  })

  test(
    'a service that nobody has written to is not ready, and shows how much room is left',
    { skip },
    async () => {
      assert.deepEqual(await unready(), [503, 'database'])
      const { body } = await running().admin.inject('/metrics')
      assert.match(body, /^rotunda_data_free_bytes 0$/m)
    },
  )

  test(
    'every operation that writes says that nothing was stored, and leaves nothing behind',
    { skip },
    async () => {
      const names = Object.keys(writes).map((name) => name.replace(/:.*/, ''))
      assert.deepEqual([...new Set(names), ...STORES_NOTHING].sort(), listChangingOperations().sort())
      for (const [name, send] of Object.entries(writes)) {
        const { status, headers, text } = await send()
        assert.equal(status, 503, `${name}: ${text}`)
        assert.match(text, /not stored/, name)
        assert.ok(Number(headers['retry-after']) > 0, name)
      }
      assert.deepEqual(listStored(directory), stored)
    },
  )

  test('data, pages, the portal and a dry run are answered', { skip }, async () => {
    const [reviewer] = reviews.reviewers
    for (const url of ['/api/appropriations/v1/records', '/api/partner/v1/members', '/api/messages'])
      assert.equal((await running().ask({ url, key: partner })).status, 200, url)
    for (const path of ['/', '/records', '/portal', '/review/corrections', '/api/portal/v1/me'])
      assert.equal((await reviewer.open(path)).status, 200, path)
    assert.equal((await running().validate(officeMessage())).status, 200)
    assert.deepEqual(listStored(directory), stored)
  })

  test('commands that write end with one sentence, and leave nothing behind', { skip }, async () => {
    for (const command of COMMANDS) {
      const { code, stdout, stderr } = await runHere({ ROTUNDA_DATA: directory, PATH: '' }, ...command)
      assert.deepEqual([code, stdout], [1, ''], `${command.join(' ')}: ${stderr}`)
      assert.match(stderr, /Make room[^\n]*\n$/, command.join(' '))
      assert.doesNotMatch(stderr, /\n {4}at /, command.join(' '))
    }
    assert.deepEqual(listStored(directory), stored)
  })

  test('after room was made every request of before works', { skip }, async () => {
    disk?.makeRoom()
    await waitUntil('a service that is ready again', async () => (await unready())[0] === 200)
    for (const [name, send] of Object.entries(writes)) {
      const { status, text } = await send()
      assert.ok(status < 300, `${name}: ${status} ${text}`)
    }
    const { lines } = running().log
    assert.ok(!lines.some((line) => line.includes('"stack"')), lines.join('\n'))
    assert.ok(running().log.count('queue.fault') <= 1)
  })
})
