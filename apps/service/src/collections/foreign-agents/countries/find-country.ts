import type { CountryMapping } from '@rotunda/contract'
import { COUNTRY_TEXTS } from './country-texts.ts'
import { ISO_COUNTRIES } from './iso-countries.ts'

export type FoundCountry = {
  readonly code: string | null
  /** Name of the place that the code stands for. */
  readonly name: string | null
  readonly mapping: CountryMapping
  readonly basis: string
}

/** Finds the code of a country by its text. A text that no list has gets none: nothing is guessed. */
export const findCountry = (text: string): FoundCountry => {
  const folded = fold(text)
  const listed = TEXTS.get(folded)
  if (listed !== undefined) {
    const [code, mapping, basis] = listed
    return { code, name: nameOf(code, text), mapping, basis }
  }
  const code = NAMES.get(folded)
  if (code === undefined)
    return { code: null, name: null, mapping: 'none', basis: 'The text is in no list of names.' }
  return { code, name: nameOf(code, text), mapping: 'same', basis: 'Name of ISO 3166-1.' }
}

/** Folds case, accents, blanks, and the usual short words. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll('’', "'")
    .replaceAll('&', ' AND ')
    .replace(/\bST\. /g, 'SAINT ')
    .replace(/\s+/g, ' ')
    .trim()

const TEXTS = new Map(Object.entries(COUNTRY_TEXTS).map(([text, country]) => [fold(text), country]))
const NAMES = new Map([...ISO_COUNTRIES].map(([code, name]) => [fold(name), code]))

/** Names a code. Four letters stand for a former state, which the text names. */
const nameOf = (code: string | null, text: string): string | null =>
  code === null ? null : (ISO_COUNTRIES.get(code) ?? text)
