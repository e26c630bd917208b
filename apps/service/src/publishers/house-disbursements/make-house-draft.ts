import type { StaffFlag } from '@rotunda/contract'
import { addDays, countShared } from '../cells/calendar-days.ts'
import { flagTexts } from '../payroll/find-payment-fault.ts'
import type { ObservationDraft, PayComponent, ReportPeriod } from '../payroll/observation-draft.ts'
import { writeCents } from '../payroll/parse-cents.ts'
import { parsePersonName } from '../payroll/parse-person-name.ts'
import type { Payment } from './read-payment.ts'
import { compareTexts } from '../../platform/index.ts'

/**
 * Makes the draft of folded payments. An office that is printed twice, with both years, gets the name of the newer
 * year.
 */
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
  payments.reduce((newest, payment) => (payment.component.end > newest.component.end ? payment : newest))

/** Lists flags. Interns are also paid from an allowance of their own. */
const listFlags = ({ title, program }: Payment): readonly StaffFlag[] =>
  program !== null && /\bINTERN/i.test(program.raw) && !title.flags.includes('intern')
    ? [...title.flags, 'intern']
    : title.flags

/** Returns the days of the regular pay: later additions do not change the identity of the row. */
const daysOf = (payments: Folded): readonly string[] => {
  const regular = payments.filter(({ title }) => title.kind === 'regular')
  const days = (regular.length > 0 ? regular : payments).map(({ component }) => component)
  return [findFirst(days.map(({ start }) => start)), findLast(days.map(({ end }) => end))]
}

const findFirst = (days: readonly string[]): string => days.reduce((a, b) => (a < b ? a : b))
const findLast = (days: readonly string[]): string => days.reduce((a, b) => (a > b ? a : b))

/** Payments that make one observation. The first one represents it. */
export type Folded = readonly [Payment, ...Payment[]]

/**
 * Folds payments into one observation for each person, office, program, title and interval. Intervals that touch at the
 * turn of the House's year (2 and 3 January) are one. Overtime and other compensation belong to the interval of pay
 * with which they share most days, or which they touch; without one they are an observation of their own. Different
 * titles stay apart. `group`: payments of one key.
 */
export const foldPayments = (group: readonly Payment[]): readonly Folded[] =>
  group.length === 1 ? [asFolded(group)] : foldGroup(group)

/**
 * Names the group of a payment: payments of one group can be one observation. The name of the office counts and its
 * code does not, because the code can change with the year, as districts do. Full stops are ignored. Offices are few,
 * and get numbers, because the key of each payment is held in memory.
 */
export const openGroupNames = () => {
  const offices = new Map<string, number>()
  return ({ office, program, nameRaw, title }: Payment): string => {
    // Joins the parts: a template would refer to both, and so to a line.
    const place = [office.name, program?.raw ?? ''].join('\n')
    return [offices.getOrInsert(place, offices.size), foldName(nameRaw), title.title].join('\n')
  }
}

const foldName = (name: string): string =>
  /[.]|\s\s/.test(name) ? name.replace(/[.\s]+/g, ' ').trim() : name

const foldGroup = (group: readonly Payment[]): readonly Folded[] => {
  const regular = group.filter(({ title }) => title.kind === 'regular')
  const folded = joinYears(gatherIntervals(regular.length > 0 ? regular : group))
  if (regular.length > 0)
    for (const payment of group) if (payment.title.kind !== 'regular') addExtra(folded, payment)
  return folded.map((payments) => asFolded(payments.toSorted((a, b) => a.row - b.row)))
}

/** Gathers payments of the same days into one interval: one of them may correct the other. */
const gatherIntervals = (payments: readonly Payment[]): Payment[][] => {
  const intervals = Map.groupBy(payments, ({ component }) => `${component.start}/${component.end}`)
  return [...intervals.values()]
}

/** Joins intervals at the turn of the year: old years end on 2 January, and new ones begin the day after. */
const joinYears = (intervals: readonly Payment[][]): Payment[][] => {
  const joined: Payment[][] = []
  const sorted = intervals.toSorted((a, b) => compareTexts(startOf(a), startOf(b)))
  for (const interval of sorted) {
    const start = startOf(interval)
    const before = start.endsWith('-01-03')
      ? joined.find((other) => endOf(other) === addDays(start, -1) && !other.some(isOf(start)))
      : undefined
    if (before === undefined) joined.push([...interval])
    else before.push(...interval)
  }
  return joined
}

const isOf =
  (start: string) =>
  ({ component }: Payment): boolean =>
    component.start === start

const addExtra = (intervals: Payment[][], payment: Payment): void => {
  const { start, end } = payment.component
  // Adds a day on each side: an interval that only touches counts too.
  const near = { start: addDays(start, -1), end: addDays(end, 1) }
  const [best] = intervals
    .map((interval) => ({
      interval,
      shared: countShared(near, { start: startOf(interval), end: endOf(interval) }),
    }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared)
  if (best === undefined) intervals.push([payment])
  else best.interval.push(payment)
}

const startOf = (payments: readonly Payment[]): string =>
  payments.map(({ component }) => component.start).reduce((a, b) => (a < b ? a : b))
const endOf = (payments: readonly Payment[]): string =>
  payments.map(({ component }) => component.end).reduce((a, b) => (a > b ? a : b))

const asFolded = (payments: readonly Payment[]): Folded => {
  const [first, ...others] = payments
  if (first === undefined) throw new Error('no payment was gathered')
  return [first, ...others]
}
