import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import {
  DECIDED_REPORT_STATES,
  LISTED_REPORT_STATES,
  REPORT_STATES,
  type PublicReport,
  type ReportState,
} from '@rotunda/contract'
import { portalMigrations } from '../access/index.ts'
import { Refusal } from '../platform/index.ts'
import { onEveryStore, type TestStore } from '../platform/store/testing.ts'
import {
  countReports,
  ledgerMigration,
  listPublicReports,
  reportsMigration,
  showPublicReport,
} from './index.ts'
import { makeEntry, makeLedger } from './ledger/testing.ts'
import { publishersMigration, readPublishers, type ReportTables } from './report-tables.ts'
import { CANARY, putReport } from './testing/put-report.ts'

const AT = new Date('2026-07-01T12:00:00Z')
const DAY = 86_400_000

const WORDS = {
  proposed: { value: 5 },
  why: 'public why',
  evidence: ['https://a.example'],
  reason: 'public reason',
}

onEveryStore((open) => {
  let store: TestStore
  before(async () => {
    store = await open([...portalMigrations, ledgerMigration, reportsMigration], () => AT)
  })
  after(() => store.destroy())

  const list = (wanted: Partial<Parameters<typeof listPublicReports>[1]> = {}) =>
    listPublicReports(store, { limit: 200, offset: 0, ...wanted }, AT)

  for (const state of REPORT_STATES)
    test(`a report that is ${state} shows what is public then, and no private word`, async () => {
      const decided_at = Date.parse('2026-06-01T12:00:00Z')
      const record = `of-${state}`
      const number = await putReport(store, { state, record, published: WORDS, decided_at })
      const rows = await list({ record })
      const isListed = LISTED_REPORT_STATES.some((one) => one === state)
      const isDecided = DECIDED_REPORT_STATES.some((one) => one === state)
      assert.doesNotMatch(JSON.stringify(rows), new RegExp(CANARY))
      if (!isListed) {
        assert.deepEqual(rows, [])
        await assert.rejects(showPublicReport(store, number, AT), { code: 'not_found' })
        assert.deepEqual(await list({ record, state }), [])
        return
      }
      const { ledger, ...shown } = await showPublicReport(store, number, AT)
      assert.deepEqual([rows, ledger], [[shown], null])
      assert.deepEqual(
        shown.published,
        isDecided ? WORDS : { proposed: null, why: null, evidence: [], reason: null },
      )
      assert.deepEqual([shown.number, shown.state, shown.field], [number, state, 'amount'])
    })

  test('a number that no report has is refused', async () => {
    await assert.rejects(showPublicReport(store, 999_999_999, AT), Refusal)
  })

  test('days are counted to the decision, and to now before one', async () => {
    const received_at = AT.getTime() - 10 * DAY
    const open = { received_at, record: 'days-open' }
    await putReport(store, open)
    await putReport(store, {
      ...open,
      record: 'days-decided',
      state: 'rejected',
      decided_at: received_at + 3.9 * DAY,
    })
    await putReport(store, {
      ...open,
      record: 'days-withdrawn',
      state: 'withdrawn',
      changed_at: received_at + 2 * DAY,
    })
    // An appeal opens a decided report again.
    await putReport(store, {
      ...open,
      record: 'days-appealed',
      appealed: 1,
      decided_at: received_at + 3 * DAY,
    })
    const daysOf = async (record: string) =>
      (await list({ record })).map(({ days, decided_at: at }) => [days, at !== null])
    assert.deepEqual(await daysOf('days-open'), [[10, false]])
    assert.deepEqual(await daysOf('days-decided'), [[3, true]])
    assert.deepEqual(await daysOf('days-withdrawn'), [[2, false]])
    assert.deepEqual(await daysOf('days-appealed'), [[10, false]])
  })

  test('filters choose by record, dataset, state and time of change, and parts join without a gap', async () => {
    const dataset = 'filtered'
    for (const index of Array.from({ length: 7 }, (_, place) => place))
      await putReport(store, {
        dataset,
        record: `filtered-${index % 2}`,
        state: index < 3 ? 'rejected' : 'received',
        changed_at: AT.getTime() + (index % 4) * 1000,
      })
    const all = await list({ dataset })
    assert.equal(all.length, 7)
    const holds = (keeps: (report: PublicReport) => boolean) => all.filter(keeps)
    assert.deepEqual(
      await list({ dataset, state: 'rejected' }),
      holds(({ state }) => state === 'rejected'),
    )
    assert.deepEqual(
      await list({ record: 'filtered-1' }),
      holds(({ about }) => about.record === 'filtered-1'),
    )
    const since = new Date(AT.getTime() + 2000)
    assert.deepEqual(
      await list({ dataset, since }),
      holds(({ changed_at: at }) => at >= since.toISOString()),
    )
    assert.deepEqual(
      all,
      all.toSorted((one, other) =>
        one.changed_at < other.changed_at
          ? 1
          : one.changed_at > other.changed_at
            ? -1
            : other.number - one.number,
      ),
    )
    const parts = await Promise.all([0, 3, 6].map((offset) => list({ dataset, limit: 3, offset })))
    assert.deepEqual(parts.flat(), all)
  })

  test('an accepted report shows its line of the ledger, a reversed one also why, and neither for data behind keys', async () => {
    const { add, withdraw } = makeLedger(store)
    const accepted = await putReport(store, { state: 'accepted', ledger_id: 'report-a' })
    await add(makeEntry('report-a'), AT)
    const { ledger, correction } = await showPublicReport(store, accepted, AT)
    assert.equal(correction, 'report-a')
    assert.partialDeepStrictEqual(ledger, { id: 'report-a', before: 500, after: 5000, withdrawn: null })
    const reversed = await putReport(store, { state: 'reversed', ledger_id: 'report-b' })
    await add(makeEntry('report-b', { field: 'title', before: 'a', after: 'b' }), AT)
    await withdraw('report-b', AT)
    const after = await showPublicReport(store, reversed, AT)
    assert.equal(after.ledger?.withdrawn?.reason, 'It was another record.')
    const keyed = await putReport(store, { state: 'accepted', ledger_id: 'report-a', page: null, title: '' })
    assert.equal((await showPublicReport(store, keyed, AT)).ledger, null)
    // A proposal to accept names a line that is not there yet.
    const waiting = await putReport(store, { state: 'awaiting_second', ledger_id: 'report-a' })
    const shown = await showPublicReport(store, waiting, AT)
    assert.deepEqual([shown.ledger, shown.correction], [null, null])
  })

  const reports = fc.array(
    fc.record({
      state: fc.constantFrom(...REPORT_STATES),
      days: fc.integer({ min: 0, max: 40 }),
      publishers: fc.constantFrom<readonly string[]>([], ['A'], ['B'], ['A', 'B'], ['A, of B', 'B']),
    }),
    { maxLength: 25 },
  )

  /** A report of no publisher counts under null. */
  const namesOf = (publishers: readonly string[]): readonly (string | null)[] =>
    publishers.length === 0 ? [null] : publishers

  test('publishers of reports of an earlier version become a list of names', async () => {
    const old = await putReport(store, { publishers: 'House Committee,Senate Committee' })
    const none = await putReport(store, { publishers: '' })
    await store.write((trx) => publishersMigration.up(trx, store.engine))
    const rows = await store.db<ReportTables>().selectFrom('correction_reports').selectAll().execute()
    const namesIn = (number: number) =>
      readPublishers(rows.find((row) => row.number === number) ?? assert.fail())
    assert.deepEqual([namesIn(old), namesIn(none)], [['House Committee', 'Senate Committee'], []])
  })

  test('statistics of any reports add up, in all and for each publisher, and have their median and share', async () => {
    await fc.assert(
      fc.asyncProperty(reports, async (drawn) => {
        await store.write<ReportTables, unknown>((trx) => trx.deleteFrom('correction_texts').execute())
        await store.write<ReportTables, unknown>((trx) => trx.deleteFrom('correction_events').execute())
        await store.write<ReportTables, unknown>((trx) => trx.deleteFrom('correction_reports').execute())
        for (const { state, days, publishers } of drawn) {
          const isDecided = DECIDED_REPORT_STATES.some((one) => one === state)
          const received_at = AT.getTime()
          const decided_at = isDecided ? received_at + days * DAY + 1000 : null
          await putReport(store, { state, publishers: JSON.stringify(publishers), received_at, decided_at })
        }
        const { all, by_publisher: groups } = await countReports(store)
        assert.deepEqual(all, countNaively(drawn))
        const names = [...new Set(drawn.flatMap(({ publishers }) => namesOf(publishers)))]
        assert.equal(groups.length, names.length)
        for (const { publisher, ...counts } of groups)
          assert.deepEqual(
            counts,
            countNaively(drawn.filter((one) => namesOf(one.publishers).includes(publisher))),
          )
        for (const { received, median_days: _median, share_accepted: _share, ...parts } of [all, ...groups])
          assert.equal(
            Object.values(parts).reduce<number>(
              (sum, part) => sum + (typeof part === 'number' ? part : 0),
              0,
            ),
            received,
          )
      }),
      { numRuns: 15 },
    )
  })
})

type Drawn = { readonly state: ReportState; readonly days: number }

/** The same counts, one report after another. */
const countNaively = (drawn: readonly Drawn[]) => {
  const count = (...states: ReportState[]) => drawn.filter(({ state }) => states.includes(state)).length
  const decided = drawn.filter(({ state }) => DECIDED_REPORT_STATES.some((one) => one === state))
  const days = decided.map((one) => one.days).toSorted((one, other) => one - other)
  const middle = days.length / 2
  const median =
    days.length % 2 === 1 ? days[Math.floor(middle)] : ((days[middle - 1] ?? 0) + (days[middle] ?? 0)) / 2
  const accepted = count('accepted', 'awaiting_reversal', 'reversed')
  return {
    received: drawn.length,
    open: count('received', 'under_review', 'asked_back', 'awaiting_second'),
    accepted: count('accepted', 'awaiting_reversal'),
    reversed: count('reversed'),
    rejected: count('rejected'),
    told_publisher: count('told_publisher'),
    withdrawn: count('withdrawn'),
    lapsed: count('lapsed'),
    duplicate: count('duplicate'),
    spam: count('spam'),
    median_days: days.length === 0 ? null : median,
    share_accepted: days.length === 0 ? null : accepted / days.length,
  }
}
