import { zipSync } from 'fflate'
import { ARCHIVE_COLUMNS } from './archive-columns.ts'

export { ARCHIVE_COLUMNS }

export type ArchiveRecord = Readonly<Record<string, string>>

/** A record of an assistance file, with values that no row may show. */
export const aRecord = (number: number, more: ArchiveRecord = {}): ArchiveRecord => ({
  assistance_transaction_unique_key: `8600_B22CPOH0001_-NONE-_${more['cfda_number'] ?? '14.251'}_${number}`,
  assistance_award_unique_key: 'ASST_NON_B22CPOH0001_086',
  award_id_fain: 'B-22-CP-OH-0001',
  modification_number: String(number),
  federal_action_obligation: '10.25',
  generated_pragmatic_obligations: more['federal_action_obligation'] ?? '10.25',
  total_obligated_amount: '30.50',
  total_outlayed_amount_for_overall_award: '5.00',
  disaster_emergency_fund_codes_for_overall_award: 'Q: Not designated;N: CARES Act',
  action_date: `2024-0${number}-01`,
  action_date_fiscal_year: '2024',
  period_of_performance_start_date: '2023-10-01',
  awarding_agency_code: '086',
  awarding_agency_name: 'Department of Samples',
  treasury_accounts_funding_this_award: '086-2022/2024-0162-000;086-X-0162-000',
  recipient_uei: 'ABCDEFGHJKL1',
  recipient_duns: '123456789',
  recipient_name: 'SAMPLE, CITY OF',
  recipient_name_raw: 'City of Sample',
  recipient_address_line_1: '12 Secret Street',
  recipient_country_code: 'USA',
  recipient_state_code: 'OH',
  recipient_zip_code: '43001',
  primary_place_of_performance_country_code: 'USA',
  primary_place_of_performance_code: 'OH12345',
  primary_place_of_performance_zip_4: '430011234',
  prime_award_transaction_place_of_performance_cd_original: 'OH-03',
  prime_award_transaction_place_of_performance_cd_current: 'OH-04',
  cfda_number: '14.251',
  cfda_title: 'Economic Development Initiative',
  assistance_type_code: '04',
  assistance_type_description: 'PROJECT GRANT (B)',
  transaction_description: 'Sample library, "phase 1", new roof',
  prime_award_base_transaction_description: 'SAMPLE LIBRARY',
  action_type_code: number === 1 ? 'A' : 'C',
  action_type_description: number === 1 ? 'NEW' : 'REVISION',
  highly_compensated_officer_1_name: 'Jane Secret',
  highly_compensated_officer_1_amount: '1000000',
  last_modified_date: '2024-09-01 10:20:30',
  ...more,
})

const quote = (cell: string): string => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** A CSV of these records, with these columns. */
export const writeCsv = (
  records: readonly ArchiveRecord[],
  columns: readonly string[] = ARCHIVE_COLUMNS,
): string =>
  [columns, ...records.map((record) => columns.map((name) => record[name] ?? ''))]
    .map((cells) => `${cells.map(quote).join(',')}\n`)
    .join('')

/** A file of the archive of this agency with these CSV files. */
export const makeArchiveOf = (agency: string, ...texts: readonly (string | Uint8Array)[]): Uint8Array =>
  zipSync(
    Object.fromEntries(
      texts.map((text, index) => [
        `FY2024_${agency}_Assistance_Full_20260706_${index + 1}.csv`,
        Buffer.from(text),
      ]),
    ),
  )

export const makeArchive = (...texts: readonly (string | Uint8Array)[]): Uint8Array =>
  makeArchiveOf('086', ...texts)

export const ARCHIVE_DAY = '2026-07-06'
export const ARCHIVE_ADDRESS =
  'https://files.usaspending.gov/award_data_archive/FY2024_086_Assistance_Full_20260706.zip'

/** Fields of a row of the archive by their column. */
export const ARCHIVE_FIELDS: Readonly<Record<string, readonly string[]>> = {
  assistance_transaction_unique_key: ['id'],
  assistance_award_unique_key: ['award_id', 'award.award_id'],
  award_id_fain: ['award.award_number'],
  award_id_uri: ['award.uri'],
  modification_number: ['modification_number'],
  federal_action_obligation: ['obligated'],
  total_obligated_amount: ['award.obligated'],
  total_outlayed_amount_for_overall_award: ['award.account_outlaid'],
  disaster_emergency_fund_codes_for_overall_award: ['award.emergency_fund_codes'],
  action_date: ['action_date', 'district_congress'],
  period_of_performance_start_date: ['award.starts_on'],
  period_of_performance_current_end_date: ['award.ends_on'],
  ...Object.fromEntries(
    (['awarding', 'funding'] as const).flatMap((role) =>
      ['agency_code', 'agency_name', 'sub_agency_code', 'sub_agency_name'].map((name) => [
        `${role}_${name}`,
        [`award.${role}_agency`],
      ]),
    ),
  ),
  treasury_accounts_funding_this_award: ['treasury_accounts'],
  recipient_uei: ['recipient_uei', 'award.recipient_uei'],
  recipient_name: ['award.recipient_name'],
  recipient_name_raw: ['recipient_as_published'],
  recipient_country_code: ['award.recipient_place'],
  recipient_county_name: ['award.recipient_place'],
  recipient_state_code: ['award.recipient_place'],
  prime_award_transaction_recipient_cd_original: ['award.recipient_place'],
  primary_place_of_performance_country_code: ['place_of_performance', 'award.place_of_performance'],
  primary_place_of_performance_code: ['place_of_performance', 'award.place_of_performance'],
  primary_place_of_performance_county_name: ['place_of_performance', 'award.place_of_performance'],
  prime_award_transaction_place_of_performance_cd_original: [
    'place_of_performance',
    'district_congress',
    'award.place_of_performance',
  ],
  cfda_number: ['listing', 'listing_as_published', 'award.listings'],
  cfda_title: ['award.listings'],
  funding_opportunity_number: ['award.opportunity_number'],
  assistance_type_code: ['award_type', 'award.type'],
  assistance_type_description: ['award.type_text'],
  transaction_description: ['description'],
  prime_award_base_transaction_description: ['award.description'],
  action_type_code: ['action_type'],
  action_type_description: ['action_type_text'],
  last_modified_date: ['award.modified_on'],
}
