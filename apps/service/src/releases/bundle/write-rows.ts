import type { FullRecord, RecordDataset } from '@rotunda/contract'
import { makeMatchCounter, type MatchCount } from '../build/count-matches.ts'
import { makeRowFaults, type RowFaults } from '../build/fault-list.ts'
import { RECORD_RULES } from '../build/find-row-faults.ts'
import { listRecords } from '../build/list-records.ts'
import type { ReleaseContents } from '../build/read-contents.ts'
import type { PublishedCounts } from '../build/report-sources.ts'
import { openDatasetFiles } from './dataset-files.ts'
import type { FileSet } from './file-set.ts'
import { FUNDING_LINE_TABLE, RECORD_TABLE } from './flat-tables.ts'
import { makeListShapes, type ListShapes } from './list-shapes.ts'
import { listRequestors, REQUESTORS, REQUESTORS_FILE } from './requestors.ts'
import { writeMembers } from './write-members.ts'

export type WrittenRows = {
  readonly published: PublishedCounts
  readonly faults: RowFaults
  readonly matches: readonly MatchCount[]
  /** Rows of the table of requestors. */
  readonly requestors: number
  readonly lists: ListShapes
}

type Writing = {
  readonly files: FileSet
  readonly contents: ReleaseContents
  readonly published: Map<number, number>
  readonly lists: ListShapes
}

/**
 * Every record, requestor and funding line, in all three forms, and every member; each record is held to the contract.
 */
export const writeRows = (files: FileSet, contents: ReleaseContents): WrittenRows => {
  const published = new Map<number, number>()
  const lists = makeListShapes()
  const writing = { files, contents, published, lists }
  const written = writeRecords(writing)
  writeFundingLines(writing)
  writeMembers(files, contents, published)
  return { published, lists, ...written }
}

/** A dataset of which there is nothing has its files as well. */
const writeRecords = ({
  files,
  contents: { staging, guidance },
  published,
  lists,
}: Writing): Omit<WrittenRows, 'published' | 'lists'> => {
  const faults = makeRowFaults()
  const matches = makeMatchCounter()
  const open = (dataset: RecordDataset) => openDatasetFiles<FullRecord>(files, dataset, RECORD_TABLE, lists)
  const datasets = { 'senate-requests': open('senate-requests'), 'house-projects': open('house-projects') }
  const requestors = openDatasetFiles(files, REQUESTORS_FILE, REQUESTORS, lists)
  for (const { record, source } of listRecords(staging, guidance.lines)) {
    faults.invalid.add(RECORD_RULES.findInvalid(record))
    faults.unexplained.add(RECORD_RULES.findUnexplained(record))
    datasets[record.dataset].add(record)
    for (const requestor of listRequestors(record)) requestors.add(requestor)
    matches.add(record)
    published.set(source, (published.get(source) ?? 0) + 1)
  }
  for (const dataset of Object.values(datasets)) dataset.close()
  return { faults, matches: matches.list(), requestors: requestors.close() }
}

const writeFundingLines = ({ files, contents: { guidance, staged }, published, lists }: Writing): void => {
  const numbers = new Map(staged.map(({ source, number }) => [source.sha256, number]))
  const dataset = openDatasetFiles(files, 'funding-guidance', FUNDING_LINE_TABLE, lists)
  for (const line of guidance.lines) {
    dataset.add(line)
    const number = numbers.get(line.evidence[0]?.source ?? '') ?? -1
    published.set(number, (published.get(number) ?? 0) + 1)
  }
  dataset.close()
}
