import { isState, namesOf, STATES, type State } from '@rotunda/contract'
import { foldText } from '../../platform/index.ts'

/**
 * Parses a State by its postal code or its name, in any case; undefined for everything else, including "Nationwide".
 */
export const parseState = (text: string): State | undefined => {
  const code = text.trim().toUpperCase()
  return isState(code) ? code : stateByName.get(foldName(text))
}

/** Parses the States of a cell that may name several (`AZ, NV, MT`); undefined if one of its parts is not a State. */
export const parseStates = (text: string): readonly State[] | undefined => {
  const parts = text.replace(WASHINGTON_DC, 'DC').split(/[,;/&\n]|\sand\s/i)
  const states = parts.filter((part) => part.trim() !== '').map(parseState)
  const known = states.filter((state) => state !== undefined)
  return known.length === states.length ? [...new Set(known)] : undefined
}

/** The only place whose usual name has a comma and begins with the name of a State. */
const WASHINGTON_DC = /\bwashington,?\s*d\.?\s?c\b\.?/gi

const OTHER_NAMES = {
  'd.c.': 'DC',
  'washington dc': 'DC',
  'virgin islands': 'VI',
  'virgin islands of the united states': 'VI',
  'commonwealth of the northern mariana islands': 'MP',
  'commonwealth of puerto rico': 'PR',
} as const satisfies Readonly<Record<string, State>>

const foldName = (text: string): string => foldText(text).replace(/[.,]/g, '')

const stateByName: ReadonlyMap<string, State> = new Map([
  ...namesOf(STATES).map((state) => [foldName(STATES[state]), state] as const),
  ...namesOf(OTHER_NAMES).map((name) => [foldName(name), OTHER_NAMES[name]] as const),
])

export type ParsedDistrict = {
  /** Null if the cell has only the number of the district. */
  readonly state: State | null
  /** 0 at large. */
  readonly district: number
}

/**
 * Parses a House district as the workbooks print it (`OR01`, `AK00`, `VA-8`, `AK-AL`, `at large`); undefined for any
 * other text.
 */
export const parseDistrict = (text: string): ParsedDistrict | undefined => {
  const [, letters = '', number] = DISTRICT.exec(text.trim()) ?? []
  if (number === undefined) return undefined
  const state = parseState(letters)
  if (letters !== '' && state === undefined) return undefined
  return { state: state ?? null, district: AT_LARGE.test(number) ? 0 : Number(number) }
}

const DISTRICT = /^([a-z]{2})?[\s-]*(\d{1,2}|al|at[\s-]large)$/i
const AT_LARGE = /^a/i

/**
 * Finds the State at the end of an address (`…,Blue Lake, CA ,California,95525`), read from the right: country, ZIP,
 * State. Looks nothing up. Undefined if the end is not a State, or if the ZIP belongs to another part of the country.
 */
export const parseAddress = (text: string): State | undefined => {
  const { rest, zip } = takeZip(trimEnd(trimEnd(text).replace(COUNTRY, '')))
  const last = rest.split(/[,\n]/).findLast((part) => part.trim() !== '') ?? ''
  const state = parseState(last) ?? (zip === undefined ? undefined : findLastWords(last))
  return state !== undefined && zip !== undefined && !liesIn(zip, state) ? undefined : state
}

const COUNTRY = /\b(?:USA|U\.S\.A|United States)$/i

/**
 * Trims the end. Tries each run of these characters once: a cell may hold thousands of them, and trying from each would
 * take hours.
 */
const trimEnd = (text: string): string => text.replace(/(?<![\s,.])[\s,.]+$/, '')

/** Takes the ZIP off the end. Spreadsheets lose the leading zero of the ZIP codes of the North-East. */
const takeZip = (text: string): { rest: string; zip?: string } => {
  const [found, digits] = /(?<![\s,])[\s,]+(\d{4,5})(?:-?\d{4})?$/.exec(text) ?? []
  return found === undefined || digits === undefined
    ? { rest: text }
    : { rest: text.slice(0, -found.length), zip: digits.padStart(5, '0') }
}

/**
 * Finds the State in the last words, as in `Portland OR` and `Charleston West Virginia`. The longest name comes first:
 * West Virginia is not Virginia.
 */
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

/** Territories that had a seat in the House and lost it, as lists of members and Voteview write them. */
export const FORMER_TERRITORIES = {
  DK: 'Dakota Territory',
  OL: 'Territory of Orleans',
  PI: 'Philippine Islands',
} as const

/**
 * Whether the text is the code of a place that Congress has or had members from: a State, a present territory or a
 * former one.
 */
export const isPlaceCode = (text: string): boolean => isState(text) || Object.hasOwn(FORMER_TERRITORIES, text)

/** Finds the code of such a place by its name, or by its code; undefined for any other text. */
export const findPlaceCode = (text: string): string | undefined =>
  parseState(text) ?? formerByName.get(foldName(text))

const formerByName: ReadonlyMap<string, string> = new Map(
  Object.entries(FORMER_TERRITORIES).flatMap(([code, name]) => [
    [foldName(name), code],
    [foldName(code), code],
  ]),
)
