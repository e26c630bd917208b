import { DocumentRefused, type ControlTotal, type ReadRow } from '../publisher.ts'
import { isMinor } from '../payroll/leave-minors-out.ts'
import type { ReportPeriod } from '../payroll/observation-draft.ts'
import { gatherOffices, hasAmountOfEach, reconcileAmounts, type OfficePay } from './gather-offices.ts'
import { pairTitles } from './pair-titles.ts'
import { readStatementPage, type StatementPage } from './read-statement-page.ts'
import type { TextPage } from './split-pages.ts'
import { writeSalaryRows, type PlacedLine } from './write-salary-rows.ts'

/**
 * Reads the salaries of a report. Gives the amounts of an office only if their sum equals a total that is printed below
 * them.
 */
export function* readReportPages(
  all: readonly TextPage[],
  findPeriod: FindPeriod,
): Generator<ReadRow, readonly ControlTotal[], undefined> {
  const pages = listStatementPages(all)
  const period = findPeriod(findPrintedPeriod(pages))
  const totals: ControlTotal[] = []
  const lines: PlacedLine[] = []
  const seen = new Set<string>()
  for (const office of gatherOffices(pages)) {
    if (office.header === null) yield* refuseNames(office, 'office_not_in_document', NO_HEADER)
    else if (seen.size === seen.add(JSON.stringify(office.header)).size)
      yield* refuseNames(office, 'payment_not_understood', TWICE)
    else {
      yield* refuseStrays(office)
      lines.push(...listLines(office, office.header, totals))
    }
  }
  yield* writeSalaryRows(lines, period)
  return totals
}

type FindPeriod = (printed: Pick<ReportPeriod, 'start' | 'end'> | undefined) => ReportPeriod

/** Lists the pages of a report that list payments. Throws a DocumentRefused if it has none. */
export const listStatementPages = (all: readonly TextPage[]): readonly StatementPage[] => {
  const pages = all.flatMap((page) => readStatementPage(page) ?? [])
  if (pages.length === 0)
    throw new DocumentRefused(
      'This is not a Report of the Secretary of the Senate: no page has the column PAYEE NAME. Give the PDF of the report, or its text with the columns kept.',
    )
  return pages
}

/** Finds the half-year that the pages print, if any does. Throws a DocumentRefused if they print several. */
export const findPrintedPeriod = (
  pages: readonly StatementPage[],
): Pick<ReportPeriod, 'start' | 'end'> | undefined => {
  const periods = pages.flatMap(({ header }) => header?.period ?? [])
  const [first] = periods
  if (periods.some(({ start, end }) => start !== first?.start || end !== first.end))
    throw new DocumentRefused('Pages of the report print different half-years.')
  return first
}

const listLines = (
  office: OfficePay,
  header: NonNullable<OfficePay['header']>,
  totals: ControlTotal[],
): PlacedLine[] => {
  const { ofPage, total, isContradicted, found } = reconcileAmounts(office)
  if (total !== undefined)
    totals.push({
      what: 'amount_of_document',
      label: `${header.name}, ${total.label}`,
      printed: total.cents / 100,
      found: found / 100,
    })
  return office.pages.flatMap((page, index) => {
    const titles = pairTitles(page.names, page.titles, hasAmountOfEach(page) && !isContradicted)
    const isMaybeMinor = titles === undefined && hasMinors(page)
    return page.names.map(({ row, text: name }, place): PlacedLine => {
      const title = titles?.[place] ?? null
      const cents = ofPage[index]?.[place]
      return {
        place: placeOf(page, row),
        cells: { ...cellsOf(header), name, title: title ?? '' },
        nameCell: 'name',
        isTotalled: cents !== undefined,
        isMaybeMinor,
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

const NO_HEADER =
  'The page continues an office that an earlier page names, and the document lacks that page; or the page has no number or several numbers, or a column without a header.'
const TWICE = 'An earlier page has the same office and account: the document has a page twice.'

function* refuseStrays({ pages }: OfficePay): Generator<ReadRow, void, undefined> {
  for (const page of pages)
    for (const { row, text } of page.strays)
      yield {
        kind: 'refused',
        place: placeOf(page, row),
        cells: { name: hasMinors(page) ? '' : text },
        reason: 'payment_not_understood',
        detail: 'The text in the column of names is not a name: a name is LAST, FIRST.',
      }
}

/** Whether any title on the page is that of a minor. */
const hasMinors = ({ titles }: StatementPage): boolean => titles.some(({ text }) => isMinor(text))

/**
 * Refuses the names of an office. Leaves out the names of a page with a title of a minor, which may belong to any of
 * them.
 */
function* refuseNames(
  { pages }: OfficePay,
  reason: string,
  detail: string,
): Generator<ReadRow, void, undefined> {
  for (const page of pages) {
    for (const { row, text } of page.names)
      yield {
        kind: 'refused',
        place: placeOf(page, row),
        cells: { name: hasMinors(page) ? '' : text },
        reason,
        detail,
      }
  }
}
