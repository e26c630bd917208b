import { DocumentRefused } from '../publisher.ts'
import type { ReportPeriod } from '../payroll/observation-draft.ts'

/** Facts of a report beside its bytes, from its address or the operator. */
export type ReportFacts = { readonly period_start?: string | null; readonly period_end?: string | null }

/**
 * The half-year of a report: as its pages print it, as it was said when the document was added, or that of a report
 * whose number stands in the address. Throws a DocumentRefused where none is known, or two of them differ.
 */
export const findReportPeriod = (
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
      `${first.start} to ${first.end} is no half-year of a report: it goes from 1 April to 30 September, or from 1 October to 31 March.`,
    )
  if (known.some((period) => period.start !== first.start || period.end !== first.end))
    throw new DocumentRefused(
      'The half-year that the report prints is not the one that its address or its facts name.',
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
