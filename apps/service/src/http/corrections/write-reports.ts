import type { PublicReport } from '@rotunda/contract'
import { makeTag, writeAtom, type FeedEntry } from '@rotunda/web/feeds'
import { formatCsvLine } from '../../platform/index.ts'

type Cell = string | number | null

const COLUMNS: readonly (readonly [name: string, of: (report: PublicReport) => Cell])[] = [
  ['number', ({ number }) => number],
  ['collection', ({ about }) => about.collection],
  ['dataset', ({ dataset }) => dataset],
  ['record', ({ about }) => about.record],
  ['title', ({ about }) => about.title || null],
  ['page', ({ about }) => about.page],
  ['field', ({ field }) => field],
  ['state', ({ state }) => state],
  ['received_at', ({ received_at: at }) => at],
  ['decided_at', ({ decided_at: at }) => at],
  ['changed_at', ({ changed_at: at }) => at],
  ['days', ({ days }) => days],
  ['proposed', ({ published: { proposed } }) => proposed && JSON.stringify(proposed.value)],
  ['why', ({ published }) => published.why],
  ['evidence', ({ published: { evidence } }) => evidence.join(' ') || null],
  ['reason', ({ published }) => published.reason],
  ['correction', ({ correction }) => correction],
]

/** Writes reports as CSV. Addresses of evidence are separated by spaces, and a proposed value is JSON. */
export const writeReportsCsv = (reports: readonly PublicReport[]): string =>
  [COLUMNS.map(([name]) => name), ...reports.map((report) => COLUMNS.map(([, of]) => of(report)))]
    .map(formatCsvLine)
    .join('')

export const writeReportsNdjson = (reports: readonly PublicReport[]): string =>
  reports.map((report) => `${JSON.stringify(report)}\n`).join('')

type FeedSurroundings = {
  readonly origin: string
  /** Path and query of the feed. */
  readonly url: string
}

/** Writes reports as an Atom feed: one entry for each report, updated with each change. */
export const writeReportsAtom = (
  reports: readonly PublicReport[],
  { origin, url }: FeedSurroundings,
): string =>
  writeAtom({
    id: makeTag(origin, `corrections${searchOf(url)}`),
    title: 'Rotunda: reports of mistakes',
    subtitle: 'Each report of a mistake in the published data, and the decision on it.',
    author: 'Rotunda',
    updated: reports[0]?.changed_at ?? NONE_SINCE,
    self: origin + url,
    page: `${origin}/corrections`,
    entries: reports.length === 0 ? [makeNone(origin)] : reports.map((report) => makeEntry(report, origin)),
  })

const searchOf = (url: string): string => {
  const { searchParams } = new URL(url, 'http://service.invalid')
  searchParams.delete('format')
  return searchParams.size === 0 ? '' : `?${searchParams.toString()}`
}

const makeEntry = (report: PublicReport, origin: string): FeedEntry => ({
  id: makeTag(origin, `corrections/${report.number}`),
  title: nameReport(report),
  address: `${origin}/corrections/${report.number}`,
  updated: report.changed_at,
  published: report.received_at,
  ...(report.about.page !== null && { related: origin + report.about.page }),
  summary: describe(report),
  categories: [report.state, report.dataset],
})

const nameReport = ({ number, about, field, state }: PublicReport): string =>
  `Report ${number}: ${state.replaceAll('_', ' ')}: ${field === null ? '' : `${field.replaceAll('_', ' ')} of `}${about.title || about.record}`

const describe = ({ days, published: { proposed, why, reason } }: PublicReport): string =>
  [
    `${days} ${days === 1 ? 'day' : 'days'} since receipt.`,
    ...(proposed === null ? [] : [`Proposed: ${JSON.stringify(proposed.value)}`]),
    ...(why === null ? [] : [`Why: ${why}`]),
    ...(reason === null ? [] : [`Decision: ${reason}`]),
  ].join('\n')

/** Fills an empty feed, which several feed readers reject. */
const makeNone = (origin: string): FeedEntry => ({
  id: makeTag(origin, 'corrections/none'),
  title: 'No report yet',
  address: `${origin}/corrections`,
  updated: NONE_SINCE,
  summary: 'The first report will add an entry.',
  categories: [],
})

/** Constant, so that no reader shows the entry as new. */
const NONE_SINCE = '2026-01-01T00:00:00.000Z'
