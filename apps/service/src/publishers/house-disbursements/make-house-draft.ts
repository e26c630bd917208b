import type { StaffFlag } from '@rotunda/contract'
import type { ObservationDraft, PayComponent, ReportPeriod } from '../payroll/observation-draft.ts'
import { flagTexts } from '../payroll/find-payment-fault.ts'
import { writeCents } from '../payroll/parse-cents.ts'
import { parsePersonName } from '../payroll/parse-person-name.ts'
import { foldName, type Folded } from './fold-payments.ts'
import type { Payment } from './read-payment.ts'

/** The draft of folded payments. An office that is printed twice, with both years, has the name of the newer one. */
export const makeHouseDraft = (payments: Folded, period: ReportPeriod): ObservationDraft => {
  const [first] = payments
  const { office, program, nameRaw, title } = findNewest(payments)
  const components = payments.map(makeComponent)
  return {
    chamber: 'House',
    report_period: period,
    pay_start: findFirst(components.map(({ start }) => start)),
    pay_end: findLast(components.map(({ end }) => end)),
    date_basis: 'reported',
    name_raw: nameRaw,
    name: parsePersonName(nameRaw),
    title_raw: first.titleRaw,
    title: title.title,
    title_truncated: title.truncated,
    title_class: title.titleClass,
    flags: [
      ...listFlags(first),
      ...(payments.some(({ isRepeated }) => isRepeated) ? (['line_repeated'] as const) : []),
      ...flagTexts(nameRaw, first.titleRaw, office.name, program?.raw ?? null),
    ],
    office,
    program,
    components,
    amount: writeCents(payments.reduce((sum, { cents }) => sum + cents, 0)),
    amount_status: payments.some(({ cents }) => cents < 0) ? 'adjusted' : 'reported',
    key: [
      period.label,
      office.name,
      program?.raw ?? '',
      foldName(first.nameRaw),
      title.title,
      ...daysOf(payments),
    ],
  }
}

const makeComponent = ({ component, cents }: Payment): PayComponent => ({
  ...component,
  amount: writeCents(cents),
})

const findNewest = (payments: Folded): Payment =>
  payments.reduce((one, other) => (other.component.end > one.component.end ? other : one))

/** Interns are also paid by an allowance of their own. */
const listFlags = ({ title, program }: Payment): readonly StaffFlag[] =>
  program !== null && /\bINTERN/i.test(program.raw) && !title.flags.includes('intern')
    ? [...title.flags, 'intern']
    : title.flags

/** Days of the regular pay: what is added to it later leaves the row what it is. */
const daysOf = (payments: Folded): readonly string[] => {
  const regular = payments.filter(({ title }) => title.kind === 'regular')
  const days = (regular.length > 0 ? regular : payments).map(({ component }) => component)
  return [findFirst(days.map(({ start }) => start)), findLast(days.map(({ end }) => end))]
}

const findFirst = (days: readonly string[]): string =>
  days.reduce((one, other) => (one < other ? one : other))
const findLast = (days: readonly string[]): string => days.reduce((one, other) => (one > other ? one : other))
