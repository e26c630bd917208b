import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RECORD_DATASETS, type FullRecord, type FundingLine } from '@rotunda/contract'
import { parse } from 'csv-parse/sync'
import { readRows } from '../bundle/read-rows.ts'
import { readDocuments, type DocumentRows } from './read-documents.ts'

/** Rows of one dataset, stage and fiscal year, and the sum of their known amounts. */
export type AmountGroup = { readonly rows: number; readonly sum: number }

/** What a release holds, as its gates and those of the next release look at it. */
export type ReleaseMeasures = {
  readonly documents: readonly DocumentRows[]
  /** Of each row, by its id, the digest of the document. A member of two lists counts in the last one. */
  readonly rows: ReadonlyMap<string, string>
  /** The known amounts, by digest of the document. */
  readonly amounts: ReadonlyMap<string, readonly number[]>
  /** By `dataset/stage/year`. */
  readonly groups: ReadonlyMap<string, AmountGroup>
}

/** Reads the data files of a release that is whole: those that everybody downloads, so of any version and machine. */
export const measureRelease = (folder: string): ReleaseMeasures => {
  const rows = new Map<string, string>()
  const amounts = new Map<string, number[]>()
  const groups = new Map<string, AmountGroup>()
  for (const dataset of RECORD_DATASETS)
    // Written by openDatasetFiles alone, as are the lines below.
    for (const record of readRows(join(folder, `data/${dataset}.json`)) as Iterable<FullRecord>) {
      const source = sourceOf(record)
      rows.set(record.id, source)
      if (record.amount !== null) getOrMake(amounts, source, () => []).push(record.amount)
      const name = `${dataset}/${record.stage}/${record.fiscal_year}`
      const before = groups.get(name) ?? { rows: 0, sum: 0 }
      groups.set(name, { rows: before.rows + 1, sum: before.sum + (record.amount ?? 0) })
    }
  for (const line of readRows(join(folder, 'data/funding-guidance.json')) as Iterable<FundingLine>)
    rows.set(line.id, sourceOf(line))
  for (const { source_sha256 = '', bioguide = '' } of readMembers(folder)) rows.set(bioguide, source_sha256)
  return { documents: readDocuments(folder), rows, amounts, groups }
}

const sourceOf = ({ evidence }: Pick<FullRecord | FundingLine, 'evidence'>): string =>
  evidence[0]?.source ?? ''

/** An earlier version wrote no list of members. */
const readMembers = (folder: string): Record<string, string>[] => {
  const file = join(folder, 'data/members.csv')
  return existsSync(file) ? parse(readFileSync(file), { columns: true }) : []
}

const getOrMake = <Value>(map: Map<string, Value>, key: string, make: () => Value): Value => {
  const found = map.get(key) ?? make()
  map.set(key, found)
  return found
}
