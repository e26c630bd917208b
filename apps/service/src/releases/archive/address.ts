import type { Source } from '../../publishers/index.ts'
import { digestOf } from '../build/digest-of.ts'

/** Facts that tell documents apart even when their bytes change, with the facts that the collection declares. */
export type AddressFacts = Pick<Source, 'publisher' | 'url'>

export type NameAddress = (facts: AddressFacts) => string

/**
 * Names the archive's file for the revisions of a document. Some addresses serve several documents, which only the
 * declared facts tell apart; the fragment of an address says which part of the document it was.
 */
export const makeAddress =
  (names: readonly string[]): NameAddress =>
  (facts) =>
    digestOf([facts.publisher, facts.url.replace(/#.*$/s, ''), ...listFacts(facts, names)], 16)

/** Values of the declared facts, with null for a missing one. */
export const listFacts = (facts: object, names: readonly string[]): (string | number | null)[] => {
  const values = new Map<string, unknown>(Object.entries(facts))
  return names.map((name) => {
    const value = values.get(name)
    return typeof value === 'string' || typeof value === 'number' ? value : null
  })
}
