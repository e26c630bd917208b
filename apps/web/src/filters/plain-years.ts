import { addressOf, findShorter } from './addresses.ts'

/** The API's limit for the values of one parameter. */
const MOST_YEARS = 50

/** Translates typed years for the API: `FY2026`, `FY26`, `2024-2026`. Undefined where one is not a year. */
export const writePlainYears = (text: string): string | undefined => {
  const years = joinSigns(text)
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(listYears)
  return years.length === 0 || years.includes(undefined) ? undefined : years.flat().join()
}

/** Removes spaces within a range of years. */
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

/** The address with plain years and without empty values; undefined where the address is already plain. */
export const findPlain = (path: string, params: URLSearchParams): string | undefined => {
  // Returns early, because most addresses are plain.
  if (![...params].some(([name, value]) => value === '' || YEARS.has(name))) return undefined
  const plain = new URLSearchParams([...params].map(([name, value]) => [name, toPlain(name, value)]))
  const address = addressOf(path, plain)
  return findShorter(path, plain) ?? (address === addressOf(path, params) ? undefined : address)
}

/** Keeps texts that are no year: the service explains the mistake. */
const toPlain = (name: string, value: string): string =>
  YEARS.has(name) ? (writePlainYears(value) ?? value) : value
