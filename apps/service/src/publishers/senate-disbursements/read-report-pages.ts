import { DocumentRefused, type ControlTotal, type ReadRow } from '../publisher.ts'
import type { ReportPeriod } from '../payroll/observation-draft.ts'
import { gatherOffices, type OfficePay } from './gather-offices.ts'
import { pairTitles } from './pair-titles.ts'
import { readStatementPage, type StatementPage } from './read-statement-page.ts'
import { reconcileAmounts } from './reconcile-amounts.ts'
import type { TextPage } from './split-pages.ts'
import { writeSalaryRows, type PlacedLine } from './write-salary-rows.ts'

/** The pages of a report that list payments. Throws a DocumentRefused for what has none. */
export const listStatementPages = (all: readonly TextPage[]): readonly StatementPage[] => {
  const pages = all.flatMap((page) => readStatementPage(page) ?? [])
  if (pages.length === 0)
    throw new DocumentRefused(
      'This is no Report of the Secretary of the Senate: no page has the column PAYEE NAME. Give its PDF, or the text that keeps the columns of it.',
    )
  return pages
}

/** The half-year that the pages print, if any does. Throws a DocumentRefused where they print several. */
export const findPrintedPeriod = (
  pages: readonly StatementPage[],
): Pick<ReportPeriod, 'start' | 'end'> | undefined => {
  const periods = pages.flatMap(({ header }) => header?.period ?? [])
  const [first] = periods
  if (periods.some(({ start, end }) => start !== first?.start || end !== first.end))
    throw new DocumentRefused('Pages of the report print different half-years.')
  return first
}

/** The salaries of a report. Amounts are given where the page reconciles with its printed totals. */
export function* readReportPages(
  all: readonly TextPage[],
  findPeriod: FindPeriod,
): Generator<ReadRow, readonly ControlTotal[], undefined> {
  const pages = listStatementPages(all)
  const period = findPeriod(findPrintedPeriod(pages))
  const totals: ControlTotal[] = []
  const lines: PlacedLine[] = []
  for (const office of gatherOffices(pages)) {
    if (office.header === null) yield* refuseHeadless(office)
    else lines.push(...listLines(office, office.header, totals))
  }
  yield* writeSalaryRows(lines, period)
  return totals
}

type FindPeriod = (printed: Pick<ReportPeriod, 'start' | 'end'> | undefined) => ReportPeriod

const listLines = (
  office: OfficePay,
  header: NonNullable<OfficePay['header']>,
  totals: ControlTotal[],
): PlacedLine[] => {
  const { ofPage, printed, found } = reconcileAmounts(office)
  if (printed !== undefined)
    totals.push({
      what: 'amount_of_document',
      label: `${header.name}, Net Payroll Expenses`,
      printed: printed / 100,
      found: found / 100,
    })
  return office.pages.flatMap((page, index) => {
    const titles = pairTitles(page.names, page.titles)
    return page.names.map(({ row, text: name }, place): PlacedLine => {
      const title = titles?.[place] ?? null
      const cents = ofPage[index]?.[place]
      return {
        place: placeOf(page, row),
        cells: { ...cellsOf(header), name, title: title ?? '' },
        nameCell: 'name',
        line: {
          row,
          office: header.name,
          fundingYear: header.fundingYear,
          account: header.account,
          name,
          title,
          cents,
        },
      }
    })
  })
}

const placeOf = ({ number }: StatementPage, row: number) => ({
  sheet: number === null ? null : `page ${number}`,
  row,
  pointer: null,
})

const cellsOf = ({ name, fundingYear, account }: NonNullable<OfficePay['header']>) => ({
  office: name,
  funding_year: fundingYear ?? '',
  account: account ?? '',
})

/** A title on a page of unknown office could be that of a minor: the names are left out. */
function* refuseHeadless({ pages }: OfficePay): Generator<ReadRow, void, undefined> {
  for (const page of pages)
    for (const { row, text } of page.names) {
      const isPage = page.titles.some((title) => /\bPAGE\b/i.test(title.text))
      yield {
        kind: 'refused',
        place: placeOf(page, row),
        cells: { name: isPage ? '' : text },
        reason: 'office_not_in_document',
        detail:
          'The page goes on with an office that is named on an earlier page, and that page is not in the document.',
      }
    }
}
