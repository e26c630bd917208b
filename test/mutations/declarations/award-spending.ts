import { AWARD, action, awardDocument } from '../../../apps/service/src/collections/award-spending/testing.ts'
import {
  aRecord,
  ARCHIVE_ADDRESS,
  ARCHIVE_COLUMNS,
  ARCHIVE_DAY,
  ARCHIVE_FIELDS,
  makeArchive,
  writeCsv,
} from '../../../apps/service/src/publishers/award-archive/testing.ts'
import { writeEnactedRelease } from '../../../apps/service/src/publishers/award-spending/index.ts'
import { addressOf, LISTING_FIELDS } from '../../../apps/service/src/publishers/usaspending/testing.ts'
import type { Declaration } from '../declaration.ts'
import { sampled } from '../sampled.ts'
import { split } from '../split.ts'

const OWN = { collection: 'award-spending', publisher: 'usaspending', form: 'json' } as const

const REPLIES: Declaration['kinds'] = {
  amount: split(
    `total_obligation | total_account_obligation | total_account_outlay |
      federal_action_obligation_amount | federal_action_obligation | transaction_obligated_amount |
      total_transaction_obligated_amount | gross_outlay_amount | Award Amount | Total Outlays`,
  ),
  day: split(
    'date_signed | action_date | start_date | end_date | last_modified_date | Start Date | End Date',
  ),
  id: split(
    `generated_unique_award_id | fain | id | recipient_uei | generated_internal_id | Award ID |
      Recipient UEI | modification_number | federal_account | cfda_number`,
  ),
  code: split(
    `category | type | action_type | toptier_agency.code | subtier_agency.code |
      location_country_code | congressional_code | disaster_emergency_fund_code | object_class |
      program_activity_code | reporting_fiscal_year | reporting_fiscal_quarter |
      reporting_fiscal_month | is_quarterly_submission | page | hasNext | hasPrevious`,
  ),
  place: ['state_code'],
  name: ['toptier_agency.name', 'subtier_agency.name', 'recipient_name', 'Recipient Name'],
  text: split(
    `type_description | description | cfda_title | action_type_description | county_name |
      country_name | account_title | object_class_name | program_activity_name | Award Type |
      Description`,
  ),
  unread: split('address_line1 | zip5 | officers.name | officers.amount | face_value_loan_guarantee'),
}

const asList = (...results: readonly object[]): string =>
  JSON.stringify({ results, page_metadata: { page: 1, hasNext: false } })

const reply = awardDocument()

const PLACE = { location_country_code: 'USA', state_code: 'OH', county_name: null, congressional_code: '01' }
const FOUND = {
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

const LISTING: Readonly<Record<string, string>> = {
  'Program Title': 'Sample',
  'Program Number': '10.030',
  'Popular Name (020)': 'SAMPLE',
  'Federal Agency (030)': 'Department of Samples',
  'Types of Assistance (060)': 'PROJECT GRANTS',
  'Account Identification (121)': '12-1600-0-1-352;',
  Recovery: '[]',
  'OMB Agency Code': '5',
  'OMB Bureau Code': '32',
  'Published Date': 'Jan 01,2003',
  'Archived Date': 'Aug 19,2010',
  URL: 'https://sam.example/fal/1/view',
}

const LISTED = [
  {
    fiscal_year: '2022',
    agency: 'HUD',
    project: 'Sample library',
    recipient: 'City of Sample',
    state: 'OH',
    amount: '3000',
    award_number: 'B-22-CP-OH-0001',
  },
  {
    fiscal_year: '2022',
    agency: 'HUD',
    project: 'Sample museum',
    recipient: 'City of Sample',
    state: 'OH',
    amount: '5000',
    award_number: 'B-22-CP-OH-0002',
  },
] as const

const ARCHIVE: Declaration['kinds'] = {
  amount: ['federal_action_obligation', 'total_obligated_amount', 'total_outlayed_amount_for_overall_award'],
  day: [
    'action_date',
    'period_of_performance_start_date',
    'period_of_performance_current_end_date',
    'last_modified_date',
  ],
  id: split(
    `assistance_transaction_unique_key | assistance_award_unique_key | award_id_fain | award_id_uri |
      recipient_uei | modification_number | cfda_number`,
  ),
  name: ['recipient_name', 'recipient_name_raw', 'awarding_agency_name'],
  place: ['recipient_state_code'],
  list: ['treasury_accounts_funding_this_award', 'disaster_emergency_fund_codes_for_overall_award'],
  text: split(
    `cfda_title | transaction_description | prime_award_base_transaction_description |
      assistance_type_description | action_type_description`,
  ),
}
const NAMED = new Set(Object.values(ARCHIVE).flat())

export const AWARD_SPENDING: readonly Declaration[] = [
  {
    ...OWN,
    what: 'award',
    facts: { url: reply.source.url },
    text: Buffer.from(reply.bytes).toString(),
    kinds: REPLIES,
  },
  {
    ...OWN,
    what: 'search',
    facts: { url: 'https://api.usaspending.gov/api/v2/search/spending_by_award/?program=14.251' },
    text: asList(FOUND),
    kinds: REPLIES,
    pairs: [['Start Date', 'End Date']],
  },
  {
    ...OWN,
    what: 'transactions',
    facts: { url: addressOf('transactions', AWARD) },
    text: asList({ ...action(1, 10.25), description: 'SAMPLE LIBRARY' }, action(2, 5)),
    kinds: REPLIES,
  },
  {
    ...OWN,
    what: 'accounts',
    facts: { url: addressOf('awards/accounts', AWARD) },
    text: asList({
      total_transaction_obligated_amount: 12.5,
      federal_account: '086-0162',
      account_title: 'Sample account',
    }),
    kinds: REPLIES,
  },
  {
    ...sampled(
      'award-spending',
      'api.usaspending.example/api/v2/awards/funding/award_id-ASST_NON_B22CPCA100000_086.json',
    ),
    what: 'funding',
    form: 'json',
    kinds: REPLIES,
  },
  {
    ...OWN,
    publisher: 'assistance-listing-records',
    facts: {},
    form: 'csv',
    text: writeCsv([LISTING, { ...LISTING, 'Program Number': '10.031' }], LISTING_FIELDS),
    kinds: {
      id: ['Program Number', 'Account Identification (121)', 'URL'],
      day: ['Published Date', 'Archived Date'],
      name: ['Federal Agency (030)'],
      text: ['Program Title', 'Popular Name (020)', 'Types of Assistance (060)', 'Obligations (122)'],
      unread: LISTING_FIELDS.filter(
        (name) => LISTING[name] === undefined && name !== 'Obligations (122)',
      ).concat('Recovery', 'OMB Agency Code', 'OMB Bureau Code'),
    },
  },
  {
    ...OWN,
    publisher: 'agency-award-lists',
    facts: {},
    form: 'csv',
    text: writeCsv(LISTED, Object.keys(LISTED[0])),
    kinds: {
      code: ['fiscal_year', 'agency'],
      text: ['project'],
      name: ['recipient'],
      place: ['state'],
      amount: ['amount'],
      id: ['award_number'],
    },
  },
  {
    ...OWN,
    publisher: 'usaspending-archive',
    facts: { url: ARCHIVE_ADDRESS, published_at: ARCHIVE_DAY },
    form: 'csv',
    text: writeCsv([
      aRecord(1),
      aRecord(2, { cfda_number: '93.778', assistance_award_unique_key: 'ASST_NON_OTHER_075' }),
    ]),
    pack: (text) => makeArchive(text),
    kinds: {
      ...ARCHIVE,
      code: Object.keys(ARCHIVE_FIELDS).filter((name) => !NAMED.has(name)),
      unread: ARCHIVE_COLUMNS.filter((name) => ARCHIVE_FIELDS[name] === undefined),
    },
  },
  {
    ...OWN,
    publisher: 'enacted-release',
    facts: {},
    text: Buffer.from(
      writeEnactedRelease('manifest', [
        {
          id: 'ep-1',
          fiscal_year: 2022,
          act: 'P.L. 117-103',
          agency_code: 'HUD',
          project: 'Sample library',
          recipient: 'City of Sample',
          states: ['OH'],
          amount: 30,
        },
      ]),
    ).toString(),
    kinds: {
      id: ['id', 'release'],
      code: ['fiscal_year', 'act', 'agency_code', 'form'],
      text: ['project', 'manifest'],
      name: ['recipient'],
      place: ['states'],
      amount: ['amount'],
    },
  },
]
