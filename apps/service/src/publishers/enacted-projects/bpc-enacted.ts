import { DocumentRefused, type ReadNeeds, type ReadRow, type Reading } from '../publisher.ts'
import { checkRows } from '../tables/check-rows.ts'
import { hasUnitWord, isUnit } from '../tables/find-unit.ts'
import { openCsvList, readCsvRows, type CsvList } from '../tables/open-csv-table.ts'
import { refuseIdenticalRows } from '../tables/refuse-repeated-rows.ts'
import { type EnactedFacts, type EnactedPublisher, type EnactedSource } from './drafts.ts'
import { BPC_FIELDS, readBpcRow, type BpcField } from './read-bpc-row.ts'
import { hideWords, sumRows } from './sum-rows.ts'

/**
 * The Bipartisan Policy Center's table of the enacted projects of a year. No licence is stated: unless the operator
 * publishes its rows, they give only counts and sums, by which control totals are checked.
 */
export const bpcEnacted: EnactedPublisher = {
  name: 'bpc-enacted',
  title: 'Bipartisan Policy Center',
  parserVersion: '6',
  isGovernment: false,
  findSeries: ({ source, open }) =>
    hideWords(source, async () => {
      const fiscalYear = getFiscalYear(source)
      const { table } = await openCsvList(open, listOf(fiscalYear))
      await checkRows(table)
      refuseUnits(table.titles)
      return `bpc/${fiscalYear}`
    }),
  read,
}

async function* read({ source, open }: ReadNeeds<EnactedFacts>): Reading {
  const rows = refuseIdenticalRows(checkUnits(readCsvRows(open, listOf(getFiscalYear(source)))))
  if (source.rows === 'published') yield* rows
  // All rows are read before the first sum.
  else yield* await hideWords(source, () => Array.fromAsync(sumRows(rows)))
  return []
}

const getFiscalYear = ({ fiscal_year: year }: EnactedSource): number => {
  if (year !== null) return year
  throw new DocumentRefused('The table does not say its fiscal year: give it with --fiscal-year.')
}

const listOf = (fiscalYear: number): CsvList<BpcField> => ({
  what: 'enacted projects of the Bipartisan Policy Center',
  fields: BPC_FIELDS,
  readRow: (row) => readBpcRow(row, fiscalYear),
})

async function* checkUnits(rows: AsyncIterable<ReadRow>): AsyncGenerator<ReadRow> {
  for await (const row of rows) {
    if (row.kind === 'refused') refuseUnits(Object.values(row.cells).filter(isUnit))
    yield row
  }
}

/** Stops at a table that states a unit: this one has whole dollars and says nothing of them. */
const refuseUnits = (texts: readonly string[]): void => {
  const unit = texts.find(hasUnitWord)
  if (unit !== undefined)
    throw new DocumentRefused(`“${unit}” names a unit of the amounts, and this table has no unit.`)
}
