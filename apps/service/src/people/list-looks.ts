import confusables from './confusables.json' with { type: 'json' }
import { foldName } from './fold-name.ts'

/** Version of Unicode whose table of confusable characters is compared. */
export const CONFUSABLES_VERSION = confusables.unicode

/**
 * Lists texts that a name looks like: as it is written, and in capitals. Two names look alike if they share a text.
 * Capitals are another look: a Greek ν looks like v, and its capital like N.
 */
export const listLooks = (name: string): string[] => {
  // Vowel signs that take room stay: some look like a digit.
  const letters = name.normalize('NFD').replaceAll(/\p{Mn}+/gu, '')
  const looks = [joinPairs(drawName(letters)), drawName(letters.toUpperCase())].map(foldLook)
  return [...new Set(looks)].filter((look) => look !== '').sort()
}

const toPlain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}+/gu, '')

const TABLE: ReadonlyMap<string, string> = new Map(
  Object.entries(confusables.looks).flatMap(([look, alike]) =>
    [...alike].map((letter): [string, string] => [letter, toPlain(look)]),
  ),
)

const isLatin = (look: string | undefined): look is string =>
  look !== undefined && /^[A-Za-z0-9]+$/.test(look)

const switchCase = (letter: string): string => {
  const lower = letter.toLowerCase()
  return letter === lower ? letter.toUpperCase() : lower
}

/** Latin look of a letter, or of its other case. */
const findLatin = (letter: string): string | undefined =>
  [TABLE.get(letter), TABLE.get(switchCase(letter)), toPlain(letter)].find(isLatin)

/** Latin looks of shapes that Unicode keeps apart, such as ᴀ, by letters of that shape whose capital looks Latin. */
const SHAPES: ReadonlyMap<string, string> = new Map(
  [...TABLE].flatMap(([letter, shape]): [string, string][] => {
    const latin = isLatin(shape) ? undefined : findLatin(letter)
    return latin === undefined ? [] : [[shape, latin]]
  }),
)

/** Letters that readers confuse, and that Unicode's table keeps apart. */
const ALSO: ReadonlyMap<string, string> = new Map([
  ['5', 'S'],
  ['п', 'n'],
  ['ω', 'w'],
])

/** Draws a name with Latin letters, as far as its characters look like them. Then draws what is left in plain forms. */
const drawName = (letters: string): string => drawLetters(toPlain(drawLetters(letters)))

const drawLetters = (letters: string): string => [...letters].map(drawLetter).join('')

/** A sign is drawn only as a Latin letter, else a dash would be a letter of another script. */
const drawLetter = (letter: string): string => {
  const shape = TABLE.get(letter) ?? letter
  const other = switchCase(letter)
  const latin =
    ALSO.get(letter) ?? findLatin(letter) ?? SHAPES.get(shape) ?? SHAPES.get(TABLE.get(other) ?? other)
  return latin ?? (/[\p{L}\p{N}]/u.test(letter) ? shape : letter)
}

/** Unicode has m for rn. Only small letters make a d, so "Clover" and "Dover" stay apart. */
const joinPairs = (drawn: string): string => drawn.replaceAll('cl', 'd').replaceAll(/vv/gi, 'w')

const foldLook = (drawn: string): string =>
  foldName(drawn).replaceAll('i', 'l').replaceAll('0', 'o').replaceAll('m', 'rn')
