import type { ReleaseCheck, ReleaseSummary } from '../releases/index.ts'
import { nameFinding, type DocumentRows, type GateFinding } from '../releases/publish/index.ts'
import { formatTable } from '../wiring/format-table.ts'

/** A release in the JSON of commands. */
export const summariseRelease = ({ id, token, datasets, checks }: ReleaseSummary) => ({
  release: id,
  snapshot: token,
  rows: Object.fromEntries(datasets.map(({ dataset, rows }) => [dataset, rows])),
  failed_checks: checks.filter(({ passed }) => !passed).map(({ name }) => name),
})

export const describeChecks = (failed: readonly ReleaseCheck[]): string =>
  ['Failed checks:', ...failed.map(({ name, detail }) => `  ${name}: ${detail}`)].join('\n')

/** Findings that the operator accepted. */
export const describeFindings = (accepted: readonly GateFinding[]): string[] =>
  accepted.map((finding) => `Accepted: ${nameFinding(finding)}. ${finding.detail}`)

/**
 * Changed rows since the previous editions. Empty if every document is a first edition. A document of several datasets
 * is in the list of each, and counts once.
 */
export const describeDrift = ({ datasets }: Pick<ReleaseSummary, 'datasets'>): string[] => {
  const listed = datasets.flatMap(({ sources }) => sources).filter(({ rows_added }) => rows_added !== null)
  const later = [...new Map(listed.map((source) => [`${source.source} ${source.url}`, source])).values()]
  const sum = (what: 'rows_added' | 'rows_changed' | 'rows_vanished') =>
    later.reduce((total, source) => total + (source[what] ?? 0), 0)
  const counts = `${sum('rows_added')} rows added, ${sum('rows_changed')} changed, ${sum('rows_vanished')} vanished`
  return later.length === 0
    ? []
    : [`Compared with the previous editions (documents: ${later.length}): ${counts}.`]
}

const COUNTS = ['read', 'published', 'merged', 'refused'] as const

type Counts = Pick<DocumentRows, (typeof COUNTS)[number] | 'reasons'>

/** Counts of the rows of each document and of all documents, for programs. */
export const reportDocuments = (documents: readonly DocumentRows[]) => ({
  documents: documents.map(({ name, series, publisher, sha256, url, sample, ...counts }) => ({
    document: name,
    series,
    publisher,
    source: sha256,
    url,
    sample,
    ...reportCounts(counts),
  })),
  all_documents: reportCounts(addUp(documents)),
})

const reportCounts = ({ read, published, merged, refused, reasons }: Counts) => ({
  rows_read: read,
  rows_published: published,
  rows_merged: merged,
  rows_refused: refused,
  refused_by_reason: Object.fromEntries(reasons.map(({ reason, rows }) => [reason, rows])),
})

/** The same counts as a table. The last line has the totals. */
export const describeDocuments = (documents: readonly DocumentRows[]): string =>
  formatTable([
    ['DOCUMENT', 'READ', 'PUBLISHED', 'MERGED', 'REFUSED', ''],
    ...documents.map((document) => [document.name, ...tellCounts(document)]),
    ['all', ...tellCounts(addUp(documents))],
  ])

const tellCounts = (counts: Counts): string[] => [
  ...COUNTS.map((count) => String(counts[count])),
  counts.reasons.map(({ reason, rows }) => `${reason} ${rows}`).join(', '),
]

const addUp = (documents: readonly DocumentRows[]): Counts => {
  const sumOf = (count: (typeof COUNTS)[number]) => documents.reduce((sum, one) => sum + one[count], 0)
  const byReason = Map.groupBy(
    documents.flatMap(({ reasons }) => reasons),
    ({ reason }) => reason,
  )
  return {
    read: sumOf('read'),
    published: sumOf('published'),
    merged: sumOf('merged'),
    refused: sumOf('refused'),
    reasons: [...byReason]
      .map(([reason, counts]) => ({ reason, rows: counts.reduce((sum, { rows }) => sum + rows, 0) }))
      .toSorted((a, b) => (a.reason < b.reason ? -1 : 1)),
  }
}
