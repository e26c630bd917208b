import { Refusal } from '../../platform/index.ts'
import type { DocketDestination } from '../destination.ts'
import type { ListCategories } from './agency-categories.ts'
import { chooseDocument } from './choose-document.ts'
import {
  findDocument,
  isKnownDocket,
  listDocuments,
  listOpenDocuments,
  type DocketDocument,
} from './docket-documents.ts'
import { docketRefusal } from './docket-refusal.ts'
import { explainClosed } from './explain-closed.ts'
import { searchPublished } from './federal-register.ts'
import type { FetchJson } from './fetch-json.ts'

export type LookUpDocketNeeds = {
  readonly federalRegister: FetchJson
  readonly regulationsGov: FetchJson
  readonly listCategories: ListCategories
}

/** Which documents take late comments, as the Federal Register last saw it; absent where it does not say. */
type LateHints = ReadonlyMap<string, boolean>

/**
 * The open document of a docket. The Federal Register is asked first, because it costs no quota and often knows
 * already whether late comments are taken; whether a document is open is decided by Regulations.gov alone.
 */
export const lookUpDocket = async (
  needs: LookUpDocketNeeds,
  docketId: string,
  now: Date,
): Promise<DocketDestination> => {
  const hints = await findLateHints(needs.federalRegister, docketId)
  const open = (await listOpenDocuments(needs.regulationsGov, docketId)).filter((one) => isOpen(one, now))
  const chosen =
    open.length > 0
      ? chooseDocument(docketId, open)
      : await chooseLate(needs.regulationsGov, docketId, hints, now)
  const settled = await settleLate(needs.regulationsGov, chosen, hints)
  return toDestination(docketId, settled, needs.listCategories)
}

const isOpen = ({ open, withdrawn, endsAt }: DocketDocument, now: Date): boolean =>
  open && !withdrawn && (endsAt === null || endsAt > now)

/** Hints only spare calls, so a Federal Register that does not answer stops nothing. */
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

/** The document of a docket that takes late comments; throws the reason when none does. */
const chooseLate = async (
  fetchJson: FetchJson,
  docketId: string,
  hints: LateHints,
  now: Date,
): Promise<DocketDocument> => {
  const documents = await listDocuments(fetchJson, docketId)
  if (documents.length === 0) throw await refuseWithoutDocuments(fetchJson, docketId)
  // A document can be open without a comment period that the filter of the first list knows.
  const open = documents.filter((one) => isOpen(one, now))
  if (open.length > 0) return chooseDocument(docketId, open)
  const late = await listLate(fetchJson, documents, hints, now)
  if (late.length === 0) throw docketRefusal(explainClosed(docketId, documents, now))
  return chooseDocument(docketId, late)
}

const listLate = async (
  fetchJson: FetchJson,
  documents: readonly DocketDocument[],
  hints: LateHints,
  now: Date,
): Promise<DocketDocument[]> => {
  const ended = documents
    .filter(({ withdrawn, endsAt }) => !withdrawn && endsAt !== null && endsAt <= now)
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
  const offer = document.docketId === null ? '' : ` Use its docket as destination id: ${document.docketId}.`
  return docketRefusal(`${docketId} is the number of a document, not of a docket.${offer}`)
}

const toDestination = async (
  docketId: string,
  document: DocketDocument,
  listCategories: ListCategories,
): Promise<DocketDestination> => {
  const agencyId = document.agencyId ?? docketId.split(/[-_]/, 1).join('')
  return {
    kind: 'docket',
    docketId,
    documentId: document.documentId,
    agencyId,
    closesAt: document.allowsLate === true ? null : document.endsAt,
    categories: await listCategories(agencyId),
  }
}

/** Late comments are taken on a recent document or on none: older ones would only cost quota. */
const MOST_LATE_LOOKED_AT = 3
