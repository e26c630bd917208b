import { Refusal } from '../../platform/index.ts'
import type { Columns } from '../columns/open-columns.ts'
import { readDay } from '../columns/read-day.ts'
import type { AnyTable, Column as TableColumn, Filters, Value } from '../table.ts'
import { allowCodes } from './allow-codes.ts'
import { makePredicate, makeRangePredicate, type Predicate } from './predicate.ts'

type AmountRange = Extract<TableColumn<never>, { kind: 'amount' }>['range']

/** Throws `invalid_query` for a range that begins after its end. */
export const checkRanges = ({ columns }: Pick<AnyTable, 'columns'>, filters: Filters): void => {
  for (const column of Object.values(columns))
    if (column.kind === 'amount') readAmountRange(column.range, filters)
    else if (column.kind === 'day' || column.kind === 'days') readDayRange(column.range, filters)
}

export const limitAmount = (
  columns: Columns,
  name: string,
  range: AmountRange,
  filters: Filters,
): readonly Predicate[] => {
  const { least, greatest } = readAmountRange(range, filters)
  if (least === -Infinity && greatest === Infinity) return []
  const amounts = columns.getAmounts(name)
  const [start, end] = [countBelow(amounts, least), countBelow(amounts, greatest + 1)]
  return [makeRangePredicate(name, columns.get(name), start, end)]
}

const readAmountRange = ({ least: from, greatest: to, parse = Number }: AmountRange, filters: Filters) => {
  const least = readBound(filters[from], parse) ?? -Infinity
  const greatest = readBound(filters[to], parse) ?? Infinity
  if (least > greatest) throw refuseRange(from, to, filters)
  return { least, greatest }
}

const readBound = <Bound>(value: Filters[string], parse: (value: Value) => Bound): Bound | undefined =>
  value === undefined ? undefined : parse(getOne(value))

const getOne = (value: NonNullable<Filters[string]>): Value => {
  const [one, ...others] = [value].flat()
  if (one === undefined || others.length > 0) throw new Error('a bound is one value')
  return one
}

const refuseRange = (from: string, to: string, filters: Filters): Refusal => {
  const detail = `${from} (${String(filters[from])}) is greater than ${to} (${String(filters[to])}).`
  return new Refusal('invalid_query', detail, { param: from })
}

/** Number of amounts below a bound, by binary search. */
export const countBelow = (amounts: Float64Array, bound: number): number => {
  let low = 0
  let high = amounts.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((amounts[middle] ?? Infinity) < bound) low = middle + 1
    else high = middle
  }
  return low
}

type DayRange = Extract<TableColumn<never>, { kind: 'day' }>['range']

export const limitDay = (
  columns: Columns,
  name: string,
  range: DayRange,
  filters: Filters,
): readonly Predicate[] => {
  const { first, last } = readDayRange(range, filters)
  if (first === undefined && last === undefined) return []
  return [allowValues(columns, name, (day) => (first ?? day) <= day && day <= (last ?? day))]
}

const readDayRange = ({ first: from, last: to }: DayRange, filters: Filters) => {
  const first = readBound(filters[from], parseDay)
  const last = readBound(filters[to], parseDay)
  if (first !== undefined && last !== undefined && first > last) throw refuseRange(from, to, filters)
  return { first, last }
}

const parseDay = (value: Value): string => readDay(String(value))

export const limitInstant = (
  columns: Columns,
  name: string,
  since: Value | readonly Value[] | undefined,
): readonly Predicate[] => {
  if (since === undefined) return []
  const least = parseSince(String(since))
  return [allowValues(columns, name, (instant) => Number(instant) >= least)]
}

/** Predicate for the values that pass, or the sets with such a value. For columns of few values. */
const allowValues = (columns: Columns, name: string, passes: (value: Value) => boolean): Predicate => {
  const column = columns.get(name)
  const values = columns.listValues(name)
  const codes = values.flatMap((value, code) => (passes(value) ? [code] : []))
  return makePredicate(name, column, allowCodes(column, codes))
}

const DAY = /^\d{4}-\d{2}-\d{2}$/u
/** Whitespace of any kind between day and time. */
const SPACE = /\s/u
/** Digits beyond billionths of a second, which an instant cannot hold. */
const TOO_FINE = /(\.\d{9})\d+/u
const NANOSECONDS = 1_000_000n

/**
 * First whole millisecond that is not before this instant. A day means its beginning in UTC. The contract has checked
 * the text: a day, or an instant with its offset.
 */
export const parseSince = (text: string): number => {
  const instant = DAY.test(text) ? `${text}T00:00Z` : text.replace(SPACE, 'T').replace(TOO_FINE, '$1')
  const { epochMilliseconds, epochNanoseconds } = Temporal.Instant.from(instant)
  return BigInt(epochMilliseconds) * NANOSECONDS < epochNanoseconds
    ? epochMilliseconds + 1
    : epochMilliseconds
}
