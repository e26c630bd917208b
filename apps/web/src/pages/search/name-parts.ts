import type { State } from '@rotunda/contract'
import { writePlainYears } from '../../filters/plain-years.ts'
import { findState } from '../../geography/find-state.ts'

/** What the first words of a list name: so many of them, and the values of the API that they stand for. */
export type Named = {
  readonly count: number
  readonly name: 'fiscal_year' | 'state' | 'chamber' | 'stage'
  readonly values: readonly string[]
}

type Around = { readonly before: string; readonly isShouted: boolean }
type Find = (words: readonly string[], around: Around) => Named | undefined

/** As many words as the longest of them has: `Northern Mariana Islands`. */
const LONGEST_NAME = 3

/** What the words begin with, the longest name first. */
export const findNamed: Find = (words, around) => {
  for (let count = Math.min(LONGEST_NAME, words.length); count > 0; count--)
    for (const find of FINDERS) {
      const named = find(words.slice(0, count), { ...around, after: words[count] ?? '' })
      if (named !== undefined) return { count, ...named }
    }
  return undefined
}

type Neighbors = Around & { readonly after: string }
type FindWhole = (words: readonly string[], around: Neighbors) => Omit<Named, 'count'> | undefined

/** Two figures are a year behind `FY` alone. */
const YEARS =
  /^(?:(?:FYs?|fiscal years?) ?[’']?(?:\d{4}|\d\d)|20\d\d)(?: ?(?:[-–—]|\bto\b) ?[’']?(?:\d{4}|\d\d))?$/i
const [FIRST_YEAR, LAST_YEAR] = [2000, 2100]

const findYears: FindWhole = (words) => {
  const text = words.join(' ')
  if (!YEARS.test(text)) return undefined
  const values = writePlainYears(text.replaceAll(/[’']|(?<=FY|year)s/gi, ''))?.split(',') ?? []
  const areKnown = values.every((year) => Number(year) >= FIRST_YEAR && Number(year) <= LAST_YEAR)
  return values.length > 0 && areKnown ? { name: 'fiscal_year', values } : undefined
}

/** Behind the name of a State, these make it the name of something else: `Kansas City`. */
const NAME_GOES_ON =
  /^(?:city|county|parish|township|river|creek|lakes?|park|street|avenue|heights|springs|beach)$/i

const findPlace: FindWhole = (words, { after, isShouted }) => {
  if (NAME_GOES_ON.test(after)) return undefined
  const text = words.join(' ').replaceAll('.', '')
  const state = text.length === 2 ? findCode(text, isShouted) : findByName(text)
  return state === undefined ? undefined : { name: 'state', values: [state] }
}

/** Where everything is in capitals, these are words. */
const WORDS_TOO: ReadonlySet<string> = new Set(['IN', 'OR', 'ME', 'OK', 'HI', 'AS'])

const findCode = (letters: string, isShouted: boolean): State | undefined =>
  letters === letters.toUpperCase() && !(isShouted && WORDS_TOO.has(letters)) ? findState(letters) : undefined

const OTHER_NAMES: Readonly<Record<string, State>> = {
  'washington dc': 'DC',
  'virgin islands': 'VI',
  'us virgin islands': 'VI',
}

/** Signs and figures between the letters are no part of a name: `-Maine` is to be left out. */
const findByName = (text: string): State | undefined =>
  /^[a-z ]+$/i.test(text) ? (OTHER_NAMES[text.toLowerCase()] ?? findState(text)) : undefined

const SENATE = /^(?:(?:u\.?s\.? )?senat(?:e|ors?))$/i
const HOUSE =
  /^(?:(?:u\.?s\.? )?(?:representatives?|house of representatives)|u\.?s\.? house|congress(?:man|men|woman|women|person)|delegate)$/i
/** Short for other words, too, unless somebody is named behind it. */
const TITLE = /^(?:(?<senate>sens?)|reps?)$/i
/** A house is a building, unless it is said to be the chamber. */
const OF_HOUSE = /^(?:requests?|projects?|earmarks?|members?|records?)$/i

const findChamber: FindWhole = (words, { before, after }) => {
  const text = words.join(' ')
  const title = after === '' ? null : TITLE.exec(text)
  const isChamber = /^house$/i.test(text) && (OF_HOUSE.test(after) || /^the$/i.test(before))
  if (SENATE.test(text) || title?.groups?.['senate'] !== undefined)
    return { name: 'chamber', values: ['senate'] }
  return HOUSE.test(text) || title !== null || isChamber ? { name: 'chamber', values: ['house'] } : undefined
}

const findStage: FindWhole = (words) => {
  const text = words.join(' ')
  if (/^house bills?$/i.test(text)) return { name: 'stage', values: ['house_bill'] }
  return /^requests?$/i.test(text) ? { name: 'stage', values: ['request'] } : undefined
}

const FINDERS: readonly FindWhole[] = [findYears, findPlace, findStage, findChamber]
