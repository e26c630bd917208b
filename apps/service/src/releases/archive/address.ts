import type { Source } from '../../publishers/index.ts'
import { digestOf } from '../build/digest-of.ts'

/** What tells one document from another, whatever becomes of its bytes. */
export type AddressFacts = Pick<Source, 'publisher' | 'url' | 'fiscal_year' | 'subcommittee' | 'chamber'>

/**
 * The name under which the archive keeps the revisions of a document. Some addresses serve several, which only the
 * year or the subcommittee tells apart; the fragment of an address says which part of the document it was.
 */
export const addressOf = ({ publisher, url, fiscal_year, subcommittee, chamber }: AddressFacts): string =>
  digestOf([publisher, url.replace(/#.*$/s, ''), fiscal_year, subcommittee, chamber], 16)
