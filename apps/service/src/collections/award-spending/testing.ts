import type { Source } from '../../publishers/index.ts'
import type { BuiltRelease } from '../../releases/build/index.ts'
import {
  ARCHIVE_ADDRESS,
  ARCHIVE_DAY,
  makeArchive,
  writeCsv,
  type ArchiveRecord,
} from '../../publishers/award-archive/testing.ts'
import { addressOf } from '../../publishers/usaspending/testing.ts'
import { buildDocuments, makeDocument as makeAnyDocument, type TestDocument } from '../families/testing.ts'
import { collection } from './collection.ts'

export type { TestDocument } from '../families/testing.ts'

export const makeDocument = (
  publisher: string,
  url: string,
  content: object | string | Uint8Array,
  facts: Partial<Source> = {},
): TestDocument => {
  const isBytes = typeof content === 'string' || content instanceof Uint8Array
  return makeAnyDocument(publisher, isBytes ? content : JSON.stringify(content), { url, ...facts })
}

/** The release of these documents. */
export const buildSpending = (directory: string, documents: readonly TestDocument[]): Promise<BuiltRelease> =>
  buildDocuments(collection, directory, documents)

/** Checks of the release that failed, with their reasons. */
export const failuresOf = ({ summary }: BuiltRelease): readonly string[] =>
  summary.checks.filter(({ passed }) => !passed).map(({ name, detail }) => `${name}: ${detail}`)

export const PLACE = {
  location_country_code: 'USA',
  state_code: 'OH',
  county_name: null,
  congressional_code: '01',
}
export const AWARD = 'ASST_NON_B22CPOH0001_086'
const AGENCY = {
  toptier_agency: { name: 'Department of Samples', code: '086' },
  subtier_agency: { name: 'Office of Samples', code: '8600' },
}

const makeAward = (more: object = {}) => ({
  generated_unique_award_id: AWARD,
  fain: 'B-22-CP-OH-0001',
  category: 'grant',
  type: '04',
  type_description: 'PROJECT GRANT (B)',
  description: 'SAMPLE LIBRARY',
  total_obligation: 30.5,
  total_account_obligation: 10,
  total_account_outlay: null,
  date_signed: '2022-10-01',
  awarding_agency: AGENCY,
  funding_agency: AGENCY,
  recipient: { recipient_name: 'CITY OF SAMPLE', recipient_uei: 'ABCDEFGHJKL1', location: PLACE },
  place_of_performance: PLACE,
  period_of_performance: { start_date: null, end_date: null, last_modified_date: null },
  cfda_info: [{ cfda_number: '14.251', cfda_title: 'Sample', federal_action_obligation_amount: 30.5 }],
  ...more,
})
export const awardDocument = (more: object = {}) => {
  const award = makeAward(more)
  const url = `https://api.usaspending.gov/api/v2/awards/${award.generated_unique_award_id}/`
  return makeDocument('usaspending', url, award)
}

export const action = (number: number, amount: number | null, date = `2023-0${number}-01`) => ({
  id: `ASST_TX_8600_B22CPOH0001_${number}`,
  type: '04',
  action_date: date,
  action_type: 'A',
  action_type_description: 'NEW',
  modification_number: String(number),
  description: null,
  federal_action_obligation: amount,
})
export const actionsDocument = (
  page: number,
  hasNext: boolean,
  results: readonly object[],
  retrieved = '2026-06-01',
  published_at: string | null = null,
) =>
  makeDocument(
    'usaspending',
    `${addressOf('transactions', AWARD)}&page=${page}`,
    { results, page_metadata: { page, hasNext } },
    { retrieved_at: `${retrieved}T12:00:00.000Z`, published_at },
  )

/** A file of the award archive with these records. */
export const archiveDocument = (records: readonly ArchiveRecord[], facts: Partial<Source> = {}) =>
  makeDocument('usaspending-archive', ARCHIVE_ADDRESS, makeArchive(writeCsv(records)), {
    published_at: ARCHIVE_DAY,
    ...facts,
  })
