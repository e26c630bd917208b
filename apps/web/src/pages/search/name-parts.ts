import type { State } from '@rotunda/contract'
import { writePlainYears } from '../../filters/plain-years.ts'
import { findState } from '../../geography/find-state.ts'

/** A name at the start of a list of words: its number of words, and its API values. */
export type Named = {
  readonly count: number
  readonly name: 'fiscal_year' | 'state' | 'chamber' | 'stage'
  readonly values: readonly string[]
}

type Around = { readonly before: string; readonly isShouted: boolean }
type Find = (words: readonly string[], around: Around) => Named | undefined

/** Words of the longest name, `Northern Mariana Islands`. */
const LONGEST_NAME = 3

/** Finds the longest name at the start of the words. */
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

/** Two-digit years count only after `FY`. */
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

/** Words that turn a State's name into another name: `Kansas City`. */
const NAME_GOES_ON =
  /^(?:city|county|parish|township|river|creek|lakes?|park|street|avenue|heights|springs|beach)$/i

const findPlace: FindWhole = (words, { after, isShouted }) => {
  if (NAME_GOES_ON.test(after)) return undefined
  const text = words.join(' ').replaceAll('.', '')
  const state = text.length === 2 ? findCode(text, isShouted) : findByName(text)
  return state === undefined ? undefined : { name: 'state', values: [state] }
}

/** State codes that are ordinary words in a text in capitals. */
const WORDS_TOO: ReadonlySet<string> = new Set(['IN', 'OR', 'ME', 'OK', 'HI', 'AS'])

const findCode = (letters: string, isShouted: boolean): State | undefined =>
  letters === letters.toUpperCase() && !(isShouted && WORDS_TOO.has(letters)) ? findState(letters) : undefined

const OTHER_NAMES: Readonly<Record<string, State>> = {
  'washington dc': 'DC',
  'virgin islands': 'VI',
  'us virgin islands': 'VI',
}

/** Names with other characters do not count: `-Maine` excludes the State. */
const findByName = (text: string): State | undefined =>
  /^[a-z ]+$/i.test(text) ? (OTHER_NAMES[text.toLowerCase()] ?? findState(text)) : undefined

const SENATE = /^(?:(?:u\.?s\.? )?senat(?:e|ors?))$/i
const HOUSE =
  /^(?:(?:u\.?s\.? )?(?:representatives?|house of representatives)|u\.?s\.? house|congress(?:man|men|woman|women|person)|delegate)$/i
/** Abbreviations with other meanings, so a name must follow. */
const TITLE = /^(?:(?<senate>sens?)|reps?)$/i
/** Words after which `house` means the chamber, not a building. */
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
