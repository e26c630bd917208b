import type { DocketDocument } from './docket-documents.ts'
import { docketRefusal } from './docket-refusal.ts'
import { describeEasternDay } from './eastern-day.ts'

/** A comment belongs on the proposal before the notice about it; types that are not listed come last. */
const BY_PREFERENCE = ['Proposed Rule', 'Rule', 'Notice', 'Other']

type Candidate = Pick<DocketDocument, 'documentId' | 'type' | 'title' | 'endsAt' | 'startsAt'>

/**
 * Chooses the document to comment on: the best type wins. Two documents of the best type are refused by name, since a
 * comment on the wrong one cannot be taken back.
 */
export const chooseDocument = <Document extends Candidate>(
  docketId: string,
  candidates: readonly Document[],
): Document => {
  const [best, ...others] = listBest(candidates)
  if (best === undefined) throw new Error('there is no document to choose from')
  if (others.length > 0) throw docketRefusal(describeAmbiguity(docketId, [best, ...others]))
  return best
}

/** Candidates of the best type, the newest comment period first. */
export const listBest = <Document extends Candidate>(candidates: readonly Document[]): Document[] => {
  const bestRank = Math.min(...candidates.map(rank))
  return candidates.filter((document) => rank(document) === bestRank).sort(newestFirst)
}

/** Candidates other than the chosen one. */
export const listOthers = (candidates: readonly Candidate[], chosen: Candidate): string[] =>
  candidates
    .map(({ documentId }) => documentId)
    .filter((id) => id !== chosen.documentId)
    .sort()

const rank = ({ type }: Candidate): number => {
  const place = BY_PREFERENCE.indexOf(type)
  return place === -1 ? BY_PREFERENCE.length : place
}

const newestFirst = (a: Candidate, b: Candidate): number =>
  (b.startsAt?.getTime() ?? 0) - (a.startsAt?.getTime() ?? 0) || a.documentId.localeCompare(b.documentId)

const describeAmbiguity = (docketId: string, candidates: readonly Candidate[]): string =>
  `The docket ${docketId} has ${candidates.length} open documents of the same type, so the docket number alone ` +
  `does not choose one: ${describeCandidates(candidates)}. ` +
  `Name the document in the query parameter document, such as ?document=${candidates[0]?.documentId ?? ''}.`

/** Describes the documents with their kinds, titles and last days, as many as can be read. */
export const describeCandidates = (candidates: readonly Candidate[]): string => {
  const listed = candidates.slice(0, MOST_LISTED).map(describeCandidate)
  const more = candidates.length - listed.length
  return `${listed.join('; ')}${more > 0 ? `; and ${more} more` : ''}`
}

const describeCandidate = ({ documentId, type, title, endsAt }: Candidate): string =>
  `${documentId} (${type}, "${shorten(title)}"${endsAt ? `, until ${describeEasternDay(endsAt)}` : ''})`

const shorten = (title: string): string =>
  title.length > LONGEST_TITLE ? `${title.slice(0, LONGEST_TITLE)}…` : title

const MOST_LISTED = 5
const LONGEST_TITLE = 80
