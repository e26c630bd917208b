import { findCongress } from '../hearings/congress-days.ts'
import { dayOf, DocumentRefused, type Source } from '../publisher.ts'

/** The roster of a committee in one document, with the number of its members, which may be 0. */
export type RosterDraft = {
  /** Congress that sat when the document was retrieved. */
  readonly congress: number
  /** Code as the document writes it; null for a document without any roster. */
  readonly code: string | null
  readonly name: string | null
  readonly members: number
}

/** One member on a roster. */
export type RosterEntryDraft = {
  readonly congress: number
  /** Code as the document writes it. */
  readonly code: string
  /** Null if the roster has only names. */
  readonly bioguide: string | null
  readonly name: string
  /** Null if the roster does not divide the name. */
  readonly first: string | null
  readonly last: string | null
  readonly state: string | null
  /** Letter; null if the roster has only the side. */
  readonly party: string | null
  readonly side: CommitteeSide | null
  readonly rank: number | null
  /** Title as the roster writes it. */
  readonly title: string | null
  /** Only rosters of joint committees give it. */
  readonly member_chamber: 'House' | 'Senate' | null
}

export type CommitteeSide = 'majority' | 'minority'

export type RosterFacts = { readonly congress?: number | null }

/**
 * Finds the Congress of rosters, which do not state it: the Congress that was given with the document, or that sat on
 * its day.
 */
export const findRosterCongress = (
  source: Pick<Source, 'published_at' | 'retrieved_at'> & RosterFacts,
): number => {
  const found = source.congress ?? findCongress(dayOf(source))
  if (found !== undefined) return found
  throw new DocumentRefused('The Congress of these rosters is not known. Add the document with `congress`.')
}
