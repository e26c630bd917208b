import { Type, type Static } from 'typebox'
import { orNothing, readAs, type FetchJson, type Query } from './fetch-json.ts'
import { LIST_LIMITS } from '../limits.ts'

/** A document on Regulations.gov as the Federal Register last saw it. */
const LinkedDocument = Type.Object({
  id: Type.String(),
  allow_late_comments: orNothing(Type.Boolean()),
  comment_start_date: orNothing(Type.String()),
  comment_end_date: orNothing(Type.String()),
  comment_url: orNothing(Type.String()),
  regulations_dot_gov_open_for_comment: orNothing(Type.Boolean()),
})
export type LinkedDocument = Static<typeof LinkedDocument>

/** Titles are numbers; their parts are numbers or texts such as 52a. */
const NumberOrText = Type.Union([Type.Integer(), Type.String()])

const PublishedDocument = Type.Object({
  document_number: Type.String(),
  title: orNothing(Type.String()),
  type: orNothing(Type.String()),
  publication_date: orNothing(Type.String()),
  abstract: orNothing(Type.String()),
  agencies: orNothing(Type.Array(Type.Object({ name: orNothing(Type.String()) }))),
  citation: orNothing(Type.String()),
  cfr_references: orNothing(Type.Array(Type.Object({ title: NumberOrText, part: orNothing(NumberOrText) }))),
  comments_close_on: orNothing(Type.String()),
  html_url: orNothing(Type.String()),
  docket_ids: orNothing(Type.Array(Type.String())),
  regulation_id_numbers: orNothing(Type.Array(Type.String())),
  regulations_dot_gov_info: orNothing(
    Type.Object({
      docket_id: orNothing(Type.String()),
      document_id: orNothing(Type.String()),
      checked_regulationsdotgov_at: orNothing(Type.String()),
    }),
  ),
  dockets: orNothing(
    Type.Array(
      Type.Object({
        id: Type.String(),
        agency_name: orNothing(Type.String()),
        title: orNothing(Type.String()),
        documents: Type.Array(LinkedDocument),
      }),
    ),
  ),
})

/** A document of the Federal Register with its links to Regulations.gov (API v1). */
export type PublishedDocument = Static<typeof PublishedDocument>

/** `results` is absent from an empty answer. */
const Page = Type.Object({
  total_pages: Type.Integer(),
  results: Type.Optional(Type.Array(PublishedDocument)),
})

const FIELDS: Query = Object.keys(PublishedDocument.properties).map((name) => ['fields[]', name] as const)
const NAME = 'The Federal Register'

/** First page of the documents that meet the conditions: enough for one docket. */
export const searchPublished = async (
  fetchJson: FetchJson,
  conditions: Query,
): Promise<PublishedDocument[]> => (await fetchPage(fetchJson, conditions, 1)).results ?? []

/** Every document that meets the conditions. */
export const listPublished = async (
  fetchJson: FetchJson,
  conditions: Query,
): Promise<readonly PublishedDocument[]> => {
  const found: PublishedDocument[] = []
  for (let number = 1, pages = 1; number <= pages; number += 1) {
    const page = await fetchPage(fetchJson, conditions, number)
    pages = Math.min(page.total_pages, MOST_PAGES)
    found.push(...(page.results ?? []))
  }
  return found
}

/** One document by its number, such as 2026-17211; undefined if it does not exist. */
export const findPublished = async (
  fetchJson: FetchJson,
  number: string,
): Promise<PublishedDocument | undefined> => {
  const json = await fetchJson(`/documents/${encodeURIComponent(number)}.json`, FIELDS)
  return json === undefined ? undefined : readAs(PublishedDocument, json, NAME)
}

/** Dockets of Regulations.gov that a document belongs to. Its own `docket_ids` are free text and not used. */
export const docketsOf = ({ dockets, regulations_dot_gov_info: info }: PublishedDocument): string[] => {
  const ids = [...(dockets ?? []).map(({ id }) => id), info?.docket_id]
  return [...new Set(ids.filter((id) => typeof id === 'string'))]
}

const fetchPage = async (
  fetchJson: FetchJson,
  conditions: Query,
  page: number,
): Promise<Static<typeof Page>> => {
  const paging: Query = [
    ['per_page', String(PAGE_SIZE)],
    ['page', String(page)],
  ]
  return readAs(Page, await fetchJson('/documents.json', [...conditions, ...FIELDS, ...paging]), NAME)
}

/** The largest page that the API gives. */
const PAGE_SIZE = 1000
const MOST_PAGES = LIST_LIMITS.registerPages.value
