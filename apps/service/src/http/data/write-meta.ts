import type { SourceFreshness } from '@rotunda/contract'
import type { OpenRelease, ReleasedDataset, ReleaseSummary } from '../../releases/index.ts'
import type { DataApi } from './data-api.ts'
import type { Found } from './operation.ts'

/** `meta` of every answer; operations add further fields. */
export type AnswerMeta = SourceTexts & {
  readonly snapshot: string
  readonly next_offset: number | null
  readonly total: number
  readonly limit: number
  readonly offset: number
  readonly attribution: string
}

type SourceTexts = {
  readonly freshness: SourceFreshness
  readonly coverage: readonly ReleasedDataset['notes'][number][]
}

type SaidOf = Pick<Found, 'datasets' | 'filters'>
type PageOf = { readonly total: number; readonly limit: number; readonly offset: number }

/** Writes `meta` of an answer: the next offset, the coverage of the data and the freshness of its sources. */
export const writeMeta = (
  { collection: { words, codes }, describeFreshness }: Pick<DataApi, 'collection' | 'describeFreshness'>,
  release: OpenRelease,
  { datasets: names, filters = {} }: SaidOf,
  { total, limit, offset }: PageOf,
  at: Date,
): AnswerMeta => {
  const { summary } = release
  const end = offset + limit
  const { freshness, coverage } = describeSources(summary, names, Object.keys(codes.notes))
  return {
    snapshot: summary.token,
    next_offset: end < total ? end : null,
    total,
    limit,
    offset,
    freshness: { ...freshness, ...describeFreshness?.(release, names, filters, at) },
    coverage,
    attribution: words.attribution,
  }
}

/** Texts for every page of the same datasets. */
const described = new WeakMap<ReleaseSummary, Map<string, SourceTexts>>()

const describeSources = (
  summary: ReleaseSummary,
  names: readonly string[],
  notes: readonly string[],
): SourceTexts => {
  const known = described.get(summary) ?? new Map<string, SourceTexts>()
  described.set(summary, known)
  const key = names.join()
  const texts = known.get(key) ?? joinTexts(summary, names, notes)
  known.set(key, texts)
  return texts
}

const joinTexts = (
  summary: ReleaseSummary,
  names: readonly string[],
  notes: readonly string[],
): SourceTexts => {
  const datasets = summary.datasets.filter(({ dataset }) => names.includes(dataset))
  return {
    freshness: joinFreshness(datasets.map(({ freshness }) => freshness)),
    coverage: joinNotes(datasets, notes),
  }
}

/** Joins the freshness of datasets: from the earliest date to the latest, checked when the first of them was. */
const joinFreshness = (all: readonly SourceFreshness[]): SourceFreshness => {
  const known = (field: keyof SourceFreshness): string[] =>
    all.flatMap((freshness) => freshness[field] ?? []).sort()
  return {
    earliest_retrieved_at: known('earliest_retrieved_at').at(0) ?? null,
    latest_retrieved_at: known('latest_retrieved_at').at(-1) ?? null,
    latest_published_at: known('latest_published_at').at(-1) ?? null,
    checked_at: known('checked_at').at(0) ?? null,
  }
}

const joinNotes = (
  datasets: readonly ReleasedDataset[],
  codes: readonly string[],
): SourceTexts['coverage'] => {
  const notes = new Map(datasets.flatMap((dataset) => dataset.notes.map((note) => [note.code, note])))
  return codes.flatMap((code) => [...notes.values()].filter((note) => note.code === code))
}
