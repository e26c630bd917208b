import { Refusal } from '../../platform/index.ts'
import type { DocketDestination } from '../destination.ts'
import type { ListCategories } from './share-answers.ts'
import {
  chooseDocument,
  describeCandidates,
  findDocument,
  isKnownDocket,
  listDocuments,
  listOpenDocuments,
  listOthers,
  type DocketDocument,
} from './docket-documents.ts'
import { docketRefusal } from './refuse-other-numbers.ts'
import { searchPublished } from './federal-register.ts'
import type { FetchJson } from './fetch-json.ts'
import { describeEasternDay } from './eastern-day.ts'

export type LookUpDocketNeeds = {
  readonly federalRegister: FetchJson
  readonly regulationsGov: FetchJson
  readonly listCategories: ListCategories
}

/** Late comments by document, as the Federal Register last saw it; a document is absent if it does not say. */
type LateHints = ReadonlyMap<string, boolean>

/** A docket, and the document in it that the sender named, if any. */
export type WantedDocument = { readonly docketId: string; readonly documentId: string | undefined }

/**
 * Finds the document of a docket that a comment is filed on. The Federal Register is asked first, because it costs no
 * quota and often knows already whether late comments are accepted. Only Regulations.gov decides whether a document is
 * open.
 */
export const lookUpDocket = async (
  needs: LookUpDocketNeeds,
  { docketId, documentId }: WantedDocument,
  now: Date,
): Promise<DocketDestination> => {
  if (documentId !== undefined) {
    const named = await findNamed(needs.regulationsGov, { docketId, documentId }, now)
    return toDestination(docketId, { document: named, others: [] }, needs.listCategories)
  }
  const hints = await findLateHints(needs.federalRegister, docketId)
  const open = (await listOpenDocuments(needs.regulationsGov, docketId)).filter((one) => isOpen(one, now))
  const candidates =
    open.length > 0 ? open : await listWithoutPeriod(needs.regulationsGov, docketId, hints, now)
  const chosen = chooseDocument(docketId, candidates)
  const document = await settleLate(needs.regulationsGov, chosen, hints)
  return toDestination(docketId, { document, others: listOthers(candidates, chosen) }, needs.listCategories)
}

/**
 * Finds the document that the sender named, if it belongs to the docket and takes comments; otherwise throws the
 * reason.
 */
const findNamed = async (
  fetchJson: FetchJson,
  { docketId, documentId }: Record<keyof WantedDocument, string>,
  now: Date,
): Promise<DocketDocument> => {
  const document = await findDocument(fetchJson, documentId)
  if (document?.docketId === docketId && takesComments(document, now)) return document
  const open = (await listOpenDocuments(fetchJson, docketId)).filter((one) => isOpen(one, now))
  const reason =
    document === undefined
      ? `Regulations.gov has no document ${documentId}. Correct the query parameter document.`
      : document.docketId === docketId
        ? explainClosed(`document ${documentId}`, [document], now)
        : `The document ${documentId} is not in the docket ${docketId}${document.docketId === null ? '' : `, but in ${document.docketId}`}.`
  throw docketRefusal(
    open.length === 0
      ? `${reason} The docket ${docketId} has no document open for comment now.`
      : `${reason} Open for comment in the docket ${docketId}: ${describeCandidates(open)}.`,
  )
}

const takesComments = (document: DocketDocument, now: Date): boolean =>
  isOpen(document, now) || (hasEnded(document, now) && document.allowsLate === true)

const hasEnded = ({ withdrawn, endsAt }: DocketDocument, now: Date): boolean =>
  !withdrawn && endsAt !== null && endsAt <= now

const isOpen = ({ open, withdrawn, endsAt }: DocketDocument, now: Date): boolean =>
  open && !withdrawn && (endsAt === null || endsAt > now)

/** Hints only save calls, so a Federal Register that does not answer stops nothing. */
const findLateHints = async (fetchJson: FetchJson, docketId: string): Promise<LateHints> => {
  try {
    const published = await searchPublished(fetchJson, [['conditions[docket_id]', docketId]])
    const linked = published.flatMap(({ dockets }) => dockets ?? []).filter(({ id }) => id === docketId)
    return new Map(
      linked
        .flatMap(({ documents }) => documents)
        .flatMap(({ id, allow_late_comments: late }) =>
          typeof late === 'boolean' ? [[id, late] as const] : [],
        ),
    )
  } catch (error) {
    if (error instanceof Refusal && error.code === 'unavailable') return new Map()
    throw error
  }
}

const settleLate = async (
  fetchJson: FetchJson,
  document: DocketDocument,
  hints: LateHints,
): Promise<DocketDocument> => {
  const allowsLate = document.allowsLate ?? hints.get(document.documentId)
  if (allowsLate !== undefined) return { ...document, allowsLate }
  return (await findDocument(fetchJson, document.documentId)) ?? document
}

/**
 * Documents that are open without a comment period, or else those that take late comments; throws the reason if there
 * are none.
 */
const listWithoutPeriod = async (
  fetchJson: FetchJson,
  docketId: string,
  hints: LateHints,
  now: Date,
): Promise<DocketDocument[]> => {
  const documents = await listDocuments(fetchJson, docketId)
  if (documents.length === 0) throw await refuseWithoutDocuments(fetchJson, docketId)
  // A document can be open without a comment period that the filter of the first list knows.
  const open = documents.filter((one) => isOpen(one, now))
  if (open.length > 0) return open
  const late = await listLate(fetchJson, documents, hints, now)
  if (late.length === 0) throw docketRefusal(explainClosed(`docket ${docketId}`, documents, now))
  return late
}

const listLate = async (
  fetchJson: FetchJson,
  documents: readonly DocketDocument[],
  hints: LateHints,
  now: Date,
): Promise<DocketDocument[]> => {
  const ended = documents
    .filter((one) => hasEnded(one, now))
    .filter(({ documentId }) => hints.get(documentId) !== false)
    .slice(0, MOST_LATE_LOOKED_AT)
  const details = await Promise.all(ended.map(({ documentId }) => findDocument(fetchJson, documentId)))
  return details.filter((detail) => detail !== undefined).filter(({ allowsLate }) => allowsLate === true)
}

const refuseWithoutDocuments = async (fetchJson: FetchJson, docketId: string): Promise<Refusal> => {
  if (await isKnownDocket(fetchJson, docketId))
    return docketRefusal(`The docket ${docketId} has no documents yet, so there is nothing to comment on.`)
  const document = await findDocument(fetchJson, docketId)
  if (document === undefined)
    return docketRefusal(
      `Regulations.gov knows no docket ${docketId}. Check the number against the right-hand column of the regulation’s page.`,
    )
  const offer =
    document.docketId === null
      ? ''
      : ` Use its docket as destination id: ${document.docketId}. The query parameter document names the document: ?document=${docketId}.`
  return docketRefusal(`${docketId} is the number of a document, not of a docket.${offer}`)
}

const toDestination = async (
  docketId: string,
  { document, others }: { readonly document: DocketDocument; readonly others: readonly string[] },
  listCategories: ListCategories,
): Promise<DocketDestination> => {
  const agencyId = document.agencyId ?? docketId.split(/[-_]/, 1).join('')
  return {
    kind: 'docket',
    docketId,
    documentId: document.documentId,
    otherDocumentIds: others,
    agencyId,
    closesAt: document.allowsLate === true ? null : document.endsAt,
    categories: await listCategories(agencyId),
  }
}

/** Number of ended documents to look up: if no recent one takes late comments, older ones do not either. */
const MOST_LATE_LOOKED_AT = 3

/**
 * Reason that comments are closed now, with the day that decides it. `subject` is `docket …`, or `document …` for one
 * of its documents.
 */
const explainClosed = (subject: string, documents: readonly DocketDocument[], now: Date): string => {
  const notWithdrawn = documents.filter(({ withdrawn }) => !withdrawn)
  const opens = earliest(
    notWithdrawn.map(({ startsAt }) => startsAt).filter((day) => day !== null && day > now),
  )
  if (opens)
    return `The ${subject} is not open yet: its comment period opens on ${describeEasternDay(opens)}. Send the comment from that day on.`
  const closed = latest(notWithdrawn.map(({ endsAt }) => endsAt))
  if (closed)
    return `The comment period of the ${subject} closed on ${describeEasternDay(closed)}, and the agency takes no late comments there.`
  if (documents.some(({ withdrawn }) => withdrawn))
    return `The agency takes no more comments on the ${subject}: it has withdrawn the document that took them.`
  return `The ${subject} is not open for comment. Its agency may open it later.`
}

const instants = (days: readonly (Date | null)[]): number[] =>
  days.filter((day) => day !== null).map((day) => day.getTime())

const earliest = (days: readonly (Date | null)[]): Date | undefined => {
  const found = instants(days)
  return found.length === 0 ? undefined : new Date(Math.min(...found))
}

const latest = (days: readonly (Date | null)[]): Date | undefined => {
  const found = instants(days)
  return found.length === 0 ? undefined : new Date(Math.max(...found))
}
