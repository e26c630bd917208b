import { addressOf, findShorter } from './addresses.ts'
import { writePlainYears } from './plain-years.ts'

const YEARS: ReadonlySet<string> = new Set(['fiscal_year', 'not_fiscal_year'])

/** The address that asks the same in the values of the API, without empty ones. Undefined where this is that address. */
export const findPlain = (path: string, params: URLSearchParams): string | undefined => {
  // Most addresses are plain: nothing is written to find out.
  if (![...params].some(([name, value]) => value === '' || YEARS.has(name))) return undefined
  const plain = new URLSearchParams([...params].map(([name, value]) => [name, toPlain(name, value)]))
  const address = addressOf(path, plain)
  return findShorter(path, plain) ?? (address === addressOf(path, params) ? undefined : address)
}

/** What is no year is left as it is: the service says what is wrong with it. */
const toPlain = (name: string, value: string): string =>
  YEARS.has(name) ? (writePlainYears(value) ?? value) : value
