import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import fc from 'fast-check'
import {
  Incomplete,
  makeAppropriationsClient,
  NoAnswer,
  Problem,
  RateLimited,
  SnapshotChanged,
  Unavailable,
  UnexpectedAnswer,
} from './appropriations.ts'
import { openTestServer, sendJson, type Handle } from './testing/open-test-server.ts'
import { makePage, makeReleases, playLists, SAID, type Fate, type Release } from './testing/play-lists.ts'
import { makeTestTiming } from './testing/test-timing.ts'

/** Sixty times as often as `ROTUNDA_TEST_RUNS` says, as in the service, whose tests this package cannot use. */
// No setting of the client.
// eslint-disable-next-line no-restricted-properties
const RUNS = { numRuns: 60 * Number(process.env['ROTUNDA_TEST_RUNS'] ?? 1) }

/** One server for all runs of a property, which a run gives its own part to play. */
const openStage = async (t: TestContext) => {
  let handle: Handle = () => undefined
  const server = await openTestServer(t, (asked, response) => handle(asked, response))
  return { ...server, play: (next: Handle) => (handle = next) }
}

const FAILING = ['limited', 'away', 'reset', 'length', 'chunks', 'close', 'proxy'] as const
const among = (minLength: number, ...kinds: readonly Fate[]) =>
  fc.array(fc.constantFrom(...kinds), { minLength, maxLength: 40 })
/** A service that fails now and then, one that is hardly there, and one that publishes all the time. */
const fates = fc.oneof(
  among(0, 'answer', 'answer', 'answer', 'publish', ...FAILING),
  among(10, 'publish', ...FAILING),
  among(10, 'answer', 'publish'),
)
const lengths = fc.array(fc.nat({ max: 23 }), { minLength: 1, maxLength: 6 })
const scene = {
  fates,
  lengths,
  pageSize: fc.integer({ min: 1, max: 9 }),
  luck: fc.double({ min: 0, max: 0.999, noNaN: true }),
}

const NAMED = [SnapshotChanged, RateLimited, Unavailable, NoAnswer, UnexpectedAnswer]
const isNamed = (cause: unknown): boolean => NAMED.some((kind) => cause instanceof kind)

const idsOf = (releases: readonly Release[], token: string): readonly string[] =>
  releases.find((release) => release.token === token)?.ids ?? assert.fail('of no release that was published')

test('what is collected is one whole snapshot or a named error, with any faults of the network and the service', async (t) => {
  const { baseUrl, play } = await openStage(t)
  const ends = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(fc.record(scene), async ({ fates, lengths, pageSize, luck }) => {
      const releases = makeReleases(lengths)
      play(playLists(fates, releases))
      const { timing, waits } = makeTestTiming(() => luck)
      const client = makeAppropriationsClient({ baseUrl, timing })
      let end = 'whole'
      try {
        const { rows, snapshot, total, freshness } = await client
          .records({}, { pageSize })
          .collect({ atMost: 100 })
        const ids = idsOf(releases, snapshot)
        assert.deepEqual([rows.map(({ id }) => id), total], [ids, ids.length])
        assert.deepEqual(freshness, SAID.freshness)
      } catch (cause) {
        assert.ok(isNamed(cause), String(cause))
        end = cause instanceof Error ? cause.name : ''
      }
      ends.set(end, (ends.get(end) ?? 0) + 1)
      // At most one wait for each fate that asks for one: 7 seconds, and up to 30 by chance.
      assert.ok(waits.length <= fates.length && waits.every((wait) => wait >= 0 && wait <= 37_000))
    }),
    RUNS,
  )
  assert.ok((ends.get('whole') ?? 0) > RUNS.numRuns / 4 && ends.size > 2, JSON.stringify([...ends]))
})

test('rows that are walked are the first ones of one snapshot, and all of it when the walk ends by itself', async (t) => {
  const { baseUrl, play } = await openStage(t)
  const ends = { whole: 0, changed: 0 }
  await fc.assert(
    fc.asyncProperty(fc.record(scene), async ({ fates, lengths, pageSize, luck }) => {
      const releases = makeReleases(lengths)
      play(playLists(fates, releases))
      const client = makeAppropriationsClient({ baseUrl, timing: makeTestTiming(() => luck).timing })
      const walked: (string | undefined)[] = []
      let cause: unknown
      try {
        for await (const { id } of client.records({}, { pageSize })) walked.push(id)
      } catch (thrown) {
        cause = thrown
      }
      const of = releases.find(({ ids }) => walked[0] !== undefined && ids[0] === walked[0])
      assert.deepEqual(walked, of?.ids.slice(0, walked.length) ?? [])
      if (cause === undefined) {
        ends.whole += 1
        if (of !== undefined) assert.equal(walked.length, of.ids.length)
      } else {
        assert.ok(isNamed(cause), cause instanceof Error ? cause.name : typeof cause)
        if (cause instanceof SnapshotChanged) {
          ends.changed += 1
          assert.deepEqual(cause.seen, { snapshot: of?.token, rows: walked.length })
        }
      }
    }),
    RUNS,
  )
  assert.ok(ends.whole > 0 && ends.changed > 0, JSON.stringify(ends))
})

type Page = ReturnType<typeof makePage>

/** Changes to a page by a faulty service, cache or proxy. Each changes the rows that a walk would read. */
const LIES: Readonly<Record<string, (page: Page) => Page>> = {
  'leaves out the last row': ({ data, ...page }) => ({ ...page, data: data.slice(0, -1) }),
  'repeats a row': ({ data, ...page }) => ({ ...page, data: [...data.slice(0, 1), ...data.slice(0, -1)] }),
  'says that this is the last page': ({ data, meta }) => ({ data, meta: { ...meta, next_offset: null } }),
  'skips a row': ({ data, meta }) => ({ data, meta: { ...meta, next_offset: (meta.next_offset ?? 0) + 1 } }),
  'goes back to the first page': ({ data, meta }) => ({ data, meta: { ...meta, next_offset: 0 } }),
  'gives another page': ({ data, meta }) => ({ data, meta: { ...meta, offset: meta.offset + 1 } }),
  'is of another snapshot': ({ data, meta }) => ({ data, meta: { ...meta, snapshot: 'snap-other' } }),
  'counts other rows': ({ data, meta }) => ({ data, meta: { ...meta, total: meta.total + 1 } }),
}

for (const [lie, tell] of Object.entries(LIES))
  test(`a walk does not end as whole when a page in its middle ${lie}`, async (t) => {
    const [release = assert.fail()] = makeReleases([12])
    const { baseUrl } = await openTestServer(t, ({ url }, response) => {
      const page = makePage(release, url.searchParams)
      sendJson(response, 200, page.meta.offset === 4 ? tell(page) : page)
    })
    const { timing } = makeTestTiming()
    const walk = makeAppropriationsClient({ baseUrl, timing }).records({}, { pageSize: 4 })
    await assert.rejects(walk.collect({ atMost: 100 }), (cause) => {
      assert.ok(cause instanceof Incomplete && !(cause instanceof Problem), String(cause))
      assert.match(cause.message, /^[A-Z].+\. \d+ of 1[23] rows were read\.$/)
      return true
    })
  })
