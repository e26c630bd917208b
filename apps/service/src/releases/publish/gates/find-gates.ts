import type { Collection } from '../../collection.ts'
import type { ReleasedDataset, ReleaseSummary } from '../../release.ts'
import type { GateFinding } from './accept-findings.ts'
import type { ReleaseMeasures } from './measure-release.ts'
import type { DocumentRows } from './read-documents.ts'
import { GATE_LIMITS } from '../../limits.ts'

const MOST_REFUSED_PERCENT = GATE_LIMITS.refusedPercent.value
const MOST_SHRUNK_PERCENT = GATE_LIMITS.shrunkPercent.value
const MOST_VANISHED_PERCENT = GATE_LIMITS.vanishedPercent.value
const MOST_MOVED_PERCENT = GATE_LIMITS.movedPercent.value

/** Finds failed checks. The value is the release, so a check that failed in another build must be examined again. */
export const findFailedChecks = ({ id, checks }: ReleaseSummary): GateFinding[] =>
  checks
    .filter(({ passed }) => !passed)
    .map(({ name, detail }) => ({ gate: 'check', name, value: id.slice(0, 12), detail }))

/**
 * Finds documents with too many refused rows. Samples do not count: they have rows of every fault, to show how they are
 * refused.
 */
export const findRefused = (
  { documents }: Pick<ReleaseMeasures, 'documents'>,
  { codes }: Pick<Collection, 'codes'>,
): GateFinding[] =>
  documents.flatMap((document) => {
    if (document.sample) return []
    const lost = document.reasons.filter(({ reason }) => !codes.refusedByDesign.includes(reason))
    const refused = sum(lost.map(({ rows }) => rows))
    const rows = document.published + refused
    if (percentOf(refused, rows) <= MOST_REFUSED_PERCENT) return []
    const reasons = lost.map(({ reason, rows: count }) => `${reason} ${count}`).join(', ')
    const detail = `${refused} of the ${rows} rows of ${nameDocument(document)} were refused (${reasons}), more than ${MOST_REFUSED_PERCENT} %.`
    return [{ gate: 'refused', name: document.name, value: `${refused}of${rows}`, detail }]
  })

export const findSmallAmounts = ({ documents, amounts }: ReleaseMeasures, least = 0): GateFinding[] =>
  documents.flatMap((document) => {
    const known = amounts.get(document.sha256) ?? []
    const median = findMedian(known)
    if (median === undefined || median >= least) return []
    const detail =
      `The median of the ${known.length} amounts of ${nameDocument(document)} is ${dollars(median)}, ` +
      `under ${dollars(least)}: thousands may have been read as dollars.`
    return [{ gate: 'magnitude', name: document.name, value: String(median), detail }]
  })

const findMedian = (numbers: readonly number[]): number | undefined => {
  const inOrder = numbers.toSorted((a, b) => a - b)
  const half = inOrder.length >> 1
  const [below, above] = [inOrder[inOrder.length % 2 === 0 ? half - 1 : half], inOrder[half]]
  return below === undefined || above === undefined ? undefined : (below + above) / 2
}

type Counted = { readonly datasets: readonly Pick<ReleasedDataset, 'dataset' | 'rows'>[] }

export const findShrunk = (next: Counted, current: Counted): GateFinding[] =>
  current.datasets.flatMap(({ dataset, rows }) => {
    const now = next.datasets.find((counted) => counted.dataset === dataset)?.rows ?? 0
    if (now >= rows || percentOf(rows - now, rows) <= MOST_SHRUNK_PERCENT) return []
    const detail = `${dataset} would go from ${rows} to ${now} rows, more than ${MOST_SHRUNK_PERCENT} % fewer than now.`
    return [{ gate: 'shrunk', name: dataset, value: `${rows}to${now}`, detail }]
  })

/**
 * Finds series with too many vanished rows. Compares by id, wherever the row is now: a row that moved to another series
 * has not vanished.
 */
export const findVanished = (next: ReleaseMeasures, current: ReleaseMeasures): GateFinding[] => {
  const seriesOf = new Map(current.documents.map(({ sha256, seriesName }) => [sha256, seriesName]))
  const series = Map.groupBy(current.rows, ([, sha256]) => seriesOf.get(sha256) ?? sha256)
  return [...series].flatMap(([name, rows]) => {
    const gone = rows.filter(([id]) => !next.rows.has(id)).length
    if (percentOf(gone, rows.length) <= MOST_VANISHED_PERCENT) return []
    const of = name === '' ? 'that come from no document' : `of ${name}`
    const detail = `${gone} of the ${rows.length} rows that the current release has ${of} are gone, more than ${MOST_VANISHED_PERCENT} %.`
    return [{ gate: 'vanished', name: name || 'no_document', value: `${gone}of${rows.length}`, detail }]
  })
}

/** Finds groups whose sum or rows changed too much. A new group has no earlier value, and passes. */
export const findMoved = (next: ReleaseMeasures, current: ReleaseMeasures): GateFinding[] =>
  [...current.groups].flatMap(([name, before]) => {
    const now = next.groups.get(name) ?? { rows: 0, sum: 0 }
    const hasSumMoved = hasMoved(before.sum, now.sum)
    if (!hasSumMoved && !hasMoved(before.rows, now.rows)) return []
    const detail =
      `${name} would go from ${dollars(before.sum)} in ${before.rows} rows to ${dollars(now.sum)} in ` +
      `${now.rows} rows, more than ${MOST_MOVED_PERCENT} % away from now.`
    const value = hasSumMoved ? `${before.sum}to${now.sum}` : `${before.rows}to${now.rows}rows`
    return [{ gate: 'moved', name, value, detail }]
  })

const hasMoved = (before: number, now: number): boolean =>
  percentOf(Math.abs(now - before), before) > MOST_MOVED_PERCENT

/** Percentage of a whole; any part of nothing is infinite. */
const percentOf = (part: number, whole: number): number =>
  part === 0 ? 0 : whole === 0 ? Infinity : (part / whole) * 100

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const dollars = (amount: number): string => `$${amount.toLocaleString('en-US')}`

const nameDocument = ({ name, url }: DocumentRows): string => `${name} (${url})`
