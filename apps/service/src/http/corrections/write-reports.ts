import type { PublicReport } from '@rotunda/contract'
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

/** Writes reports as an Atom feed (RFC 4287): one entry for each report, updated with each change. */
export const writeReportsAtom = (
  reports: readonly PublicReport[],
  { origin, url }: FeedSurroundings,
): string => `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
${element('id', makeTag(origin, `corrections${searchOf(url)}`))}
${element('title', 'Rotunda: reports of mistakes')}
${element('subtitle', 'Each report of a mistake in the published data, and the decision on it.')}
${element('updated', reports[0]?.changed_at ?? NONE_SINCE)}
<author>${element('name', 'Rotunda')}</author>
${link('self', origin + url, 'application/atom+xml')}
${link('alternate', `${origin}/corrections`, 'text/html')}
${reports.length === 0 ? writeNone(origin) : reports.map((report) => writeEntry(report, origin)).join('\n')}
</feed>
`

const searchOf = (url: string): string => {
  const { searchParams } = new URL(url, 'http://service.invalid')
  searchParams.delete('format')
  return searchParams.size === 0 ? '' : `?${searchParams.toString()}`
}

const writeEntry = (report: PublicReport, origin: string): string => {
  const { number, about, state, received_at: received, changed_at: changed, dataset } = report
  return `<entry>${element('id', makeTag(origin, `corrections/${number}`))}${element('title', nameReport(report))}${element('published', received)}${element('updated', changed)}${link('alternate', `${origin}/corrections/${number}`, 'text/html')}${about.page === null ? '' : link('related', origin + about.page, 'text/html')}<category term="${text(state)}"/><category term="${text(dataset)}"/>${element('summary', describe(report))}</entry>`
}

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
const writeNone = (origin: string): string =>
  `<entry>${element('id', makeTag(origin, 'corrections/none'))}${element('title', 'No report yet')}${element('updated', NONE_SINCE)}${link('alternate', `${origin}/corrections`, 'text/html')}${element('summary', 'The first report will add an entry.')}</entry>`

/** Constant, so that no reader shows the entry as new. */
const NONE_SINCE = '2026-01-01T00:00:00.000Z'

/** A name that survives a change of address (RFC 4151), in the form of the other feeds. */
const makeTag = (origin: string, name: string): string => {
  const host = URL.parse(origin)?.hostname ?? 'localhost'
  return `tag:${host.replace(/[^a-z0-9.-]/gi, '-')},2026:${encodeURI(name)}`
}

const element = (name: string, value: string): string => `<${name}>${text(value)}</${name}>`

const link = (rel: string, address: string, type: string): string =>
  `<link rel="${rel}" type="${type}" href="${text(address)}"/>`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text, without the characters that XML 1.0 forbids. */
const text = (value: string): string =>
  value
    .toWellFormed()
    .replace(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu, '')
    .replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter)
