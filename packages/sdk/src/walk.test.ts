import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { makeAppropriationsClient, SnapshotChanged, TooManyRows } from './appropriations.ts'
import { openTestServer } from './testing/open-test-server.ts'
import { makeReleases, playLists, SAID, type Fate } from './testing/play-lists.ts'
import { makeTestTiming } from './testing/test-timing.ts'

const open = async (t: TestContext, fates: readonly Fate[], lengths: readonly number[]) => {
  const releases = makeReleases(lengths)
  const server = await openTestServer(t, playLists(fates, releases))
  const { timing, waits } = makeTestTiming()
  const client = makeAppropriationsClient({ baseUrl: server.baseUrl, timing })
  const queries = () => server.asked.map(({ url }) => Object.fromEntries(url.searchParams))
  return { ...server, client, releases, waits, queries }
}

test('a walk keeps its filters, and carries snapshot and offset from page to page', async (t) => {
  const { client, releases, asked, queries } = await open(t, [], [5])
  const ids: (string | undefined)[] = []
  for await (const { id } of client.records({ state: ['AL', 'AK'], chamber: 'senate' }, { pageSize: 2 }))
    ids.push(id)
  assert.deepEqual(ids, releases[0]?.ids)
  assert.deepEqual(
    asked.map(({ url }) => url.searchParams.getAll('state')),
    [
      ['AL', 'AK'],
      ['AL', 'AK'],
      ['AL', 'AK'],
    ],
  )
  assert.deepEqual(
    queries().map(({ state: _state, ...query }) => query),
    [
      { chamber: 'senate', limit: '2' },
      { chamber: 'senate', limit: '2', snapshot: 'snap-0', offset: '2' },
      { chamber: 'senate', limit: '2', snapshot: 'snap-0', offset: '4' },
    ],
  )
})

test('a filter whose list holds no value is refused by its name before anything is sent', async (t) => {
  const { client, asked } = await open(t, [], [5])
  // JavaScript may pass these values.
  for (const state of [[], [undefined], [''], null] as unknown as ['AL'][])
    assert.throws(() => client.records({ chamber: 'senate', state }), {
      name: 'TypeError',
      message: 'The filter "state" lacks a value.',
    })
  assert.equal(asked.length, 0)
})

test('a walk that is left early asks for no page that nobody reads', async (t) => {
  const { client, asked } = await open(t, [], [9])
  for await (const page of client.records({}, { pageSize: 3 }).pages()) {
    assert.equal(page.data.length, 3)
    break
  }
  assert.equal(asked.length, 1)
})

test('what is collected keeps snapshot, total, freshness, coverage and attribution, and nothing of its pages', async (t) => {
  const { client } = await open(t, [], [5])
  const { rows, ...said } = await client.records({}, { pageSize: 2 }).collect({ atMost: 5 })
  assert.equal(rows.length, 5)
  assert.deepEqual(said, { snapshot: 'snap-0', total: 5, ...SAID })
})

test('a walk of rows says what it had seen when the snapshot was replaced', async (t) => {
  const { client, asked } = await open(t, ['answer', 'answer', 'publish'], [9, 4])
  const walked: (string | undefined)[] = []
  await assert.rejects(
    async () => {
      for await (const { id } of client.records({}, { pageSize: 3 })) walked.push(id)
    },
    (cause) => {
      assert.ok(cause instanceof SnapshotChanged)
      assert.deepEqual([cause.seen, cause.current], [{ snapshot: 'snap-0', rows: 6 }, 'snap-1'])
      assert.deepEqual([cause.code, cause.status, cause.name], ['snapshot_changed', 409, 'SnapshotChanged'])
      return true
    },
  )
  assert.deepEqual([walked.length, asked.length], [6, 3])
})

test('a collection begins again by the new token, three times at most, and holds nothing of the old snapshots', async (t) => {
  const replaced: Fate[] = ['answer', 'publish']
  const { client, releases, queries, waits } = await open(
    t,
    [...replaced, ...replaced, ...replaced],
    [9, 8, 7, 6],
  )
  const restarts: (string | undefined)[] = []
  const onRestart = ({ current }: SnapshotChanged) => restarts.push(current)
  const { rows } = await client.records({}, { pageSize: 3 }).collect({ atMost: 50, onRestart })
  assert.deepEqual(
    rows.map(({ id }) => id),
    releases[3]?.ids,
  )
  assert.deepEqual(restarts, ['snap-1', 'snap-2', 'snap-3'])
  assert.deepEqual(queries()[2], { limit: '3', snapshot: 'snap-1' })
  assert.deepEqual(waits, [])

  const again = await open(t, Array.from({ length: 4 }, () => replaced).flat(), [9, 8, 7, 6, 5])
  await assert.rejects(again.client.records({}, { pageSize: 3 }).collect({ atMost: 50 }), SnapshotChanged)
  assert.equal(again.asked.length, 8)
})

test('more rows than the caller is ready to hold are refused with their number after one page', async (t) => {
  const { client, asked } = await open(t, [], [9])
  await assert.rejects(client.records({}, { pageSize: 3 }).collect({ atMost: 8 }), (cause) => {
    assert.ok(cause instanceof TooManyRows)
    assert.equal(cause.total, 9)
    return true
  })
  assert.equal(asked.length, 1)
})

test('one page is read for its own sake, and rows of a release at the address of the release', async (t) => {
  const { client, asked } = await open(t, [], [9])
  const page = await client.records({}, { pageSize: 3 }).page({ offset: 3 })
  assert.deepEqual([page.meta.offset, page.meta.next_offset, page.data.length], [3, 6, 3])
  await client.fundingLines({}, { release: 'ab/12' }).page()
  assert.equal(asked[1]?.url.pathname, '/api/appropriations/v1/releases/ab%2F12/funding-lines')
})
