import { listWords, stemWord } from '../../../tables/index.ts'
import {
  DISTINGUISHING,
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
  /** Numbers in the name of the project, by the word before them: `phase`, `well` or `road`. */
  readonly numbers: ReadonlyMap<string, ReadonlySet<string>>
}

export const readWords = (item: LineageItem): ItemWords => {
  const { recipient, title } = splitTitle(item)
  const words = readRecordWords({ recipient, title, purpose: null })
  return { ...words, all: new Map([...words.project, ...words.recipient]), numbers: readNumbers(title ?? '') }
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

const ROMAN: Readonly<Record<string, string>> = { i: '1', ii: '2', iii: '3', iv: '4', v: '5', vi: '6' }
const FILLERS = new Set(['no', 'number', 'nos'])

/** Finds numbers by the word that they follow. A number of four digits may be a year. */
const readNumbers = (text: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>()
  const words = listWords(text).filter((word) => !FILLERS.has(word))
  for (const [index, word] of words.entries()) {
    const number = ROMAN[word] ?? word
    const before = words[index - 1]
    if (before !== undefined && NUMBER.test(number) && !NUMBER.test(before))
      found.getOrInsertComputed(stemWord(before), () => new Set()).add(number.replace(/^0+/u, ''))
  }
  return found
}

const NUMBER = /^\d{1,3}$/u
