import { listWords, stemWord } from '../../../tables/index.ts'
import {
  DISTINGUISHING,
  isGeneric,
  makeWordScale,
  readRecordWords,
  type Stems,
} from '../../appropriations/related/weigh-words.ts'
import type { LineageItem } from './lineage-item.ts'

/** The words of an item, read once. */
export type ItemWords = {
  readonly recipient: Stems
  readonly project: Stems
  /** Words of both. */
  readonly all: Stems
  /** Words that tell the item from another one: all but those that say nothing. */
  readonly telling: ReadonlySet<string>
  /** Numbers in the name of the project, by the word before them: `phase`, `well` or `road`. */
  readonly numbers: ReadonlyMap<string, ReadonlySet<string>>
}

export const readWords = (item: LineageItem): ItemWords => {
  const { recipient, title } = splitTitle(item)
  const words = readRecordWords({ recipient, title, purpose: null })
  return {
    ...words,
    all: new Map([...words.project, ...words.recipient]),
    telling: new Set([recipient, title].flatMap((text) => listTelling(text ?? ''))),
    numbers: readNumbers(title ?? ''),
  }
}

/** Tables print `City of X for Y` in one cell. The parts are for the comparison only, and are published nowhere. */
const splitTitle = ({ recipient, title }: LineageItem): Pick<LineageItem, 'recipient' | 'title'> => {
  const [, before = null, after = null] = (recipient === null && SPLIT.exec(title ?? '')) || []
  return before === null ? { recipient, title } : { recipient: before, title: after }
}

const SPLIT = /^(.+?) for (.+)$/su

/** Weight of a stem in thousandths. Sums of whole numbers do not depend on their order. */
export type WeighStem = (stem: string) => number

const WHOLE = 1000

/** Weighs words by the number of items that have them, records and projects together. */
export const weighAll = (items: Iterable<ItemWords>): WeighStem => {
  const counts = new Map<string, number>()
  let size = 0
  for (const { all } of items) {
    size += 1
    for (const stem of all.keys()) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  const weigh = makeWordScale(size, (stem) => counts.get(stem) ?? 0)
  const known = new Map<string, number>()
  return (stem) => known.getOrInsertComputed(stem, () => Math.round(WHOLE * weigh(stem)))
}

export const isDistinguishing = (stem: string, weigh: WeighStem): boolean =>
  weigh(stem) >= WHOLE * DISTINGUISHING

/** Articles, prepositions, legal forms, and words that any project may have or lack. */
const SAYS_NOTHING = new Set(
  `a an and as at by for from in into is it its of on or s that the this to up with inc incorporated llc ltd corp
  corporation co company project projects no nos number`.split(/\s+/),
)

const ABBREVIATED = new Map([
  ['ave', 'avenue'],
  ['dept', 'department'],
  ['hwy', 'highway'],
  ['rd', 'road'],
  ['univ', 'university'],
])

/**
 * Words of a text that tell projects apart: names, single letters, numbers, directions, ordinals, phases, sites and kinds
 * of work. Names are compared letter by letter, and common words by their stem: `Harlow` is not `Harlowe`, and `Repair` is
 * `Repairs`.
 */
const listTelling = (text: string): readonly string[] =>
  listWords(text)
    .filter((word) => !SAYS_NOTHING.has(word))
    .map((word) => {
      const whole = ABBREVIATED.get(word) ?? (word.length > 1 ? (NUMBERS.get(word) ?? word) : word)
      const stem = stemWord(whole)
      return isGeneric(stem) ? stem : whole.replace(/^0+(?=\d)/u, '')
    })

/** Numbers from 1 on, by their words. */
const numbersOf = (words: string): readonly (readonly [string, string])[] =>
  words.split(' ').map((word, index) => [word, String(index + 1)])

const NUMBERS = new Map([
  ...numbersOf('i ii iii iv v vi'),
  ...numbersOf('one two three four five six seven eight nine'),
])
const ORDINALS = new Map(numbersOf('first second third fourth fifth sixth seventh eighth ninth tenth'))
const FILLERS = new Set(['no', 'number', 'nos'])

/**
 * Finds numbers by the word that they follow, as in `Phase 2`, `Phase Two` and `Phase B`. Ordinals and directions are found
 * by the word after them, as in `Second Phase` and `North Street`. A number of four digits may be a year.
 */
const readNumbers = (text: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>()
  const add = (word: string | undefined, number: string | undefined) => {
    if (word !== undefined && number !== undefined && !NUMBER.test(word))
      found.getOrInsertComputed(stemWord(word), () => new Set()).add(number.replace(/^0+/u, ''))
  }
  const words = listWords(text).filter((word) => !FILLERS.has(word))
  for (const [index, word] of words.entries()) {
    const [before, after] = [words[index - 1], words[index + 1]]
    add(before, readNumber(word, before))
    add(after, ORDINALS.get(word) ?? ORDINAL.exec(word)?.[1] ?? DIRECTION.exec(word)?.[0])
  }
  return found
}

const readNumber = (word: string, before = ''): string | undefined => {
  const number = NUMBERS.get(word) ?? word
  return NUMBER.test(number) || (LETTER.test(word) && LETTERED.test(before)) ? number : undefined
}

const NUMBER = /^\d{1,3}$/u
const ORDINAL = /^(\d{1,3})(?:st|nd|rd|th)$/u
const DIRECTION = /^(?:north|south|east|west|northeast|northwest|southeast|southwest|upper|lower)$/u
/** `A` is a letter after these words alone: elsewhere it is the article. */
const LETTERED = /^(?:building|hangar|lot|part|phase|section|segment|stage|unit|wing)s?$/u
const LETTER = /^[a-h]$/u
