import type { StaffFlag } from '@rotunda/contract'
import { addDays, countShared } from '../cells/calendar-days.ts'
import { flagTexts } from '../payroll/find-payment-fault.ts'
import type { ObservationDraft, PayComponent, ReportPeriod } from '../payroll/observation-draft.ts'
import { writeCents } from '../payroll/parse-cents.ts'
import { parsePersonName } from '../payroll/parse-person-name.ts'
import type { Payment } from './read-payment.ts'
import { compareTexts } from '../../platform/index.ts'

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

/** Payments that are one observation: the first of them stands for it. */
export type Folded = readonly [Payment, ...Payment[]]

/**
 * One observation for each person, office, program, title and interval. Intervals that touch where the year of the House
 * turns (2 and 3 January) are one. Overtime and other compensation belong to the pay of the interval that they share
 * most days with, or that they touch; without one they are an observation of their own. Different titles stay apart.
 * `group`: payments of one key.
 */
export const foldPayments = (group: readonly Payment[]): readonly Folded[] =>
  group.length === 1 ? [asFolded(group)] : foldGroup(group)

/**
 * Gives what is the same for all payments that can be one observation. The code of an office can change with the year, as
 * districts do: its name tells. Full stops come and go. Offices are few, and have numbers, since the key of each payment is held.
 */
export const openGroupNames = () => {
  const offices = new Map<string, number>()
  return ({ office, program, nameRaw, title }: Payment): string => {
    // Joined, and not a template: that would refer to its parts, and each of them to a line.
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
  return folded.map((payments) => asFolded(payments.toSorted((one, other) => one.row - other.row)))
}

/** Payments of the very same days are of one interval: one of them may correct the other. */
const gatherIntervals = (payments: readonly Payment[]): Payment[][] => {
  const intervals = Map.groupBy(payments, ({ component }) => `${component.start}/${component.end}`)
  return [...intervals.values()]
}

/** Old years end on 2 January, and new ones begin the day after. */
const joinYears = (intervals: readonly Payment[][]): Payment[][] => {
  const joined: Payment[][] = []
  const sorted = intervals.toSorted((one, other) => compareTexts(startOf(one), startOf(other)))
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
  // A day on each side: what only touches an interval is of it, too.
  const near = { start: addDays(start, -1), end: addDays(end, 1) }
  const [best] = intervals
    .map((interval) => ({
      interval,
      shared: countShared(near, { start: startOf(interval), end: endOf(interval) }),
    }))
    .filter(({ shared }) => shared > 0)
    .toSorted((one, other) => other.shared - one.shared)
  if (best === undefined) intervals.push([payment])
  else best.interval.push(payment)
}

const startOf = (payments: readonly Payment[]): string =>
  payments.map(({ component }) => component.start).reduce((one, other) => (one < other ? one : other))
const endOf = (payments: readonly Payment[]): string =>
  payments.map(({ component }) => component.end).reduce((one, other) => (one > other ? one : other))

const asFolded = (payments: readonly Payment[]): Folded => {
  const [first, ...others] = payments
  if (first === undefined) throw new Error('no payment was gathered')
  return [first, ...others]
}
