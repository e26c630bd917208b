import type { ObservationDraft, PayComponent, ReportPeriod } from '../payroll/observation-draft.ts'
import { classifyOffice } from '../payroll/classify-office.ts'
import { flagTexts } from '../payroll/find-payment-fault.ts'
import { writeCents } from '../payroll/parse-cents.ts'
import { parsePersonName } from '../payroll/parse-person-name.ts'
import { splitTitle } from '../payroll/split-title.ts'
import { splitTitleDates } from './split-title-dates.ts'

/** A line of the payroll of the Senate. */
export type SalaryLine = {
  readonly row: number
  readonly office: string
  readonly fundingYear: string | null
  readonly account: string | null
  readonly name: string
  /** Null where it cannot be distinguished from those of others. */
  readonly title: string | null
  readonly cents: number | undefined
}

/** The title alone tells days; without any the interval is that of the report. */
export const makeSenateDraft = (line: SalaryLine, period: ReportPeriod): ObservationDraft => {
  const { title, days } = splitTitleDates(line.title ?? '', period)
  const { flags, titleClass } = splitTitle(title)
  const { start, end } = typeof days === 'object' ? days : period
  const amount = line.cents === undefined ? null : writeCents(line.cents)
  return {
    chamber: 'Senate',
    report_period: period,
    pay_start: start,
    pay_end: end,
    date_basis: days === 'unread' ? 'title_unread' : days === undefined ? 'report_period' : 'title',
    name_raw: line.name,
    name: parsePersonName(line.name),
    title_raw: line.title,
    title: line.title === null ? null : title,
    title_truncated: false,
    title_class: line.title === null ? 'unread' : titleClass,
    flags: [
      ...flags,
      ...(isInternAccount(line) && !flags.includes('intern') ? (['intern'] as const) : []),
      ...flagTexts(line.name, line.title, line.office, line.account),
    ],
    office: makeOffice(line),
    program: line.account === null ? null : { raw: line.account, code: null },
    components: [makeComponent(line, start, end, amount)],
    amount,
    amount_status: amount === null ? 'misaligned' : (line.cents ?? 0) < 0 ? 'adjusted' : 'reported',
    key: [period.label, line.office, line.fundingYear ?? '', line.account ?? '', line.name, line.title ?? ''],
  }
}

const isInternAccount = ({ office }: SalaryLine): boolean => /^INTERN COMPENSATION\b/i.test(office)

const makeOffice = ({ office, fundingYear }: SalaryLine): ObservationDraft['office'] => ({
  name_raw: office,
  name: office,
  kind: classifyOffice(office),
  bioguide: null,
  organization_code: null,
  year_label: fundingYear === null ? null : `Funding Year ${fundingYear}`,
})

const makeComponent = (
  { row, cents = 0 }: SalaryLine,
  start: string,
  end: string,
  amount: string | null,
): PayComponent => ({
  kind: cents < 0 ? 'adjustment' : 'regular',
  object_code: null,
  start,
  end,
  amount,
  row,
})
