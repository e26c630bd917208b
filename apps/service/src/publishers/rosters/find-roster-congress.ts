import { findCongress } from '../hearings/find-congress.ts'
import { DocumentRefused, type Source } from '../publisher.ts'

export type RosterFacts = { readonly congress?: number | null }

/** The Congress that rosters are of: they do not say it. The one that was given with the document, or that sat on its day. */
export const findRosterCongress = ({
  congress,
  published_at,
  retrieved_at,
}: Pick<Source, 'published_at' | 'retrieved_at'> & RosterFacts): number => {
  const found = congress ?? findCongress(published_at ?? retrieved_at.slice(0, 'YYYY-MM-DD'.length))
  if (found !== undefined) return found
  throw new DocumentRefused('The Congress of these rosters is not known. Add the document with `congress`.')
}
