import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Source } from '../../publishers/index.ts'
import type { BuiltRelease } from '../../releases/build/index.ts'
import { makeLobbyingEditions } from '../../../../../test/sample/index.ts'
import { buildDocuments, makeDocument, type TestDocument } from '../families/testing.ts'
import { LOBBYING_FILINGS } from './index.ts'

export type { TestDocument } from '../families/testing.ts'

const API = 'https://lda.gov/api/v1'

/** An answer of the interface at a path such as `filings/?filing_year=2025`. */
export const anAnswer = (path: string, content: unknown, facts: Partial<Source> = {}): TestDocument => {
  const url = `${API}/${path}`
  const day = (facts.retrieved_at ?? '2026-06-01').slice(0, 'YYYY-MM-DD'.length)
  return makeDocument('lda', typeof content === 'string' ? content : JSON.stringify(content), {
    url,
    edition: `${url.replace(/#.*$/, '')} ${day}`,
    ...facts,
  })
}

/** The documents of the sample. */
export const listSample = async (records: number): Promise<TestDocument[]> => {
  const documents: TestDocument[] = []
  for await (const edition of makeLobbyingEditions({ seed: 1, records }))
    for (const [index, { facts, bytes }] of edition.entries())
      documents.push(
        makeDocument(facts.publisher, bytes, {
          ...facts,
          checked_at: facts.retrieved_at,
          edition: facts.url.replace(/#.*/, ''),
          part: index + 1,
        }),
      )
  return documents
}

/** The release of these documents. */
export const buildLobbying = (directory: string, documents: readonly TestDocument[]): Promise<BuiltRelease> =>
  buildDocuments(LOBBYING_FILINGS, directory, documents)

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
  'lobbyists/?registrant_name=Miller+%26+Chevalier+Chartered': 'lda_lobbyists_page_first8',
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
export const listReference = (): TestDocument[] =>
  Object.entries(FILES).map(([path, file]) =>
    anAnswer(path, readFileSync(join(REFERENCE, `${file}.json`), 'utf8')),
  )
