import { DocumentRefused, type Publisher, type ReadNeeds, type Reading } from '../publisher.ts'
import { refuseOtherKinds } from '../payroll/refuse-other-kinds.ts'
import { readStart } from '../streams/read-start.ts'
import { readWhole } from '../streams/read-whole.ts'
import { makeCounter, MAX_DOCUMENT_BYTES } from '../tables/bounds.ts'
import { findMissingPages, numberOf } from './gather-offices.ts'
import { readPdfPages } from './read-pdf-pages.ts'
import { checkPayrollCsv, readPayrollCsv } from './read-payroll-csv.ts'
import { findPrintedPeriod, listStatementPages, readReportPages } from './read-report-pages.ts'
import { readStatementPage, type StatementPage } from './read-statement-page.ts'
import { splitPages, type TextPage } from './split-pages.ts'
import { findReportPeriod, type ReportFacts } from './senate-report.ts'

/**
 * The Report of the Secretary of the Senate, twice a year: its PDF, the text that keeps the columns of it, page by page or
 * whole, and the table that was made of the reports of the 113th Congress.
 */
export const senateDisbursements: Publisher<ReportFacts> = {
  name: 'senate-disbursements',
  title: 'Secretary of the Senate, Report of the Secretary',
  parserVersion: '2',
  isGovernment: true,
  findSeries: async (needs) => `senate-disbursements/${await findLabel(needs)}`,
  read,
}

async function* read({ source, open }: ReadNeeds<ReportFacts>): Reading {
  const kind = await findKind(open)
  if (kind === 'csv') return yield* readPayrollCsv(open, findReportPeriod(undefined, source))
  const pages = await readPages(open, kind)
  return yield* readReportPages(pages, (printed) => findReportPeriod(printed, source))
}

const findLabel = async ({ source, open }: ReadNeeds<ReportFacts>): Promise<string> => {
  const kind = await findKind(open)
  if (kind === 'csv') {
    // A table of other expenses would take the place of the payroll as its newer edition.
    await checkPayrollCsv(open)
    return findReportPeriod(undefined, source).label
  }
  const pages = listStatementPages(await readPages(open, kind, isRecognised))
  refuseInsideOffice(pages)
  const { label } = findReportPeriod(findPrintedPeriod(pages), source)
  // A page, or a run of pages, is no newer edition of a report: it is a series of its own, by the page that it begins with.
  const first = pages[0]?.number
  const isPart = pages.length === 1 || numberOf(first ?? '') > LAST_FIRST_PAGE
  return isPart && typeof first === 'string' ? `${label}/${first}` : label
}

/** A whole report lists its first office on one of these pages. */
const LAST_FIRST_PAGE = 20

/** Throws a DocumentRefused where the people of a page are paid by an office that is named on a page before it. */
const refuseInsideOffice = (pages: readonly StatementPage[]): void => {
  const found = findMissingPages(pages)
  if (found !== undefined)
    throw new DocumentRefused(
      `Page ${found.page} goes on with an office that is named on an earlier page, and ${found.missing} is not in the document: nothing tells who pays the people on it. Add the pages from the one that names the office as one text.`,
    )
}

type Kind = 'pdf' | 'csv' | 'text'

/** Throws a DocumentRefused for the other kinds of document that a site may give. */
const findKind = async (open: ReadNeeds['open']): Promise<Kind> => {
  const start = new TextDecoder('latin1').decode(await readStart(open, 512))
  if (start.startsWith('%PDF-')) return 'pdf'
  refuseOtherKinds(start)
  return /^(?:ï»¿)?\s*office_header,/.test(start) ? 'csv' : 'text'
}

/** Reads only as many pages of a PDF as `isEnough` asks for. */
const readPages = async (
  open: ReadNeeds['open'],
  kind: 'pdf' | 'text',
  isEnough: (pages: readonly TextPage[]) => boolean = () => false,
): Promise<readonly TextPage[]> => {
  const bytes = await readWhole(open, makeCounter('bytes', MAX_DOCUMENT_BYTES))
  if (kind === 'text') return splitPages(checkEnd(decode(bytes)))
  const pages: TextPage[] = []
  for await (const page of readPdfPages(bytes)) {
    pages.push(page)
    if (isEnough(pages)) break
  }
  return pages
}

/** A report is known by its first office, whose page prints the half-year, and by a second page of payments. */
const isRecognised = (pages: readonly TextPage[]): boolean => {
  const statements = pages.flatMap((page) => readStatementPage(page) ?? [])
  return statements.length > 1 && findPrintedPeriod(statements) !== undefined
}

/** Pages end with a form feed, and lines with their end: a name that was cut off would be another. */
const checkEnd = (text: string): string => {
  if (/[\n\f]$/.test(text)) return text
  throw new DocumentRefused(
    'The text seems to be cut off: its last line has no end. Take it from the PDF again.',
  )
}

const decode = (bytes: Uint8Array): string => {
  if (bytes.includes(0)) throw new DocumentRefused('The document is no text: it has zero bytes.')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // The only thing that decoding can throw: the text is in the code page of Windows then.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
