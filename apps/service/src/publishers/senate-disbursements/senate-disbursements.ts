import type { ReportPeriod } from '../payroll/observation-draft.ts'
import { refuseOtherKinds } from '../payroll/refuse-other-kinds.ts'
import { readPdfPages } from '../pdf/read-pdf-pages.ts'
import { DocumentRefused, type Publisher, type Reading, type ReadNeeds } from '../publisher.ts'
import { readStart, readWhole } from '../streams/document-bytes.ts'
import { makeCounter, MAX_DOCUMENT_BYTES } from '../tables/bounds.ts'
import { findMissingPages, numberOf } from './gather-offices.ts'
import { checkPayrollCsv, readPayrollCsv } from './read-payroll-csv.ts'

import { findPrintedPeriod, listStatementPages, readReportPages } from './read-report-pages.ts'
import { readStatementPage, type StatementPage } from './read-statement-page.ts'
import { findPageNumber, splitPages, type TextPage } from './split-pages.ts'

/**
 * The Report of the Secretary of the Senate, published twice a year: its PDF, its text with columns kept, by page or
 * whole, and the table made from the reports of the 113th Congress.
 */
export const senateDisbursements: Publisher<ReportFacts> = {
  name: 'senate-disbursements',
  title: 'Secretary of the Senate, Report of the Secretary',
  parserVersion: '5',
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
    // Checks the header: a table of other expenses would replace the payroll as its newer edition.
    await checkPayrollCsv(open)
    return findReportPeriod(undefined, source).label
  }
  const pages = listStatementPages(await readPages(open, kind, isRecognised))
  refuseInsideOffice(pages)
  const { label } = findReportPeriod(findPrintedPeriod(pages), source)
  // A page or a run of pages is not a newer edition of a report. It gets a series of its own, named after its first
  // page.
  const first = pages[0]?.number
  const isPart = pages.length === 1 || numberOf(first ?? '') > LAST_FIRST_PAGE
  return isPart && typeof first === 'string' ? `${label}/${first}` : label
}

/** Last page on which a whole report may list its first office. */
const LAST_FIRST_PAGE = 20

/** Throws a DocumentRefused if an office pays the people on a page, but an earlier, missing page names it. */
const refuseInsideOffice = (pages: readonly StatementPage[]): void => {
  const found = findMissingPages(pages)
  if (found !== undefined)
    throw new DocumentRefused(
      `Page ${found.page} continues an office that an earlier page names, and ${found.missing} is not in the document: nothing shows which office pays the people on the page. Add the pages from the page that names the office onward, as one text.`,
    )
}

type Kind = 'pdf' | 'csv' | 'text'

/** Finds the kind of a document. Throws a DocumentRefused for other kinds that sites return. */
const findKind = async (open: ReadNeeds['open']): Promise<Kind> => {
  const start = new TextDecoder('latin1').decode(await readStart(open, 512))
  if (start.startsWith('%PDF-')) return 'pdf'
  refuseOtherKinds(start)
  return /^(?:ï»¿)?\s*office_header,/.test(start) ? 'csv' : 'text'
}

/** Reads the pages of a document; of a PDF only as many as `isEnough` requires. */
const readPages = async (
  open: ReadNeeds['open'],
  kind: 'pdf' | 'text',
  isEnough: (pages: readonly TextPage[]) => boolean = () => false,
): Promise<readonly TextPage[]> => {
  const bytes = await readWhole(open, makeCounter('bytes', MAX_DOCUMENT_BYTES))
  if (kind === 'text') return splitPages(checkEnd(decode(bytes)))
  const pages: TextPage[] = []
  for await (const { lines } of readPdfPages(bytes)) {
    pages.push({ number: findPageNumber(lines), lines })
    if (isEnough(pages)) break
  }
  return pages
}

/**
 * Whether the pages suffice to recognise a report: its first office, whose page prints the half-year, and a second page
 * of payments.
 */
const isRecognised = (pages: readonly TextPage[]): boolean => {
  const statements = pages.flatMap((page) => readStatementPage(page) ?? [])
  return statements.length > 1 && findPrintedPeriod(statements) !== undefined
}

/**
 * Checks the end of the text. Pages end with a form feed and lines with a line end: a name that was cut off would be
 * another name.
 */
const checkEnd = (text: string): string => {
  if (/[\n\f]$/.test(text)) return text
  throw new DocumentRefused(
    'The text seems to be cut off: its last line has no end. Take it from the PDF again.',
  )
}

const decode = (bytes: Uint8Array): string => {
  if (bytes.includes(0)) throw new DocumentRefused('The document is not text: it has zero bytes.')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Decoding throws only for bytes that are not UTF-8: the text is then in the code page of Windows.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Facts about a report, from its address or the operator. */
type ReportFacts = { readonly period_start?: string | null; readonly period_end?: string | null }

/**
 * Finds the half-year of a report: as its pages print it, as it was given when the document was added, or by the number
 * in its address. Throws a DocumentRefused if none is known, or if two of them differ.
 */
const findReportPeriod = (
  printed: Pick<ReportPeriod, 'start' | 'end'> | undefined,
  source: { readonly url: string } & ReportFacts,
): ReportPeriod => {
  const number = /(\d{3}sdoc\d{1,3})(?!\d)/i.exec(source.url)?.[1]?.toLowerCase()
  const { period_start: start, period_end: end } = source
  const said = start && end ? { start, end } : undefined
  const known = [printed, said, number === undefined ? undefined : REPORTS[number]].filter(
    (period) => period !== undefined,
  )
  const [first] = known
  if (first === undefined)
    throw new DocumentRefused(
      'The half-year of the report is not known: add the document with period_start and period_end.',
    )
  if (!isHalfYear(first))
    throw new DocumentRefused(
      `${first.start} to ${first.end} is not a half-year of a report: a half-year goes from 1 April to 30 September, or from 1 October to 31 March.`,
    )
  if (known.some((period) => period.start !== first.start || period.end !== first.end))
    throw new DocumentRefused(
      'The half-year that the report prints differs from the half-year that its address or its facts name.',
    )
  return { label: `${first.start.slice(0, 7)}..${first.end.slice(0, 7)}`, ...first }
}

const isHalfYear = ({ start, end }: Pick<ReportPeriod, 'start' | 'end'>): boolean => {
  const year = Number(start.slice(0, 4))
  return start === `${year}-04-01`
    ? end === `${year}-09-30`
    : start === `${year}-10-01` && end === `${year + 1}-03-31`
}

/** Reports whose ready-made tables do not print their half-year. */
const REPORTS: Readonly<Record<string, Pick<ReportPeriod, 'start' | 'end'>>> = {
  '113sdoc2': { start: '2012-10-01', end: '2013-03-31' },
  '113sdoc17': { start: '2013-04-01', end: '2013-09-30' },
  '118sdoc13': { start: '2024-04-01', end: '2024-09-30' },
}
