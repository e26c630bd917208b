import type { Random } from '../../sample/random.ts'

/** A document with one thing done to it. */
export type Mutated = {
  readonly content: string | Uint8Array
  /**
   * Nothing in what is left shows that anything is missing: it is cut between two lines, or an empty list. That a release
   * has fewer rows than the one before stops it at the gates.
   */
  readonly looksWhole?: boolean
  /** Stands in the document and may be in nothing that is read of it: the name of a minor. */
  readonly mustNotShow?: string
}

export type Mutation = (text: string, random: Random) => readonly Mutated[]
