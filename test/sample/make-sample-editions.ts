import { makeBillTables } from './bill-tables.ts'
import { makeCodeLists } from './code-lists.ts'
import { makeHouseExcerpt, makeHouseWorkbook } from './house-workbook.ts'
import { makeMemberLists } from './member-lists.ts'
import { get, shareOut } from './random.ts'
import type { SampleDocument, SampleEdition } from './sample-document.ts'
import { makeSenateGrid } from './senate-grid.ts'

export type SampleNeeds = {
  /** Seed: the same number gives the same bytes on any machine, and another number other documents. */
  readonly seed: number
  /** Number of records in the release that is built from all editions. */
  readonly records: number
}

/**
 * Makes invented documents in the publishers' own formats, with the defects of real ones: from 300 records on, they
 * have every flag and every reason for a refusal. Editions come one after another, so that memory never holds a million
 * records at once.
 */
export async function* makeSampleEditions({ seed, records }: SampleNeeds): AsyncGenerator<SampleEdition> {
  const { ofTable, ofWorkbook, ofGrids } = divideSample(records)
  for (const list of [...(await makeCodeLists()), ...makeMemberLists()]) yield [list]
  if (ofWorkbook > 0) {
    for (const fiscalYear of WORKBOOK_YEARS)
      yield [makeHouseWorkbook({ seed, fiscalYear, records: ofWorkbook })]
    yield [makeHouseExcerpt({ seed, records: ofWorkbook })]
  }
  if (ofTable > 0) for (const table of makeBillTables({ seed, records: ofTable })) yield [table]
  for (const [fiscalYear, ofYear] of ofGrids)
    if (ofYear > 0) yield* asEdition(makeSenateGrid({ seed, fiscalYear, records: ofYear }))
}

/** Divides the records of a sample among its documents. Grids of the Senate have theirs by year. */
export const divideSample = (records: number) => {
  const ofTable = Math.min(MOST_TABLE_ROWS, Math.floor(records * TABLE_SHARE))
  const ofWorkbook = Math.min(MOST_WORKBOOK_ROWS, Math.floor(records * WORKBOOK_SHARE))
  const others = records - TABLES * ofTable - WORKBOOK_YEARS.length * ofWorkbook
  const shares = shareOut(
    others,
    GRID_YEARS.map(() => 1),
  )
  return {
    ofTable,
    ofWorkbook,
    ofGrids: new Map(GRID_YEARS.map((year, index) => [year, get(shares, index)])),
  }
}

const WORKBOOK_YEARS = [2022, 2023, 2024, 2025, 2026]
const GRID_YEARS = [2023, 2024, 2025, 2026, 2027]
/** Number of tables of bills of the House. */
const TABLES = 3

/** Most rows of a document: real workbooks have under 6,000 rows, and tables of a bill a few hundred. */
const MOST_WORKBOOK_ROWS = 6000
const MOST_TABLE_ROWS = 200
/** Share of records in each document. As in real ones, some four in five requests are of the Senate. */
const WORKBOOK_SHARE = 0.035
const TABLE_SHARE = 0.02

function* asEdition(documents: Iterable<SampleDocument>): Generator<SampleEdition> {
  const [first, ...others] = documents
  if (first !== undefined) yield [first, ...others]
}
