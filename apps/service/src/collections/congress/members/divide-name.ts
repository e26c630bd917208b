import type { Member } from '@rotunda/contract'
import type { Origin } from '../../../releases/index.ts'

/** A name without any known part. */
export const UNKNOWN = { first: null, middle: null, suffix: null, nickname: null, official_full: null }

/** `Surname, First Middle`: what stands behind the comma is the first name, however many words. */
export const divideName = (inverted: string): Member['name'] => {
  const [last = inverted, first = null] = inverted.split(/,\s*(.*)/s)
  return { ...UNKNOWN, first: first || null, last }
}

export type Surname = {
  /** Its words; of a name that is not divided, all words. */
  readonly surname: readonly string[]
  /** Those that tell it from others. */
  readonly telling: readonly string[]
}

/** A name that a document has beside a Bioguide id. */
export type SaidName = Surname & {
  readonly text: string
  /** Words of the other names; empty where they are not compared. */
  readonly given: readonly string[]
  readonly fact: Origin
}
