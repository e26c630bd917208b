import type { Member } from '@rotunda/contract'
import type { Origin } from '../../../releases/index.ts'

/** A name without any known part. */
export const UNKNOWN = { first: null, middle: null, suffix: null, nickname: null, official_full: null }

/** `Surname, First Middle`: all words behind the comma are the first name. */
export const divideName = (inverted: string): Member['name'] => {
  const [last = inverted, first = null] = inverted.split(/,\s*(.*)/s)
  return { ...UNKNOWN, first: first || null, last }
}

export type Surname = {
  /** Words of the surname; all words of a name that is not divided. */
  readonly surname: readonly string[]
  /** Words that distinguish the surname. */
  readonly telling: readonly string[]
}

/** A name that a document has beside a Bioguide id. */
export type SaidName = Surname & {
  readonly text: string
  /** Words of the other names; empty where they are not compared. */
  readonly given: readonly string[]
  readonly fact: Origin
}
