import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openBytes, type Source } from '../../publishers/index.ts'
import { buildRelease, type BuiltRelease } from '../../releases/build/index.ts'
import { makeNeeds } from '../../releases/testing.ts'
import { makeLobbyingEditions } from '../../sample/index.ts'
import { LOBBYING_FILINGS } from './index.ts'

/** A document as the archive would hold it. */
export type LobbyingDocument = { readonly source: Source; readonly bytes: Uint8Array }

const API = 'https://lda.gov/api/v1'

/** An answer of the interface at a path such as `filings/?filing_year=2025`. */
export const anAnswer = (path: string, content: unknown, facts: Partial<Source> = {}): LobbyingDocument => {
  const bytes = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content))
  const retrieved_at = facts.retrieved_at ?? '2026-06-01T12:00:00.000Z'
  const url = `${API}/${path}`
  const source: Source = {
    sha256: hash('sha256', bytes, 'hex'),
    bytes: bytes.length,
    publisher: 'lda',
    url,
    final_url: null,
    status: 200,
    media_type: 'application/json',
    etag: null,
    last_modified: null,
    retrieved_at,
    published_at: null,
    checked_at: retrieved_at,
    edition: `${url.replace(/#.*$/, '')} ${retrieved_at.slice(0, 10)}`,
    part: 1,
    supersedes: null,
    sample: false,
    ...facts,
  }
  return { source, bytes }
}

/** The documents of the sample. */
export const listSample = async (records: number): Promise<LobbyingDocument[]> => {
  const documents: LobbyingDocument[] = []
  for await (const edition of makeLobbyingEditions({ seed: 1, records }))
    for (const [index, { facts, bytes }] of edition.entries())
      documents.push(
        anAnswer('', Buffer.from(bytes).toString(), {
          ...facts,
          edition: facts.url.replace(/#.*/, ''),
          part: index + 1,
        }),
      )
  return documents
}

/** The release of these documents. */
export const buildLobbying = (
  directory: string,
  documents: readonly LobbyingDocument[],
): Promise<BuiltRelease> =>
  buildRelease({
    ...makeNeeds(directory, []),
    collection: LOBBYING_FILINGS,
    sources: documents.map(({ source }) => source),
    openSource: (sha256) => {
      const found = documents.find(({ source }) => source.sha256 === sha256)
      return found === undefined ? assert.fail(sha256) : openBytes(found.bytes)()
    },
  })

const REFERENCE = join(import.meta.dirname, '../../../../../../shared/reference/lobbying')

/** Reason why tests on real files do not run; false where the files are. */
export const skipReference = existsSync(REFERENCE)
  ? false
  : 'the folder ../shared/reference/lobbying is not here'

const FILES = {
  'filings/?registrant_id=401104726&registrant_country=US': 'lda_filings_page_first12',
  'filings/00b70943-0447-4a2b-8507-3b77e5d324bf/': 'lda_filings_retrieve_filing',
  'contributions/b523a31f-91d3-497f-95dd-e28bd7eb541f/':
    'lda_contribution_reports_retrieve_contribution_report',
  'registrants/762/': 'lda_registrants_retrieve_registrant',
  'clients/202513/': 'lda_clients_retrieve_client',
  'clients/?client_name=Boston': 'lda_clients_page_first4',
  'lobbyists/67387/': 'lda_lobbyists_retrieve_lobbyist',
  'lobbyists/?registrant_name=Miller': 'lda_lobbyists_page_first8',
  'constants/filing/filingtypes/': 'lda_constants_filing_list_filing_types',
  'constants/filing/lobbyingactivityissues/': 'lda_constants_filing_list_lobbying_activity_general_issues',
  'constants/filing/governmententities/': 'lda_constants_filing_list_government_entities',
  'constants/general/countries/': 'lda_constants_general_list_countries',
  'constants/general/states/': 'lda_constants_general_list_states',
  'constants/lobbyist/prefixes/': 'lda_constants_lobbyist_list_lobbyist_prefixes',
  'constants/lobbyist/suffixes/': 'lda_constants_lobbyist_list_lobbyist_suffixes',
  'constants/contribution/itemtypes/': 'lda_constants_contribution_list_contribution_item_types',
} as const

/** The real answers, each at its address. */
export const listReference = (): LobbyingDocument[] =>
  Object.entries(FILES).map(([path, file]) =>
    anAnswer(path, readFileSync(join(REFERENCE, `${file}.json`), 'utf8')),
  )
