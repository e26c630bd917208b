import {
  ATTRIBUTION,
  COVERAGE_NOTES,
  namesOf,
  type CoverageText,
  type DataMeta,
  type DatasetName,
  type SourceFreshness,
} from '@rotunda/contract'
import { listDatasets, type AppropriationsDataset } from '../../collections/appropriations/index.ts'
import type { ReleaseSummary } from '../../releases/index.ts'

type PageOf = { readonly total: number; readonly limit: number; readonly offset: number }

/** What is said of every answer: where the walk goes on, what the data covers and how recent its sources are. */
export const writeMeta = (
  summary: ReleaseSummary,
  names: readonly DatasetName[],
  { total, limit, offset }: PageOf,
): DataMeta => {
  const end = offset + limit
  return {
    snapshot: summary.token,
    next_offset: end < total ? end : null,
    total,
    limit,
    offset,
    ...describeSources(summary, names),
    attribution: ATTRIBUTION,
  }
}

type SourceTexts = Pick<DataMeta, 'freshness' | 'coverage'>

/** The same for every page of the same datasets. */
const described = new WeakMap<ReleaseSummary, Map<string, SourceTexts>>()

const describeSources = (summary: ReleaseSummary, names: readonly DatasetName[]): SourceTexts => {
  const known = described.get(summary) ?? new Map<string, SourceTexts>()
  described.set(summary, known)
  const key = names.join()
  const texts = known.get(key) ?? joinTexts(summary, names)
  known.set(key, texts)
  return texts
}

const joinTexts = (summary: ReleaseSummary, names: readonly DatasetName[]): SourceTexts => {
  const datasets = listDatasets(summary).filter(({ dataset }) => names.includes(dataset))
  return {
    freshness: joinFreshness(datasets.map(({ freshness }) => freshness)),
    coverage: joinNotes(datasets),
  }
}

/** Of several datasets: from the earliest to the latest, and checked when the one that was checked first was. */
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

const joinNotes = (datasets: readonly AppropriationsDataset[]): CoverageText[] => {
  const texts = new Map(datasets.flatMap(({ notes }) => notes.map(({ code, text }) => [code, text])))
  return namesOf(COVERAGE_NOTES).flatMap((code) => {
    const text = texts.get(code)
    return text === undefined ? [] : [{ code, text }]
  })
}
