import { STATES, type SourcedRecord } from '@rotunda/contract'
import { listWords, stemWord } from '../../../tables/index.ts'

/** Stems, each with the first word that has it. */
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

/** Weight from 0 to 1: 1 for a word in a single record, little for a word in many. */
export type Weigh = (stem: string) => number

/** A word of this weight or more distinguishes a project: it is in about the square root of all records, or fewer. */
export const DISTINGUISHING = 0.5
const MAX_GENERIC = 0.25

/** Weight of a word in `records` of `size` records. */
export const weighFrequency = (records: number, size: number): number =>
  Math.min(1, Math.log(1 + size / Math.max(1, records)) / Math.log(1 + size))

/**
 * Weighs words by the number of records that contain them. It remembers every word, so make a new one for each query.
 */
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

const stemsOf = (text: string): ReadonlySet<string> => new Set(listWords(text).map(stemWord))

/** Words that say nothing about a project. */
const STOP_WORDS = stemsOf(`
  a an and as at by for from in into is it its of on or s that the this to up with
`)

/** True for a word that fills lists of projects, and for a word of the name of a State. */
export const isGeneric = (stem: string): boolean => GENERIC_WORDS.has(stem)

/**
 * Words that fill lists of projects, and names of States. A small release does not show by itself how common they are,
 * so they weigh little in every release.
 */
const GENERIC_WORDS = stemsOf(`
  administration agency area arts association authority board borough bridge building capital center college commission
  committee community complex construction corporation cost council county city department design development district
  drain drainage drinking education emergency engineering enforcement equipment expansion extension facility federal fire
  first foundation fund funding health high highway hospital housing improvement inc initiative institute infrastructure
  installation intersection joint lake law library line local main medical modernization municipal national new office
  park phase pipe plan planning plant police pool program project public pump purchase recovery regional rehabilitation
  relocation renovation repair replacement research rescue reservoir resilience restoration river road safety sanitary
  school science sd service sewer site station storage storm stormwater street study supply support system tank technology
  town township trail training transit transmission treatment tribe tribal university unit upgrade utility village waste
  wastewater water waterline well works
  ${Object.values(STATES).join(' ')}
`)
