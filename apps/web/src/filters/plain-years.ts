import { addressOf, findShorter } from './addresses.ts'

/** Nobody asks for more years at once; the API takes up to this many values, too. */
const MOST_YEARS = 50

/** Years as the API takes them, from what people type: `FY2026`, `FY26`, `2024-2026`. Undefined where any is no year. */
export const writePlainYears = (text: string): string | undefined => {
  const years = joinSigns(text)
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(listYears)
  return years.length === 0 || years.includes(undefined) ? undefined : years.flat().join()
}

/** Each year, or first and last year, without a space in it. */
const joinSigns = (text: string): string =>
  text.replaceAll(/\b(?:FY|fiscal year)\s*/gi, '').replaceAll(/\s*(?:[-–—]|\bto\b)\s*/gi, '-')

const listYears = (text: string): number[] | undefined => {
  const [, first, last = first] = /^(\d{4}|\d\d)(?:-(\d{4}|\d\d))?$/.exec(text) ?? []
  if (first === undefined || last === undefined) return undefined
  const [from, to] = [wholeYear(first), wholeYear(last)]
  const count = to - from + 1
  return count < 1 || count > MOST_YEARS
    ? undefined
    : Array.from({ length: count }, (_, index) => from + index)
}

const wholeYear = (digits: string): number => Number(digits.length === 2 ? `20${digits}` : digits)

const YEARS: ReadonlySet<string> = new Set(['fiscal_year', 'not_fiscal_year'])

/** The address that asks the same in the values of the API, without empty ones. Undefined where this is that address. */
export const findPlain = (path: string, params: URLSearchParams): string | undefined => {
  // Most addresses are plain: nothing is written to find out.
  if (![...params].some(([name, value]) => value === '' || YEARS.has(name))) return undefined
  const plain = new URLSearchParams([...params].map(([name, value]) => [name, toPlain(name, value)]))
  const address = addressOf(path, plain)
  return findShorter(path, plain) ?? (address === addressOf(path, params) ? undefined : address)
}

/** Leaves a text that is no year as it is: the service explains the fault. */
const toPlain = (name: string, value: string): string =>
  YEARS.has(name) ? (writePlainYears(value) ?? value) : value
