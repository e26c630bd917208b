import type { AppropriationsSource } from '../appropriations/drafts.ts'
import type { GridField } from './grid-years.ts'

/** A row of the grid; its people are invented. */
export const aGridRow = (values: Partial<Record<GridField, unknown>> = {}): Record<string, unknown> => ({
  member: 'Sample, Ada',
  member_state: 'VT',
  subcommittee: 'Commerce, Justice, Science, and Related Agencies',
  recipient: 'Example County',
  project_purpose: 'Radios for the sheriff',
  project_location: 'Exampleton, VT',
  project_state: 'VT',
  amount_requested: '$500,000',
  certification_letter: 'cdsletters26/sample.pdf',
  ...values,
})

export const aReply = (rows: readonly unknown[], total = rows.length): string =>
  JSON.stringify({ RECORDSTOTAL: total, DATA: rows })

export const GRID_2026: Partial<AppropriationsSource> = {
  fiscal_year: 2026,
  url: 'https://senate.example/cfc/data/requests.cfc',
}
