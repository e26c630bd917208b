import type { Source } from '../../publishers/index.ts'
import { digestOf } from '../build/digest-of.ts'

/** What tells one document from another, even when its bytes change: with what the collection declares. */
export type AddressFacts = Pick<Source, 'publisher' | 'url'>

export type NameAddress = (facts: AddressFacts) => string

/**
 * The name under which the archive keeps the revisions of a document. Some addresses serve several, which only what the
 * collection declares tells apart; the fragment of an address says which part of the document it was.
 */
export const makeAddress =
  (names: readonly string[]): NameAddress =>
  (facts) =>
    digestOf([facts.publisher, facts.url.replace(/#.*$/s, ''), ...listFacts(facts, names)], 16)

/** Values of what the collection declares; null where there is none. */
export const listFacts = (facts: object, names: readonly string[]): (string | number | null)[] => {
  const values = new Map<string, unknown>(Object.entries(facts))
  return names.map((name) => {
    const value = values.get(name)
    return typeof value === 'string' || typeof value === 'number' ? value : null
  })
}
