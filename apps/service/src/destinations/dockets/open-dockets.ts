import type { Freshness, OpenDocket } from '@rotunda/contract'
import { Refusal, type Clock } from '../../platform/index.ts'
import type { DocketDestination } from '../destination.ts'
import type { ListCategories } from './share-answers.ts'
import { listBest, listOthers } from './docket-documents.ts'
import { endOfEasternDay } from './eastern-day.ts'
import { describeDocket, describeTogether, listWindows, type DescribedDocket } from './describe-docket.ts'
import { listPublished, type PublishedDocument } from './federal-register.ts'
import type { FetchJson } from './fetch-json.ts'
import type { WantedDocument } from './look-up-docket.ts'
import { LIST_LIMITS } from '../limits.ts'

/** Dockets that take comments, in the order of their numbers, and the freshness of the list. */
export type OpenDocketList = { readonly dockets: readonly OpenDocket[]; readonly freshness: Freshness }

/** The list with the time of its fetch and the destinations of its dockets, for processes that fetch none. */
export type DocketSnapshot = OpenDocketList & {
  readonly destinations: readonly DocketDestination[]
  readonly at: number
}

/** An agency whose dockets are not on the list, since its categories are unknown. */
export type LeftOutAgency = { readonly agency: string; readonly reason: string }

/** Gaps that a refresh left. */
export type DocketRefresh = { readonly leftOut: readonly LeftOutAgency[] }

export type FetchOpenDocketsNeeds = {
  readonly federalRegister: FetchJson
  readonly listCategories: ListCategories
  readonly clock: Clock
}

type Candidate = {
  readonly documentId: string
  readonly type: string
  readonly title: string
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly allowsLate: boolean
  readonly row: DescribedDocket
}

type Chosen = Candidate & { readonly otherDocumentIds: readonly string[] }

/** A docket of the list. `chosen` is the document for a comment that names none, if a single one has the best type. */
type Described = { readonly row: DescribedDocket; readonly chosen: Chosen | undefined }

/** The list, and the destination of a comment on each docket. */
type Fetched = OpenDocketList & { readonly destinations: ReadonlyMap<string, DocketDestination> }

/**
 * Fetches the whole list from the Federal Register's documents that take comments on Regulations.gov. Dockets of an
 * agency with unknown categories are left out.
 */
const fetchOpenDockets = async (needs: FetchOpenDocketsNeeds): Promise<Fetched & DocketRefresh> => {
  const now = needs.clock()
  const published = await listPublished(needs.federalRegister, [
    ['conditions[accepting_comments_on_regulations_dot_gov]', '1'],
  ])
  const described = describeDockets(
    published.flatMap(listCandidates).filter(({ endsAt }) => endsAt === null || endsAt > now),
  )
  const { categoriesOf, leftOut } = await askAgencies(
    described.map(({ row }) => row),
    needs.listCategories,
  )
  const windows = listWindows(published)
  const listed = described.flatMap(({ row, chosen }) => {
    const categories = categoriesOf.get(row.agency)
    if (categories === undefined) return []
    const documents = windows.get(row.docket_id) ?? []
    return [{ chosen, row: { ...row, categories: [...categories], windows: [...documents] } }]
  })
  return {
    dockets: listed.map(({ row }) => row),
    destinations: new Map(
      listed.flatMap(({ row, chosen }) =>
        chosen === undefined ? [] : [[row.docket_id, toDestination(row, chosen)]],
      ),
    ),
    freshness: describeFreshness(published, now),
    leftOut,
  }
}

const toDestination = (
  row: OpenDocket,
  { documentId, endsAt, allowsLate, otherDocumentIds }: Chosen,
): DocketDestination => ({
  kind: 'docket',
  docketId: row.docket_id,
  documentId,
  otherDocumentIds,
  agencyId: row.agency,
  closesAt: allowsLate ? null : endsAt,
  categories: row.categories,
})

/** Gets each agency's categories. If more than a few fail, or all, it is an outage: the last fault is thrown. */
const askAgencies = async (rows: readonly DescribedDocket[], listCategories: ListCategories) => {
  const categoriesOf = new Map<string, readonly string[]>()
  const leftOut: LeftOutAgency[] = []
  const agencies = new Set(rows.map((row) => row.agency))
  const mostLeftOut = Math.min(MOST_LEFT_OUT, agencies.size - 1)
  for (const agency of agencies) {
    try {
      categoriesOf.set(agency, await listCategories(agency))
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'unavailable')) throw error
      leftOut.push({ agency, reason: error.message })
      if (leftOut.length > mostLeftOut) throw error
    }
  }
  return { categoriesOf, leftOut }
}

const MOST_LEFT_OUT = LIST_LIMITS.agenciesLeftOut.value

const DECIDES_MILLISECONDS = LIST_LIMITS.docketListHours.value * 3_600_000

export const refuseUnfetched = (): never => {
  const detail = 'The list of open dockets has not been fetched yet. Try again in a moment.'
  throw new Refusal('unavailable', detail, { retryAfterSeconds: 15 })
}

/** Keeps the last list that was fetched; a refresh that fails throws and changes nothing. */
export const keepOpenDockets = (needs: FetchOpenDocketsNeeds) => {
  let current: (Fetched & { readonly at: number }) | undefined
  return {
    listOpenDockets: (): OpenDocketList => {
      const { dockets, freshness } = current ?? refuseUnfetched()
      return { dockets, freshness }
    },
    /**
     * Finds the destination of a comment on a listed docket without a read, while the list is recent and the docket
     * open.
     */
    findListed: ({ docketId, documentId }: WantedDocument): DocketDestination | undefined => {
      const now = needs.clock().getTime()
      if (current === undefined || now - current.at > DECIDES_MILLISECONDS) return undefined
      const found = current.destinations.get(docketId)
      if (found === undefined || (found.closesAt !== null && found.closesAt.getTime() <= now))
        return undefined
      if (documentId === undefined) return found
      return found.documentId === documentId ? { ...found, otherDocumentIds: [] } : undefined
    },
    /** Returns the list as `take` takes it; undefined before the first fetch. */
    getKept: (): DocketSnapshot | undefined =>
      current && { ...current, destinations: [...current.destinations.values()] },
    take: ({ destinations, ...kept }: DocketSnapshot): void => {
      current = { ...kept, destinations: new Map(destinations.map((one) => [one.docketId, one])) }
    },
    refresh: async (): Promise<DocketRefresh> => {
      const at = needs.clock().getTime()
      const { leftOut, ...list } = await fetchOpenDockets(needs)
      current = { ...list, at }
      return { leftOut }
    },
  }
}

const listCandidates = (published: PublishedDocument): Candidate[] =>
  (published.dockets ?? []).flatMap((docket) =>
    docket.documents
      .filter((document) => document.regulations_dot_gov_open_for_comment === true)
      .map((document) => {
        const row = describeDocket(published, docket, document)
        return {
          documentId: document.id,
          type: row.document_type,
          title: row.title,
          startsAt: row.comment_starts_on === null ? null : new Date(row.comment_starts_on),
          endsAt: row.comment_ends_on === null ? null : endOfEasternDay(row.comment_ends_on),
          allowsLate: document.allow_late_comments === true,
          row,
        }
      }),
  )

const describeDockets = (candidates: readonly Candidate[]): Described[] => {
  const distinct = new Map(candidates.map((candidate) => [candidate.documentId, candidate]))
  const byDocket = Map.groupBy(distinct.values(), ({ row }) => row.docket_id)
  return [...byDocket.values()].flatMap(describeOne).sort(byDocketId)
}

/** A comment on two documents of the best type would be refused, so their docket is listed without a document. */
const describeOne = (candidates: readonly Candidate[]): Described[] => {
  const [best, ...alike] = listBest(candidates)
  if (best === undefined) return []
  return alike.length === 0
    ? [{ row: best.row, chosen: { ...best, otherDocumentIds: listOthers(candidates, best) } }]
    : [
        {
          row: describeTogether(
            best.row,
            alike.map(({ row }) => row),
          ),
          chosen: undefined,
        },
      ]
}

const byDocketId = ({ row: a }: Described, { row: b }: Described): number =>
  a.docket_id < b.docket_id ? -1 : a.docket_id > b.docket_id ? 1 : 0

const describeFreshness = (published: readonly PublishedDocument[], now: Date): Freshness => {
  const days = published.flatMap(({ publication_date: day }) => (typeof day === 'string' ? [day] : [])).sort()
  return {
    source: 'Federal Register API v1, documents that take comments on Regulations.gov',
    retrieved_at: now.toISOString(),
    as_of: days.at(-1) ?? null,
  }
}
