import type { SourcedRecord } from '@rotunda/contract'
import { listWords, stemWord } from '../../../tables/index.ts'
import { GENERIC_WORDS, STOP_WORDS } from './generic-words.ts'

/** Stems, each with the first word that it is the stem of. */
export type Stems = ReadonlyMap<string, string>

export type RecordWords = {
  readonly recipient: Stems
  /** Words of the title, or of the purpose if no title is published. */
  readonly project: Stems
}

export const readRecordWords = ({ recipient, title, purpose }: ComparedTexts): RecordWords => ({
  recipient: readStems(recipient),
  project: readStems(title ?? purpose),
})

type ComparedTexts = Pick<SourcedRecord, 'recipient' | 'title' | 'purpose'>

const readStems = (text: string | null): Stems => {
  const stems = new Map<string, string>()
  for (const word of listWords(text ?? '')) {
    const stem = stemWord(word)
    if (word.length > 1 && !STOP_WORDS.has(stem) && !stems.has(stem)) stems.set(stem, word)
  }
  return stems
}

/** Weight from 0 to 1: 1 for a word in one record alone, little for a word in many. */
export type Weigh = (stem: string) => number

/** A word of this weight or more distinguishes a project: it is in about the square root of all records, or fewer. */
export const DISTINGUISHING = 0.5
const MAX_GENERIC = 0.25

/** Weight of a word in `records` of `size` records. */
export const weighFrequency = (records: number, size: number): number =>
  Math.min(1, Math.log(1 + size / Math.max(1, records)) / Math.log(1 + size))

/** Weighs words by the number of records that contain them. It remembers every word, so make one for each question. */
export const makeWordScale = (size: number, countRows: (stem: string) => number): Weigh => {
  const known = new Map<string, number>()
  return (stem) => {
    const weight = known.get(stem) ?? weigh(stem, countRows(stem), size)
    known.set(stem, weight)
    return weight
  }
}

const weigh = (stem: string, records: number, size: number): number =>
  Math.min(GENERIC_WORDS.has(stem) ? MAX_GENERIC : 1, weighFrequency(records, size))
