import { sql } from 'kysely'
import {
  DECIDED_REPORT_STATES,
  OPEN_REPORT_STATES,
  type ReportCounts,
  type ReportState,
  type ReportStatistics,
} from '@rotunda/contract'
import type { Store } from '../platform/index.ts'
import { readPublishers, type ReportTables } from './report-tables.ts'

/** Reports of the same publishers and state that took as many days. */
type Group = {
  readonly publishers: string
  readonly state: ReportState
  /** Whole days to the decision; null without one. */
  readonly days: number | null
  readonly reports: number
}

/** Counts of reports, for each publisher and in all. */
export const countReports = async (store: Pick<Store, 'db'>): Promise<ReportStatistics> => {
  const days = sql<number | null>`(decided_at - received_at) / 86400000`
  const rows = await store
    .db<ReportTables>()
    .selectFrom('correction_reports')
    .select(['publishers', 'state', days.as('days'), ({ fn }) => fn.countAll().as('reports')])
    .groupBy(['publishers', 'state', days])
    .execute()
  // PostgreSQL gives counts as texts.
  const groups = rows.map((row) => ({ ...row, reports: Number(row.reports) }))
  const byPublisher = Map.groupBy(
    groups.flatMap((group) => listPublishers(group).map((publisher) => ({ ...group, publisher }))),
    ({ publisher }) => publisher,
  )
  return {
    all: countGroups(groups),
    by_publisher: [...byPublisher]
      .map(([publisher, ofPublisher]) => ({ publisher, ...countGroups(ofPublisher) }))
      .toSorted((one, other) => other.received - one.received || compare(one.publisher, other.publisher)),
  }
}

/** States that wait for a reviewer. */
const AWAITING: readonly ReportState[] = ['received', 'under_review', 'awaiting_second', 'awaiting_reversal']

/** Seconds for which the oldest report waits for a reviewer; 0 for none. A reversal waits since it was proposed. */
export const findOldestReport = async (store: Pick<Store, 'db'>, at: Date): Promise<number> => {
  const row = await store
    .db<ReportTables>()
    .selectFrom('correction_reports')
    .select((eb) =>
      eb.fn
        .min(
          eb
            .case()
            .when('state', '=', 'awaiting_reversal')
            .then(eb.ref('changed_at'))
            .else(eb.ref('received_at'))
            .end(),
        )
        .as('since'),
    )
    .where('state', 'in', AWAITING)
    .executeTakeFirst()
  const since = row?.since ?? null
  return since === null ? 0 : Math.max(0, Math.floor((at.getTime() - since) / 1000))
}

/** A report without a known publisher counts under null. */
const listPublishers = (group: Group): (string | null)[] => {
  const publishers = readPublishers(group)
  return publishers.length === 0 ? [null] : publishers
}

const compare = (one: string | null, other: string | null): number =>
  (one ?? '') < (other ?? '') ? -1 : Number(one !== other)

const countGroups = (groups: readonly Group[]): ReportCounts => {
  const countIn = (...states: readonly ReportState[]): number =>
    sum(groups.filter(({ state }) => states.includes(state)))
  const decided = groups.filter(({ state }) => DECIDED_REPORT_STATES.some((one) => one === state))
  const accepted = countIn('accepted', 'awaiting_reversal')
  const reversed = countIn('reversed')
  const total = sum(decided)
  return {
    received: sum(groups),
    open: countIn(...OPEN_REPORT_STATES),
    accepted,
    reversed,
    rejected: countIn('rejected'),
    told_publisher: countIn('told_publisher'),
    withdrawn: countIn('withdrawn'),
    lapsed: countIn('lapsed'),
    duplicate: countIn('duplicate'),
    spam: countIn('spam'),
    median_days: findMedian(decided),
    share_accepted: total === 0 ? null : (accepted + reversed) / total,
  }
}

const sum = (groups: readonly Group[]): number => groups.reduce((total, { reports }) => total + reports, 0)

/** The middle of all days, or half way between the two in the middle. */
const findMedian = (groups: readonly Group[]): number | null => {
  const sorted = groups
    .flatMap(({ days, reports }) => (days === null ? [] : [{ days: Math.max(0, days), reports }]))
    .toSorted((one, other) => one.days - other.days)
  const total = sorted.reduce((count, { reports }) => count + reports, 0)
  if (total === 0) return null
  const findAt = (place: number): number => {
    let passed = 0
    return sorted.find(({ reports }) => (passed += reports) > place)?.days ?? 0
  }
  return (findAt(Math.floor((total - 1) / 2)) + findAt(Math.floor(total / 2))) / 2
}
