import { formatCsvLine } from '../platform/index.ts'
import { makeHouseRows } from './house-rows.ts'
import { SINCE_2024, workbookUrl } from './house-workbook.ts'
import { makeFacts, type SampleDocument } from './sample-document.ts'

const YEARS = [2024, 2025]
const ROWS = 3

/** Rows that were quoted from the workbooks of two years. They give way to the workbooks, which are there too. */
export const makeHouseExcerpt = ({ seed, records }: { seed: number; records: number }): SampleDocument => {
  const header = [...SINCE_2024.map(([name]) => name), '_fiscal_year', '_source_file']
  const quoted = YEARS.flatMap((fiscalYear) =>
    [...makeHouseRows({ seed, fiscalYear, rows: records })]
      .slice(0, ROWS)
      .map((row) => [...SINCE_2024.map(([, field]) => row[field]), fiscalYear, workbookUrl(fiscalYear)]),
  )
  return {
    facts: makeFacts({
      ...({ publisher: 'house-appropriations', chamber: 'house', published_at: '2026-05-12' } as const),
      url: 'https://quotations.example/house-requests.csv',
      media_type: 'text/csv',
    }),
    bytes: new TextEncoder().encode([header, ...quoted].map(formatCsvLine).join('')),
  }
}
