import type { LobbyingFiling } from '@rotunda/contract'
import { formatCents } from '../../publishers/lda/index.ts'
import { digestOf, type MadeRow, type Origin, type Staging } from '../../releases/index.ts'
import { listActivities, listFilings, listGrouped, type StagedRow } from './staged-filings.ts'

type Report = Pick<
  LobbyingFiling,
  | 'filing_uuid'
  | 'registrant_id'
  | 'client_id'
  | 'year'
  | 'period'
  | 'group_latest'
  | 'group_ambiguous'
  | 'posted_on_eastern'
>

/** Makes the sums by registrant, client and period, and the counts by issue area and period. */
export function* makeSummaries(staging: Staging): Generator<MadeRow, void, undefined> {
  yield* makeSums(staging)
  yield* makeCounts(staging)
}

/** The reports of a group are read one after another, so that memory holds one group. */
function* makeSums(staging: Staging): Generator<MadeRow, void, undefined> {
  let group: StagedRow<LobbyingFiling>[] = []
  for (const staged of listGrouped(staging)) {
    if (group.length > 0 && group[0]?.row.group_key !== staged.row.group_key) {
      yield* makeSum(group)
      group = []
    }
    group.push(staged)
  }
  yield* makeSum(group)
}

function* makeSum(group: readonly StagedRow<LobbyingFiling>[]): Generator<MadeRow, void, undefined> {
  const rows = group.map(({ row }) => row).toSorted(byPosting)
  const newest = rows.at(-1)
  if (newest?.form_family !== 'report') return
  const latest = rows.find(({ group_latest }) => group_latest)
  const income_cents = latest?.income_cents ?? null
  const expenses_cents = latest?.expenses_cents ?? null
  yield {
    table: SUMS,
    dataset: SUMS,
    id: `lsq-${digestOf([newest.group_key], 16)}`,
    coverage: {},
    body: {
      registrant_id: newest.registrant_id,
      registrant_name: newest.registrant_name,
      client_id: newest.client_id,
      client_name: newest.client_name,
      year: newest.year,
      period: newest.period,
      reports: rows.length,
      ambiguous_reports: rows.filter(({ group_ambiguous }) => group_ambiguous).length,
      amendments_without_original: Number(latest?.supersession === 'AMENDMENT_WITHOUT_ORIGINAL'),
      income_usd: dollarsOf(income_cents),
      income_cents,
      reports_with_income: Number(income_cents !== null),
      expenses_usd: dollarsOf(expenses_cents),
      expenses_cents,
      reports_with_expenses: Number(expenses_cents !== null),
      reports_no_activity: Number(latest?.amount_missing === 'no_activity'),
      reports_below_threshold_or_unstated: Number(latest?.amount_missing === 'below_threshold_or_unstated'),
      income_of_all_cents: addUp(rows.map((row) => row.income_cents)),
      expenses_of_all_cents: addUp(rows.map((row) => row.expenses_cents)),
    },
    from: group.map(({ origin }) => origin),
  }
}

const SUMS = 'summary-by-registrant-client-quarter'

const byPosting = (a: Report, b: Report): number => (keyOf(a) < keyOf(b) ? -1 : 1)
const keyOf = ({ posted_on_eastern, filing_uuid }: Report): string => `${posted_on_eastern} ${filing_uuid}`

const addUp = (amounts: readonly (number | null)[]): number =>
  amounts.reduce<number>((sum, cents) => sum + (cents ?? 0), 0)

const dollarsOf = (cents: number | null): string | null => (cents === null ? null : formatCents(cents))

type Count = {
  issue_code: string
  issue_name: string
  first: Stated
  last: Stated
  reports: Set<string>
  ambiguous: Set<string>
  activities: number
  registrants: Set<number>
  clients: Set<number>
  first_seen_at: string
  last_changed_at: string
}
type Stated = { readonly key: string; readonly origin: Origin; readonly report: Report }

function* makeCounts(staging: Staging): Generator<MadeRow, void, undefined> {
  const reports = new Map<string, Report>()
  for (const { row } of listFilings(staging))
    if (row.form_family === 'report') reports.set(row.filing_uuid, pickReport(row))
  const counts = new Map<string, Count>()
  for (const { row, origin } of listActivities(staging)) {
    const report = reports.get(row.filing_uuid)
    if (report === undefined) continue
    const stated = { key: `${keyOf(report)} ${row.n}`, origin, report }
    const count = counts.getOrInsertComputed(`${row.issue_code}/${report.year}/${report.period}`, () => ({
      issue_code: row.issue_code,
      issue_name: row.issue_name,
      first: stated,
      last: stated,
      reports: new Set(),
      ambiguous: new Set(),
      activities: 0,
      registrants: new Set(),
      clients: new Set(),
      ...datesOf(origin),
    }))
    if (stated.key < count.first.key) count.first = stated
    if (stated.key >= count.last.key) Object.assign(count, { last: stated, issue_name: row.issue_name })
    if (origin.first_seen_at < count.first_seen_at) count.first_seen_at = origin.first_seen_at
    if (origin.last_changed_at > count.last_changed_at) count.last_changed_at = origin.last_changed_at
    addReport(count, report)
  }
  for (const count of counts.values()) yield makeCount(count)
}

const pickReport = (row: LobbyingFiling): Report => ({
  filing_uuid: row.filing_uuid,
  registrant_id: row.registrant_id,
  client_id: row.client_id,
  year: row.year,
  period: row.period,
  group_latest: row.group_latest,
  group_ambiguous: row.group_ambiguous,
  posted_on_eastern: row.posted_on_eastern,
})

const datesOf = ({ first_seen_at, last_changed_at }: Origin) => ({ first_seen_at, last_changed_at })

/** Counts an activity of a report. Superseded reports do not count. */
const addReport = (count: Count, report: Report): void => {
  if (report.group_ambiguous) count.ambiguous.add(report.filing_uuid)
  if (!report.group_latest) return
  count.activities += 1
  count.reports.add(report.filing_uuid)
  count.registrants.add(report.registrant_id)
  count.clients.add(report.client_id)
}

const COUNTS = 'summary-by-issue-quarter'

/** The sources are the first and the last activity by the day of posting: a quarter has tens of thousands. */
const makeCount = (count: Count): MadeRow => {
  const { first, last, issue_code, first_seen_at, last_changed_at } = count
  const { year, period } = last.report
  return {
    table: COUNTS,
    dataset: COUNTS,
    id: `lsi-${digestOf([issue_code, year, period], 16)}`,
    coverage: {},
    body: {
      issue_code,
      issue_name: count.issue_name,
      year,
      period,
      reports: count.reports.size,
      activities: count.activities,
      registrants: count.registrants.size,
      clients: count.clients.size,
      ambiguous_reports: count.ambiguous.size,
    },
    from: first === last ? [first.origin] : [first.origin, last.origin],
    dates: { first_seen_at, last_changed_at, revision: 1 },
  }
}
