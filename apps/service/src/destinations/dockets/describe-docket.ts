import type { CommentWindow, OpenDocket } from '@rotunda/contract'
import type { LinkedDocument, PublishedDocument } from './federal-register.ts'
import { LIST_LIMITS } from '../limits.ts'

/** A row from the Federal Register alone. */
export type DescribedDocket = Omit<OpenDocket, 'categories' | 'windows'>

type Docket = NonNullable<PublishedDocument['dockets']>[number]

/** Describes the docket, and its document that takes comments, from one published document. */
export const describeDocket = (
  published: PublishedDocument,
  docket: Docket,
  document: LinkedDocument,
): DescribedDocket => ({
  docket_id: docket.id,
  title: docket.title ?? published.title ?? docket.id,
  agency: docket.agency_name ?? docket.id.split(/[-_]/, 1).join(''),
  agency_name: nameAgencies(published),
  document_id: document.id,
  document_type: published.type ?? 'Other',
  document_title: published.title ?? null,
  abstract: shorten(published.abstract),
  comment_starts_on: dayOf(document.comment_start_date),
  comment_ends_on: lastDay(document),
  printed_ends_on: dayOf(published.comments_close_on),
  rins: [...(published.regulation_id_numbers ?? [])],
  cfr: listParts(published),
  fr_document_number: published.document_number,
  fr_citation: published.citation ?? null,
  fr_url: published.html_url ?? null,
  published_on: dayOf(published.publication_date),
  comment_url: document.comment_url ?? null,
  checked_at: instantOf(published.regulations_dot_gov_info?.checked_regulationsdotgov_at),
})

/** Merges the descriptions of a docket by several of its documents: a field is null where they differ. */
export const describeTogether = (
  first: DescribedDocket,
  others: readonly DescribedDocket[],
): DescribedDocket => {
  const agree = (field: Optional): string | null =>
    others.every((other) => other[field] === first[field]) ? first[field] : null
  const all = [first, ...others]
  return {
    docket_id: first.docket_id,
    title: first.title,
    agency: first.agency,
    agency_name: agree('agency_name'),
    document_id: null,
    document_type: first.document_type,
    document_title: agree('document_title'),
    abstract: agree('abstract'),
    comment_starts_on: agree('comment_starts_on'),
    comment_ends_on: agree('comment_ends_on'),
    printed_ends_on: agree('printed_ends_on'),
    rins: [...new Set(all.flatMap(({ rins }) => rins))],
    cfr: [...new Set(all.flatMap(({ cfr }) => cfr))],
    fr_document_number: agree('fr_document_number'),
    fr_citation: agree('fr_citation'),
    fr_url: agree('fr_url'),
    published_on: agree('published_on'),
    comment_url: agree('comment_url'),
    checked_at: agree('checked_at'),
  }
}

/** Fields that a docket may lack. */
type Optional = {
  [Field in keyof DescribedDocket]: null extends DescribedDocket[Field] ? Field : never
}[keyof DescribedDocket]

/** Lists every document of each docket by number. Its own publication describes a document best. */
export const listWindows = (
  published: readonly PublishedDocument[],
): ReadonlyMap<string, readonly CommentWindow[]> => {
  const windows = new Map<string, Map<string, CommentWindow>>()
  for (const one of published)
    for (const docket of one.dockets ?? []) {
      const known = windows.getOrInsertComputed(docket.id, () => new Map())
      for (const document of docket.documents)
        // Another publication of the same docket may name the document without having published it.
        if (!known.has(document.id) || isPublishedBy(one, document))
          known.set(document.id, toWindow(one, document))
    }
  return new Map([...windows].map(([id, documents]) => [id, [...documents.values()].sort(byDocumentId)]))
}

const isPublishedBy = (
  { regulations_dot_gov_info: info, dockets }: PublishedDocument,
  { id }: LinkedDocument,
): boolean => info?.document_id === id || (dockets?.length === 1 && dockets[0]?.documents.length === 1)

const toWindow = (published: PublishedDocument, document: LinkedDocument): CommentWindow => {
  const own = isPublishedBy(published, document)
  return {
    document_id: document.id,
    document_type: own ? (published.type ?? null) : null,
    title: own ? (published.title ?? null) : null,
    comment_starts_on: dayOf(document.comment_start_date),
    comment_ends_on: lastDay(document),
    open: document.regulations_dot_gov_open_for_comment ?? null,
    allows_late: document.allow_late_comments ?? null,
    fr_document_number: own ? published.document_number : null,
  }
}

const byDocumentId = (a: CommentWindow, b: CommentWindow): number => (a.document_id < b.document_id ? -1 : 1)

/** The Federal Register keeps the UTC date of 23:59 Eastern, which is the day after the last day. */
const lastDay = ({ comment_end_date: end }: LinkedDocument): string | null => {
  const day = dayOf(end)
  return day && Temporal.PlainDate.from(day).subtract({ days: 1 }).toString()
}

const dayOf = (text: string | null | undefined): string | null => text?.slice(0, 10) ?? null

const instantOf = (text: string | null | undefined): string | null => {
  const instant = new Date(text ?? NaN)
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString()
}

/** Names an office and the department above it, as the document lists them. */
const nameAgencies = ({ agencies }: PublishedDocument): string | null =>
  (agencies ?? []).flatMap(({ name }) => name ?? []).join(', ') || null

/** `21 CFR 101`, or the title alone without a part. */
const listParts = ({ cfr_references: parts }: PublishedDocument): string[] => [
  ...new Set(
    (parts ?? []).map(({ title, part }) =>
      part === null || part === undefined ? `${title} CFR` : `${title} CFR ${part}`,
    ),
  ),
]

const LONGEST_ABSTRACT = LIST_LIMITS.abstractCharacters.value

const shorten = (text: string | null | undefined): string | null => {
  if (text === null || text === undefined) return null
  return text.length > LONGEST_ABSTRACT ? `${text.slice(0, LONGEST_ABSTRACT - 1)}…` : text
}
