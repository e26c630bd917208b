import { Type, type Static } from 'typebox'
import { readAs, type FetchJson, type Query } from './fetch-json.ts'
import { orNothing } from './or-nothing.ts'

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
