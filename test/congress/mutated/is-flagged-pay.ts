import { openOffices } from '../../../apps/service/src/collections/congress/staff/match-office.ts'
import { isObservation } from '../../../apps/service/src/publishers/payroll/testing.ts'
import type { ReadRow } from '../../../apps/service/src/publishers/index.ts'
import { PAY_MEMBERS } from './pay-documents.ts'

const matchOffice = openOffices({ members: [], committees: [], people: PAY_MEMBERS, spellings: [] })

/** Whether a payment says of itself that something is odd: its text, a line that comes again, or the id of the office. */
export const isFlaggedPay = (row: ReadRow | undefined): boolean => {
  if (row === undefined || !isObservation(row)) return false
  const { flags } = row.draft
  return (
    flags.includes('text_damaged') ||
    flags.includes('line_repeated') ||
    matchOffice(row.draft).match === 'contradicted'
  )
}
