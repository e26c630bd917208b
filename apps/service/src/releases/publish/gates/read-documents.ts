import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { unguardCell } from '../../../platform/index.ts'
import type { Publishers } from '../../../publishers/index.ts'
import { parseReasons } from '../../bundle/source-checks.ts'
import type { ReasonCount } from '../../build/report-sources.ts'

/** Outcomes of the rows of one document of a release. */
export type DocumentRows = {
  readonly sha256: string
  readonly publisher: string
  readonly series: string
  readonly url: string
  /** Invented, with rows that are refused on purpose. */
  readonly sample: boolean
  /** Name of the document at the gates: its series, if that is enough. */
  readonly name: string
  /** Name of its series, among those of all publishers. */
  readonly seriesName: string
  readonly read: number
  readonly published: number
  readonly merged: number
  readonly refused: number
  readonly reasons: readonly ReasonCount[]
}

/** Reads the documents whose rows are in a release, from its source-checks.csv. */
export const readDocuments = (folder: string, publishers: Publishers): DocumentRows[] => {
  const lines: Record<string, string>[] = parse(readFileSync(join(folder, 'data/source-checks.csv')), {
    columns: true,
  })
  const documents = lines.filter(({ verdict }) => verdict === 'published').map(readCounts)
  return nameDocuments(documents, publishers)
}

type Unnamed = Omit<DocumentRows, 'name' | 'seriesName'>

const readCounts = (line: Readonly<Record<string, string>>): Unnamed => {
  const text = (name: string): string => unguardCell(line[name] ?? '')
  const count = (name: string): number => Number(line[name])
  return {
    sha256: text('source_sha256'),
    publisher: text('publisher'),
    series: text('series'),
    url: text('url'),
    sample: line['sample'] === 'true',
    read: count('rows_read'),
    published: count('rows_published'),
    merged: count('rows_merged'),
    refused: count('rows_refused'),
    reasons: parseReasons(text('refusal_reasons')),
  }
}

/**
 * Names a document by its series. Puts its publisher before the series if several publishers have a series of that
 * name, and the beginning of its digest after it if the series has several documents.
 */
const nameDocuments = (documents: readonly Unnamed[], publishers: Publishers): DocumentRows[] => {
  const namesakes = Map.groupBy(documents, ({ series }) => series)
  return documents.map((document) => {
    const { publisher, series, sha256 } = document
    const others = namesakes.get(series) ?? []
    const ofSeries = others.filter((namesake) => namesake.publisher === publisher)
    const seriesName =
      ofSeries.length === others.length ? series : `${slugOf(publisher, publishers)}/${series}`
    const name = ofSeries.length === 1 ? seriesName : `${seriesName}#${sha256.slice(0, 12)}`
    return { ...document, seriesName, name }
  })
}

const slugOf = (title: string, publishers: Publishers): string =>
  Object.values(publishers).find((publisher) => publisher.title === title)?.name ?? title
