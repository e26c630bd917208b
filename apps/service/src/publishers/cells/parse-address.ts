import type { State } from '@rotunda/contract'
import { parseState } from './parse-state.ts'

/**
 * The State at the end of an address (`…,Blue Lake, CA ,California,95525`), read from the right: country, ZIP, State.
 * Nothing is looked up: undefined where the end is no State, or where the ZIP lies in another part of the country.
 */
export const parseAddress = (text: string): State | undefined => {
  const { rest, zip } = takeZip(trimEnd(trimEnd(text).replace(COUNTRY, '')))
  const last = rest.split(/[,\n]/).findLast((part) => part.trim() !== '') ?? ''
  const state = parseState(last) ?? (zip === undefined ? undefined : findLastWords(last))
  return state !== undefined && zip !== undefined && !liesIn(zip, state) ? undefined : state
}

const COUNTRY = /\b(?:USA|U\.S\.A|United States)$/i

/** Looks at each run of them once: a cell may hold thousands, and trying each of them would take hours. */
const trimEnd = (text: string): string => text.replace(/(?<![\s,.])[\s,.]+$/, '')

/** Spreadsheets lose the leading zero of the ZIP codes of the North-East. */
const takeZip = (text: string): { rest: string; zip?: string } => {
  const [found, digits] = /(?<![\s,])[\s,]+(\d{4,5})(?:-?\d{4})?$/.exec(text) ?? []
  return found === undefined || digits === undefined
    ? { rest: text }
    : { rest: text.slice(0, -found.length), zip: digits.padStart(5, '0') }
}

/** `Portland OR` and `Charleston West Virginia`, the longest name first: West Virginia is not Virginia. */
const findLastWords = (text: string): State | undefined => {
  const words = text.trim().split(/\s+/)
  return [4, 3, 2, 1]
    .map((count) => words.slice(-count).join(' '))
    .filter((ending) => ending.length !== 2 || ending === ending.toUpperCase())
    .map(parseState)
    .find((state) => state !== undefined)
}

/** States by the first digit of their ZIP codes (U.S. Postal Service). NY and TX have a corner in another region. */
export const ZIP_REGIONS = [
  'CT MA ME NH NJ NY PR RI VI VT',
  'DE NY PA',
  'DC MD NC SC VA WV',
  'AL FL GA MS TN',
  'IN KY MI OH',
  'DC IA MN MT ND SD WI',
  'IL KS MO NE',
  'AR LA OK TX',
  'AZ CO ID NM NV TX UT WY',
  'AK AS CA GU HI MP OR WA',
]

const liesIn = (zip: string, state: State): boolean => (ZIP_REGIONS[Number(zip[0])] ?? '').includes(state)
