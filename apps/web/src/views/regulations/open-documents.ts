import type { CommentWindow, OpenDocket } from '@rotunda/contract'
import { type Clients, readJson } from '../../ask/clients.ts'
import { refuseFiles } from '../../ask/read-filter.ts'
import { makeAddress } from '../../html/href.ts'
import type { Asked, DataMeta } from '../../page.ts'
import { daysUntil } from './deadlines.ts'

export type OpenDocumentList = Pick<DocketList, 'meta'> & { readonly data: readonly OpenDocument[] }

/**
 * All open documents that match, the first to close first. The API lists dockets, in another order and with the closing
 * day of one document each, so this page compares days and cuts the list itself.
 */
export const readOpenDocuments = async ({
  clients,
  params,
  now,
}: Pick<Asked, 'clients' | 'params' | 'now'>): Promise<OpenDocumentList> => {
  const { days, others } = takeDays(params)
  const { data, meta } = await readDockets(clients, others)
  const documents = data.flatMap((docket) => listOpenDocuments(docket, now))
  return { data: documents.filter((one) => isWithin(one, days)).toSorted(byLastDay), meta }
}

/** Takes valid closing days. The service refuses all other values in its own words. */
const takeDays = (params: URLSearchParams) => {
  const days = new Map(
    DAYS.flatMap((name) => {
      const [value = '', ...more] = params.getAll(name)
      return more.length === 0 && isDay(value) ? [[name, value]] : []
    }),
  )
  const others = new URLSearchParams([...params].filter(([name]) => !days.has(name)))
  return { days: { after: days.get('closing_after'), before: days.get('closing_before') }, others }
}

const DAYS = ['closing_after', 'closing_before']

const isDay = (text: string): boolean => {
  const instant = new Date(/^\d{4}-\d\d-\d\d$/.test(text) ? text : NaN)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}

type Days = { readonly after: string | undefined; readonly before: string | undefined }

/** A document without a stated last day matches no filter by closing day. */
const isWithin = ({ comment_ends_on: end }: OpenDocument, { after, before }: Days): boolean =>
  end === null
    ? after === undefined && before === undefined
    : (after === undefined || end >= after) && (before === undefined || end <= before)

/** Sorts by last day; documents without one come last. */
const byLastDay = (a: OpenDocument, b: OpenDocument): number =>
  (a.comment_ends_on ?? '9999').localeCompare(b.comment_ends_on ?? '9999') ||
  a.docket_id.localeCompare(b.docket_id) ||
  a.document_id.localeCompare(b.document_id)

/** A document that takes comments now, with its docket. */
export type OpenDocument = Pick<
  CommentWindow,
  'document_id' | 'document_type' | 'comment_starts_on' | 'comment_ends_on'
> & {
  readonly docket: OpenDocket
  readonly docket_id: string
  readonly title: string
  /** True for the document on which comments to the docket are filed. */
  readonly isMain: boolean
}

/** Open documents of a docket; the one on which comments are filed comes first. */
export const listOpenDocuments = (docket: OpenDocket, now: Date): OpenDocument[] => {
  const others = docket.windows.filter(
    (window) => window.document_id !== docket.document_id && isOpen(window, now),
  )
  return [...listMain(docket), ...others.map((window) => describeOther(window, docket))]
}

const isOpen = ({ open, comment_ends_on: end }: CommentWindow, now: Date): boolean =>
  open === true && (end === null || daysUntil(end, now) >= 0)

const listMain = (docket: OpenDocket): OpenDocument[] => {
  const { docket_id, document_id, document_type, comment_starts_on, comment_ends_on } = docket
  if (document_id === null) return []
  const title = docket.document_title ?? docket.title
  return [
    {
      docket,
      docket_id,
      document_id,
      document_type,
      title,
      comment_starts_on,
      comment_ends_on,
      isMain: true,
    },
  ]
}

const describeOther = (window: CommentWindow, docket: OpenDocket): OpenDocument => {
  const { document_id, document_type, comment_starts_on, comment_ends_on } = window
  const { docket_id } = docket
  const title = window.title ?? `${docket.title}: document ${document_id}`
  return {
    docket,
    docket_id,
    document_id,
    document_type,
    title,
    comment_starts_on,
    comment_ends_on,
    isMain: false,
  }
}

/**
 * The latest known time of the entry's facts. No source says when a closing day was moved, but the check that found
 * it gives the latest possible time.
 */
export const changedAt = (
  { docket, isMain, comment_starts_on: starts }: OpenDocument,
  fallback: string,
): string => {
  if (!isMain) return starts === null ? fallback : `${starts}T00:00:00Z`
  const { printed_ends_on: printed, comment_ends_on: ends, checked_at: checked } = docket
  const days = [docket.published_on, starts].filter((day) => day !== null)
  const moved = printed !== null && printed !== ends ? [checked ?? fallback] : []
  return [...days.map((day) => `${day}T00:00:00Z`), ...moved].sort().at(-1) ?? fallback
}

/** The page of a document, or of the docket where no document is known. */
export const documentAddress = ({
  docket_id,
  document_id,
}: Pick<OpenDocket, 'docket_id' | 'document_id'>): string =>
  document_id === null
    ? makeAddress('/regulations', { docket: docket_id })
    : makeAddress('/regulations/document', { docket: docket_id, document: document_id })

export type DocketList = {
  readonly data: readonly OpenDocket[]
  readonly meta: DataMeta & {
    readonly total: number
    readonly freshness: { readonly retrieved_at: string | null }
  }
}

/** All open dockets that match, in the API's order. The service validates the filters. */
export const readDockets = async (
  { fetch }: Pick<Clients, 'fetch'>,
  params: URLSearchParams,
): Promise<DocketList> => {
  refuseFiles(params)
  return readJson<DocketList>(await fetch(`/api/dockets?${withoutPlace(params).toString()}`))
}

/** The part of a list in an address. */
type ListPlace = {
  readonly start: number
  /** Undefined where the address names no number of rows. */
  readonly rows: number | undefined
}

/** Paging parameters with their minimums. */
const LEAST: Readonly<Record<string, number>> = { offset: 0, limit: 1 }

export const readPlace = (params: URLSearchParams): ListPlace => ({
  start: readCount(params, 'offset') ?? 0,
  rows: readCount(params, 'limit'),
})

/** Removes valid paging parameters. Invalid ones stay, and the API refuses them in its own words. */
export const withoutPlace = (params: URLSearchParams): URLSearchParams =>
  new URLSearchParams(
    [...params].filter(([name, value]) => value !== '' && readCount(params, name) === undefined),
  )

const readCount = (params: URLSearchParams, name: string): number | undefined => {
  const [text = '', ...more] = params.getAll(name)
  const least = LEAST[name]
  if (least === undefined || more.length > 0 || !/^\d{1,9}$/.test(text)) return undefined
  return Number(text) >= least ? Number(text) : undefined
}
