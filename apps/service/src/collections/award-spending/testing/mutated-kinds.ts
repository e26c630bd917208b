import assert from 'node:assert/strict'
import {
  aRecord,
  ARCHIVE_ADDRESS,
  ARCHIVE_COLUMNS,
  ARCHIVE_DAY,
  ARCHIVE_FIELDS,
  makeArchive,
  writeCsv,
} from '../../../publishers/award-archive/testing.ts'
import {
  awardArchive,
  awardLists,
  enactedRelease,
  listingRecords,
  usaspending,
  writeEnactedRelease,
} from '../../../publishers/award-spending/index.ts'
import type { Publisher, ReadRow } from '../../../publishers/index.ts'
import { addressOf, LISTING_FIELDS, readReply } from '../../../publishers/usaspending/testing.ts'
import { action, AWARD, awardDocument, makeDocument, PLACE } from '../testing.ts'

/** A kind of document of this collection, which a test changes. */
export type Kind = {
  readonly what: string
  readonly publisher: Publisher
  /** Keys that may change, and the fields of the draft that come from each. */
  readonly fieldsOf: Readonly<Record<string, readonly string[]>>
  /** The document with another value of a key; without the key for undefined. Its other rows stay. */
  readonly make: (key: string, value: unknown) => object | string | Uint8Array
  readonly url?: string
  /** Both documents as one, for documents that are lists. */
  readonly listOf?: (
    one: object | string | Uint8Array,
    other: object | string | Uint8Array,
  ) => object | string
  /** Keys that name a row, beside others. */
  readonly idKeys?: readonly string[]
}

export const readRows = async (
  { publisher, url }: Kind,
  document: object | string | Uint8Array,
): Promise<readonly ReadRow[]> => {
  if (publisher !== awardArchive) return (await readReply(publisher, document, url)).rows
  assert.ok(document instanceof Uint8Array)
  const { source } = makeDocument(publisher.name, ARCHIVE_ADDRESS, document, { published_at: ARCHIVE_DAY })
  const needs = {
    source,
    open: async function* () {
      yield await Promise.resolve(document)
    },
  }
  await publisher.findSeries(needs)
  return Array.fromAsync(publisher.read(needs))
}

/** The draft of the first row, with the parts of its award beside its own. */
export const draftOf = ([row]: readonly ReadRow[]): Readonly<Record<string, unknown>> | undefined => {
  if (row?.kind !== 'row') return undefined
  // Drafts of transactions of the archive have their award.
  const { award = {}, ...draft } = { ...row.draft } as { readonly award?: object | null }
  const parts = Object.entries(award ?? {}).map(([name, part]) => [`award.${name}`, part] as const)
  return { ...draft, ...Object.fromEntries(parts) }
}

/** The object with another value of the key; the object itself for an empty key. */
const change = (whole: object, key: string, value: unknown): object => {
  if (key === '') return whole
  const others = Object.entries(whole).filter(([name]) => name !== key)
  return Object.fromEntries(value === undefined ? others : [...others, [key, value]])
}
const asList = (entry: object) => ({ results: [entry], page_metadata: { page: 1, hasNext: false } })

const joinResults = (...lists: readonly unknown[]) => ({
  ...asList({}),
  // Documents of these kinds are lists.
  results: (lists as readonly { results: readonly object[] }[]).flatMap(({ results }) => results),
})

// The document of an award is an object.
const REPLY = JSON.parse(Buffer.from(awardDocument().bytes).toString()) as object
const RESULT = {
  generated_internal_id: AWARD,
  'Award ID': 'B-22-CP-OH-0001',
  'Award Type': 'PROJECT GRANT (B)',
  'Award Amount': 31,
  Description: 'SAMPLE LIBRARY',
  'Recipient Name': 'CITY OF SAMPLE',
  'Recipient UEI': 'ABCDEFGHJKL1',
  'Recipient Location': PLACE,
  'Primary Place of Performance': PLACE,
  'Start Date': '2023-01-01',
  'End Date': '2024-01-01',
  'Total Outlays': 12.5,
}
const ACCOUNT = {
  total_transaction_obligated_amount: 12.5,
  federal_account: '086-0162',
  account_title: 'Sample',
}
const ACTION = { ...action(1, 10.25), description: 'SAMPLE LIBRARY' }
const FUNDING = {
  transaction_obligated_amount: 12.5,
  gross_outlay_amount: 3.25,
  disaster_emergency_fund_code: 'Q',
  federal_account: '086-0162',
  account_title: 'Sample',
  object_class: '41.0',
  object_class_name: 'Grants',
  program_activity_code: '0001',
  program_activity_name: 'SAMPLE',
  reporting_fiscal_year: 2023,
  reporting_fiscal_quarter: 1,
  reporting_fiscal_month: 3,
  is_quarterly_submission: true,
}
const PROJECT = {
  id: 'ep-1',
  fiscal_year: 2022,
  act: 'P.L. 117-103',
  agency_code: 'HUD' as const,
  project: 'Sample library',
  recipient: 'City of Sample',
  states: ['OH' as const],
  amount: 30,
}
const LISTING_VALUES: Readonly<Record<string, string>> = {
  'Program Title': 'Sample',
  'Program Number': '10.030',
  'Popular Name (020)': 'SAMPLE',
  'Account Identification (121)': '12-1600-0-1-352;',
  Recovery: '[]',
  'OMB Agency Code': '5',
  'OMB Bureau Code': '32',
  'Published Date': 'Jan 01,2003',
  'Archived Date': 'Aug 19,2010',
}
const LISTING = Object.fromEntries(LISTING_FIELDS.map((field) => [field, LISTING_VALUES[field] ?? '']))
const LISTED = {
  fiscal_year: '2022',
  agency: 'HUD',
  project: 'Sample library',
  recipient: 'City of Sample',
  state: 'OH',
  amount: '30',
  award_number: 'B-22-CP-OH-0001',
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
const cell = (value: unknown): string => (value === null || value === undefined ? '' : textOf(value))
/** A CSV of two rows, the first with another cell. A column that is taken away is taken from the header too. */
const asCsv =
  (whole: Readonly<Record<string, string>>, second: Readonly<Record<string, string>>) =>
  (key: string, value: unknown) => {
    const columns = Object.keys(whole).filter((name) => name !== key || value !== undefined)
    return writeCsv([key === '' ? whole : { ...whole, [key]: cell(value) }, second], columns)
  }

const own = (keys: object, renamed: Readonly<Record<string, readonly string[]>> = {}) =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, renamed[key] ?? [key]]))

export const KINDS: readonly Kind[] = [
  {
    what: 'a reply about an award',
    publisher: usaspending,
    make: (key, value) => change(REPLY, key, value),
    fieldsOf: own(REPLY, {
      generated_unique_award_id: ['award_id'],
      fain: ['award_number'],
      type_description: ['type_text'],
      total_obligation: ['obligated'],
      total_account_obligation: ['account_obligated'],
      total_account_outlay: ['account_outlaid'],
      date_signed: ['signed_on'],
      cfda_info: ['listings'],
      recipient: ['recipient_name', 'recipient_uei', 'recipient_place'],
      period_of_performance: ['starts_on', 'ends_on', 'modified_on'],
    }),
  },
  {
    what: 'a line of a search',
    publisher: usaspending,
    url: 'https://api.usaspending.gov/api/v2/search/spending_by_award/?program=14.251',
    listOf: joinResults,
    idKeys: ['generated_internal_id'],
    make: (key, value) => asList(change(RESULT, key, value)),
    fieldsOf: own(RESULT, {
      generated_internal_id: ['award_id'],
      'Award ID': ['award_number'],
      'Award Type': ['type_text'],
      'Award Amount': ['obligated'],
      Description: ['description'],
      'Recipient Name': ['recipient_name'],
      'Recipient UEI': ['recipient_uei'],
      'Recipient Location': ['recipient_place'],
      'Primary Place of Performance': ['place_of_performance'],
      'Start Date': ['starts_on'],
      'End Date': ['ends_on'],
      'Total Outlays': ['account_outlaid'],
    }),
  },
  {
    what: 'an account of an award',
    publisher: usaspending,
    url: addressOf('awards/accounts', AWARD),
    listOf: joinResults,
    idKeys: ['federal_account'],
    make: (key, value) => asList(change(ACCOUNT, key, value)),
    fieldsOf: own(ACCOUNT, { total_transaction_obligated_amount: ['obligated'], account_title: ['title'] }),
  },
  {
    what: 'a transaction of an award',
    publisher: usaspending,
    url: addressOf('transactions', AWARD),
    listOf: joinResults,
    idKeys: ['id'],
    make: (key, value) => asList(change(ACTION, key, value)),
    fieldsOf: own(ACTION, {
      action_type_description: ['action_type_text'],
      type: ['award_type'],
      federal_action_obligation: ['obligated'],
    }),
  },
  {
    what: 'the funding of an award',
    publisher: usaspending,
    url: addressOf('awards/funding', AWARD),
    make: (key, value) => asList(change(FUNDING, key, value)),
    fieldsOf: own(FUNDING, {
      transaction_obligated_amount: ['obligated'],
      gross_outlay_amount: ['outlaid'],
      disaster_emergency_fund_code: ['emergency_fund_code'],
      reporting_fiscal_year: ['fiscal_year'],
      reporting_fiscal_quarter: ['fiscal_quarter'],
      reporting_fiscal_month: ['fiscal_month'],
      is_quarterly_submission: ['is_quarterly'],
    }),
  },
  {
    what: 'the projects of a release',
    publisher: enactedRelease,
    // The publisher must judge a project that no release writes.
    make: (key, value) => writeEnactedRelease('manifest', [change(PROJECT, key, value) as typeof PROJECT]),
    fieldsOf: own(PROJECT),
  },
  {
    what: 'a listing',
    publisher: listingRecords,
    make: asCsv(LISTING, { ...LISTING, 'Program Number': '10.031' }),
    fieldsOf: own(LISTING, {
      'Program Number': ['number', 'number_as_published'],
      'Program Title': ['title'],
      'Popular Name (020)': ['popular_name'],
      'Federal Agency (030)': ['agency'],
      'Types of Assistance (060)': ['assistance_types'],
      'Account Identification (121)': ['accounts', 'accounts_as_published'],
      'Obligations (122)': ['obligations_as_published'],
      URL: ['url'],
      'Published Date': ['published_on'],
      'Archived Date': ['archived_on', 'archived_as_published'],
    }),
  },
  {
    what: 'a row of a list of an agency',
    publisher: awardLists,
    make: asCsv(LISTED, { ...LISTED, award_number: 'B-22-CP-OH-0002' }),
    fieldsOf: own(LISTED, { agency: ['agency_code'], amount: ['amount_as_published', 'amount_cents'] }),
  },
  {
    what: 'a row of the archive',
    publisher: awardArchive,
    make: (key, value) => {
      const whole = Object.fromEntries(ARCHIVE_COLUMNS.map((name) => [name, aRecord(1)[name] ?? '']))
      const other = { cfda_number: '93.778', assistance_award_unique_key: 'ASST_NON_OTHER_075' }
      return makeArchive(asCsv(whole, aRecord(2, other))(key, value))
    },
    fieldsOf: { ...Object.fromEntries(ARCHIVE_COLUMNS.map((name) => [name, []])), ...ARCHIVE_FIELDS },
  },
]
