import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { makeAppropriationsClient, SnapshotChanged } from '@rotunda/sdk/appropriations'
import { makeDestinationsClient } from '@rotunda/sdk/destinations'
import { makeMessageClient } from '@rotunda/sdk/message'
import { makePartnerClient, ScopeNotPermitted } from '@rotunda/sdk/partner'
import { officeMessage, openTestService, type TestService } from '../../apps/service/src/bin/testing.ts'
import {
  GONE,
  IS,
  NEW,
  openTwoReleases,
} from '../../apps/service/src/http/appropriations/list-changes/testing.ts'
import { openPublicApi } from '../../apps/service/src/http/appropriations/testing.ts'
import { makeRecord } from '../../apps/service/src/collections/appropriations/testing.ts'
import { makeTestTiming } from '../../packages/sdk/src/testing/test-timing.ts'

let service: TestService
let baseUrl = ''

before(async () => {
  service = await openTestService()
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  // The server listens on a port.
  baseUrl = `http://127.0.0.1:${(service.app.server.address() as AddressInfo).port}`
})
after(() => service.close())

test('every list of the public API is collected whole, with what the service says of it', async () => {
  const client = makeAppropriationsClient({ baseUrl })
  const lists = [
    client.datasets(),
    client.records({}, { pageSize: 50 }),
    client.fundingLines({}, { pageSize: 50 }),
    client.aggregates({ group_by: ['state'] }, { pageSize: 20 }),
  ]
  for (const list of lists) {
    const { rows, total, coverage, attribution, freshness } = await list.collect({ atMost: 10_000 })
    assert.equal(rows.length, total)
    assert.ok(total > 0 && coverage.length > 0 && attribution.includes('Rotunda'))
    assert.match(freshness.checked_at ?? '', /^\d{4}-/)
  }
  const { rows } = await client.records({ chamber: 'senate', state: ['AL', 'CA'] }).collect({ atMost: 1000 })
  const id = rows[0]?.id ?? assert.fail()
  assert.ok(rows.every(({ chamber }) => chamber === 'senate'))
  assert.equal((await client.record(id)).data[0]?.id, id)
})

test('a walk that a publication cuts through names both snapshots, and a collection holds the new one alone', async (t) => {
  const idsOf = (letter: string) =>
    Array.from({ length: 9 }, (_, index) => `sr-2026-${`${letter}${index}`.padStart(16, '0')}`)
  const recordsOf = (letter: string) => idsOf(letter).map((id) => makeRecord({ id }))
  const api = await openPublicApi(t, { records: recordsOf('a') })
  const client = makeAppropriationsClient({ baseUrl: `http://127.0.0.1:${api.port}` })
  let published = ''
  let pages = 0
  await assert.rejects(
    async () => {
      for await (const { meta } of client.records({}, { pageSize: 4 }).pages()) {
        pages += 1
        if (pages === 1) published = await api.publish(recordsOf('b'))
        assert.notEqual(meta.snapshot, published)
      }
    },
    (cause) => {
      assert.ok(cause instanceof SnapshotChanged)
      assert.deepEqual([cause.current, cause.seen.rows], [published, 4])
      return true
    },
  )
  let requests = 0
  const fetching = async (request: Request) => {
    requests += 1
    if (requests === 2) published = await api.publish(recordsOf('c'))
    return fetch(request, { signal: request.signal })
  }
  const cut = makeAppropriationsClient({ baseUrl: `http://127.0.0.1:${api.port}`, fetch: fetching })
  const { rows, snapshot } = await cut.records({}, { pageSize: 4 }).collect({ atMost: 100 })
  assert.deepEqual([rows.map(({ id }) => id), snapshot], [idsOf('c'), published])
})

test('what a release changed, the rows around a record and the files of releases are read as the API has them', async (t) => {
  const client = makeAppropriationsClient({ baseUrl })
  const [release] = (await client.downloads()).data
  assert.ok(release?.current === true && release.files.every(({ sha256 }) => /^[0-9a-f]{64}$/.test(sha256)))
  const { data } = await client.records({ dataset: 'house-projects', fields: ['id'] }).page()
  const id = data[0]?.id ?? assert.fail()
  const around = await client.surroundings(id, { evidence: 0, release: release.id })
  assert.deepEqual([around.data[0]?.id, around.meta.release], [id, release.id])
  assert.equal((await client.record(id, { release: release.id })).meta.release, release.id)

  const { port, first: from } = await openTwoReleases(t)
  const changing = makeAppropriationsClient({ baseUrl: `http://127.0.0.1:${port}` })
  const changes = await changing.changes({ from }, { pageSize: 1 }).collect({ atMost: 10 })
  assert.deepEqual(
    changes.rows.map(({ change, before, after }) => [change, (after ?? before)?.id]),
    [
      ['added', NEW.id],
      ['changed', IS.id],
      ['withdrawn', GONE.id],
    ],
  )
  const lines = await changing.fundingLines.changes({ from }).collect({ atMost: 10 })
  assert.ok(lines.rows.some(({ before, after }) => before?.id === after?.id))
})

test('a limit of the service is waited for as it says, and the walk goes on', async (t) => {
  let now = Date.parse('2026-06-15T12:00:00Z')
  const api = await openPublicApi(t, { limit: 3, clock: () => new Date(now) })
  const { timing, waits } = makeTestTiming()
  const wait = (milliseconds: number, signal: AbortSignal) => {
    now += milliseconds
    return timing.wait(milliseconds, signal)
  }
  const client = makeAppropriationsClient({
    baseUrl: `http://127.0.0.1:${api.port}`,
    timing: { ...timing, wait },
  })
  const { rows, total } = await client.records({}, { pageSize: 9 }).collect({ atMost: 100 })
  assert.deepEqual([rows.length, total], [60, 60])
  assert.equal(waits.length, 2)
  assert.ok(
    waits.every((milliseconds) => milliseconds >= 59_000),
    waits.join(),
  )
})

test('a key of a partner reads its lists and is told which scope it lacks', async () => {
  const { secret: key } = await service.issue({ scopes: ['members:read'] })
  const client = makePartnerClient({ baseUrl, key })
  const { rows, total, freshness } = await client
    .list('members', {}, { pageSize: 20 })
    .collect({ atMost: 5000 })
  assert.ok(rows.length === total && total > 0 && freshness.families.length > 0)
  assert.deepEqual((await client.whoAmI()).data.scopes, ['members:read'])
  await assert.rejects(client.list('meetings').page(), (cause) => {
    assert.ok(cause instanceof ScopeNotPermitted)
    assert.deepEqual(cause.document.missing_scopes, ['hearings:read'])
    return true
  })
})

test('a message is accepted once under its key, refused with its reason, and read and withdrawn by its id', async () => {
  const client = makeMessageClient({ baseUrl, key: service.key })
  const { data } = officeMessage()
  const sent = await client.send(data, { idempotencyKey: 'from-the-client', waitSeconds: 20 })
  assert.ok(sent.kind === 'accepted')
  assert.equal((await client.waitFor(sent)).state, 'delivered')
  assert.deepEqual([sent.state, sent.isReplay], ['delivered', false])
  const again = await client.send(data, { idempotencyKey: 'from-the-client' })
  assert.ok(again.kind === 'accepted' && again.isReplay && again.id === sent.id)
  assert.equal((await client.message(sent.id)).state, 'delivered')
  assert.ok((await client.messages()).data.some(({ id }) => id === sent.id))
  await assert.rejects(client.withdraw(sent.id), { code: 'message_not_waiting' })

  const wrong = officeMessage({ phone_number: '' }).data
  const refused = await client.send(wrong)
  assert.ok(refused.kind === 'refused')
  assert.equal(refused.problem.code, 'invalid_message')
  assert.match(refused.problem.message, /phone number/)
  await assert.rejects(client.validate(wrong), { code: 'invalid_message' })
  await client.validate(data)
})

test('an accepted message has the warnings that its status has, also when it is sent again', async () => {
  const client = makeMessageClient({ baseUrl, key: service.key })
  const { data } = officeMessage({ zip_code: '99501', state: 'CA' })
  for (const isReplay of [false, true]) {
    const sent = await client.send(data, { idempotencyKey: 'with-a-warning' })
    assert.ok(sent.kind === 'accepted' && sent.isReplay === isReplay)
    assert.match(sent.warnings[0] ?? '', /ZIP code/)
    const { warnings } = await client.message(sent.id)
    assert.deepEqual(
      sent.warnings,
      warnings.map(({ text }) => text),
    )
  }
})

test('an answer that is lost on the way is an unknown outcome, and the same key tells later what became of it', async () => {
  const before = await service.countMessages()
  const lose = async (request: Request) => {
    await fetch(request, { signal: request.signal })
    throw new TypeError('the answer was lost')
  }
  const { data } = officeMessage()
  const { timing } = makeTestTiming()
  const unlucky = makeMessageClient({ baseUrl, key: service.key, fetch: lose, timing })
  const sent = await unlucky.send(data)
  assert.equal(sent.kind, 'unknown')
  const { idempotencyKey } = sent
  const learned = await makeMessageClient({ baseUrl, key: service.key }).send(data, { idempotencyKey })
  assert.ok(learned.kind === 'accepted' && learned.isReplay)
  assert.equal(await service.countMessages(), before + 1)
})

test('the public lists of destinations are collected whole without a key', async () => {
  const client = makeDestinationsClient({ baseUrl })
  for (const name of ['legislators', 'issue-areas', 'dockets'] as const) {
    const { rows, total, attribution } = await client
      .list(name, {}, { pageSize: 50 })
      .collect({ atMost: 2000 })
    assert.ok(rows.length === total && total > 0 && attribution !== '', name)
  }
})
