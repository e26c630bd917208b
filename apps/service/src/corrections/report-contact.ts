import { padMailbox } from '../people/index.ts'
import type { Sealer } from '../platform/index.ts'
import type { ReportContact, ReportRow } from './report-tables.ts'

type ContactColumns = Pick<ReportRow, 'contact_key' | 'contact_body'>

/** Columns that keep the contact of a report, sealed for this report alone. */
export const sealContact = (sealer: Sealer, number: number, contact: ReportContact): ContactColumns => {
  const padded = { ...contact, mailbox: padMailbox(contact.mailbox) }
  const { key, body } = sealer.seal(JSON.stringify(padded), nameOf(number))
  return { contact_key: key, contact_body: body }
}

/** Contact of a report; undefined without one, and once it is erased. */
export const openContact = (
  sealer: Sealer,
  { number, contact_key: key, contact_body: body }: ContactColumns & Pick<ReportRow, 'number'>,
): ReportContact | undefined => {
  if (key === null || body === null) return undefined
  // Only sealContact writes it.
  const contact = JSON.parse(sealer.open({ key, body }, nameOf(number))) as ReportContact
  return { ...contact, mailbox: contact.mailbox.trimEnd() }
}

const nameOf = (number: number): string => `report ${number}`
