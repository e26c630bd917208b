import { Type, type Static } from 'typebox'
import { describeEasternDay } from './eastern-day.ts'
import { orNothing, readAs, type FetchJson, type Query } from './fetch-json.ts'
import { docketRefusal } from './refuse-other-numbers.ts'

const Resource = Type.Object({
  id: Type.String(),
  attributes: Type.Object({
    agencyId: orNothing(Type.String()),
    docketId: orNothing(Type.String()),
    documentType: orNothing(Type.String()),
    title: orNothing(Type.String()),
    openForComment: orNothing(Type.Boolean()),
    withdrawn: orNothing(Type.Boolean()),
    commentStartDate: orNothing(Type.String()),
    commentEndDate: orNothing(Type.String()),
    allowLateComments: orNothing(Type.Boolean()),
  }),
})
const List = Type.Object({ data: Type.Array(Resource) })
const Detail = Type.Object({ data: Resource })
const NAME = 'Regulations.gov'

/** A document as Regulations.gov v4 describes it, which decides whether it takes comments. */
export type DocketDocument = {
  readonly documentId: string
  readonly docketId: string | null
  readonly agencyId: string | null
  /** Proposed Rule, Rule, Notice, Supporting & Related Material or Other. */
  readonly type: string
  readonly title: string
  readonly open: boolean
  readonly withdrawn: boolean
  readonly startsAt: Date | null
  /** 23:59 Eastern of the last day: its UTC date is one day late. */
  readonly endsAt: Date | null
  /** Null in a list, which does not say. */
  readonly allowsLate: boolean | null
}

/** Documents of the docket whose comment period runs now, in one call. */
export const listOpenDocuments = (fetchJson: FetchJson, docketId: string): Promise<DocketDocument[]> =>
  // `false` is not a legal value of this filter: it is left out instead.
  list(fetchJson, docketId, [['filter[withinCommentPeriod]', 'true']])

/** Documents of the docket, the latest end of a comment period first; only the 250 that fit one page. */
export const listDocuments = (fetchJson: FetchJson, docketId: string): Promise<DocketDocument[]> =>
  list(fetchJson, docketId, [['sort', '-commentEndDate']])

/** One document with its detail; undefined if it does not exist. */
export const findDocument = async (
  fetchJson: FetchJson,
  documentId: string,
): Promise<DocketDocument | undefined> => {
  const json = await fetchJson(`/documents/${encodeURIComponent(documentId)}`)
  return json === undefined ? undefined : toDocument(readAs(Detail, json, NAME).data)
}

/** True if Regulations.gov knows the docket at all. */
export const isKnownDocket = async (fetchJson: FetchJson, docketId: string): Promise<boolean> =>
  (await fetchJson(`/dockets/${encodeURIComponent(docketId)}`)) !== undefined

const list = async (fetchJson: FetchJson, docketId: string, more: Query): Promise<DocketDocument[]> => {
  const json = await fetchJson('/documents', [['filter[docketId]', docketId], ...more, ['page[size]', '250']])
  const documents = readAs(List, json, NAME).data.map(toDocument)
  return documents.filter((document) => document.docketId === docketId)
}

const toDocument = ({ id, attributes }: Static<typeof Resource>): DocketDocument => ({
  documentId: id,
  docketId: attributes.docketId ?? null,
  agencyId: attributes.agencyId ?? null,
  type: attributes.documentType ?? 'Other',
  title: attributes.title ?? '',
  open: attributes.openForComment === true,
  withdrawn: attributes.withdrawn === true,
  startsAt: toInstant(attributes.commentStartDate),
  endsAt: toInstant(attributes.commentEndDate),
  allowsLate: attributes.allowLateComments ?? null,
})

const toInstant = (text: string | null | undefined): Date | null => {
  const instant = new Date(text ?? NaN)
  return Number.isNaN(instant.getTime()) ? null : instant
}

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

/** Ids of the candidates other than the chosen one. */
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
