import type { Sealer } from '../platform/index.ts'
import type { ReportContact, ReportRow } from './report-tables.ts'

type ContactColumns = Pick<ReportRow, 'contact_key' | 'contact_body'>

/** Columns that keep the contact of a report, sealed for this report alone. */
export const sealContact = (sealer: Sealer, number: number, contact: ReportContact): ContactColumns => {
  const { key, body } = sealer.seal(JSON.stringify(contact), nameOf(number))
  return { contact_key: key, contact_body: body }
}

/** Contact of a report; undefined without one, and once it is erased. */
export const openContact = (
  sealer: Sealer,
  { number, contact_key: key, contact_body: body }: ContactColumns & Pick<ReportRow, 'number'>,
): ReportContact | undefined =>
  key === null || body === null
    ? undefined
    : // Only sealContact writes it.
      (JSON.parse(sealer.open({ key, body }, nameOf(number))) as ReportContact)

const nameOf = (number: number): string => `report ${number}`
