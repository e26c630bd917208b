import { formatCsvLine } from '../../apps/service/src/platform/index.ts'
import {
  type FundingLineDraft,
  getGuidanceDocument,
  guidance,
  isLineRow,
} from '../../apps/service/src/publishers/appropriations/index.ts'
import { makeFacts, type SampleDocument } from './sample-document.ts'

/**
 * Makes Treasury's list of account symbols and the index of Assistance Listings, with only the codes that the guidance
 * of this project names. The lines of the guidance find them, under titles that say that they are samples.
 */
export const makeCodeLists = async (): Promise<readonly SampleDocument[]> => {
  const drafts: FundingLineDraft[] = []
  for await (const row of guidance.read(getGuidanceDocument())) if (isLineRow(row)) drafts.push(row.draft)
  return [makeFastBook(drafts), makeListings(drafts)]
}

const ENCODER = new TextEncoder()
const UPDATED = '2026-01-05'

const makeFastBook = (drafts: readonly FundingLineDraft[]): SampleDocument => {
  const bySymbol = Object.groupBy(drafts, ({ federal_account_symbol: symbol }) => symbol ?? '')
  const accounts = Object.entries(bySymbol)
    .filter(([symbol]) => symbol !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([symbol, lines]) => makeAccount(symbol, lines?.[0]))
  const agencies = [...new Map(accounts.map((account) => [account.agency_code, account.agency_name]))]
  const book = {
    schema_version: '1.0',
    source: 'Sample list of federal account symbols',
    generated_at: `${UPDATED}T00:00:00Z`,
    statistics: { total_fas_codes: accounts.length, discontinued_general_fund: DISCONTINUED.length },
    agencies: agencies.map(([code, name]) => ({ code, name })),
    accounts,
    discontinued: DISCONTINUED,
  }
  return {
    facts: makeFacts({
      ...({ publisher: 'fast-book', media_type: 'application/json', published_at: UPDATED } as const),
      url: 'https://treasury.example/federal-account-symbols.json',
    }),
    bytes: ENCODER.encode(JSON.stringify(book)),
  }
}

const makeAccount = (symbol: string, line: FundingLineDraft | undefined) => ({
  fas_code: symbol,
  agency_code: symbol.slice(0, 3),
  main_account: symbol.slice(4),
  agency_name: `Sample: ${line?.agency ?? 'agency'}`,
  title: `Sample title: ${line?.account ?? symbol}`,
  legislation: null,
  fund_type: 'general',
  has_no_year_variant: true,
  has_annual_variant: true,
  independent_agency: null,
  last_updated: UPDATED,
  tas_variants: 2,
})

const DISCONTINUED = [
  {
    fas_code: '999-0001',
    agency_code: '999',
    main_account: '0001',
    agency_name: 'Sample: agency that was',
    title: 'Sample title: account no longer in use',
    fund_type: 'general',
    action: 'discontinued',
    comments: null,
    last_updated: UPDATED,
  },
]

/** Listings that fund only projects. */
const DEDICATED: ReadonlySet<string> = new Set([
  '10.723',
  '10.730',
  '11.469',
  '11.617',
  '12.599',
  '14.251',
  '16.753',
  '17.289',
  '20.534',
  '43.014',
  '59.059',
  '66.202',
  '84.215',
  '84.427',
  '93.493',
  '95.010',
  '97.143',
])

const HEADER = [
  'assistance_listing',
  'title',
  'popular_name',
  'agency',
  'sub_agency',
  'program_type',
  'assistance_types',
  'applicant_types',
  'beneficiary_types',
  'sam_url',
  'usaspending_url',
  'cpf_cds_dedicated',
]

const makeListings = (drafts: readonly FundingLineDraft[]): SampleDocument => {
  const numbers = drafts.flatMap(({ assistance_listings: listings }) => listings.map(({ number }) => number))
  const rows = [...new Set(numbers)]
    .toSorted()
    .map((number) => [
      number,
      `Sample program ${number}`,
      null,
      'Sample Department',
      'Sample Office',
      'assistance_listing',
      'Project Grants',
      'Local (includes Sample Tribes); State',
      null,
      null,
      null,
      String(DEDICATED.has(number)),
    ])
  return {
    facts: makeFacts({
      ...({ publisher: 'assistance-listings', media_type: 'text/csv', published_at: UPDATED } as const),
      url: 'https://program-inventory.example/listings.csv',
    }),
    bytes: ENCODER.encode([HEADER, ...rows].map(formatCsvLine).join('')),
  }
}
