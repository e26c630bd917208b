import type { RecordField } from '@rotunda/contract'

/** Fields of a record as columns and sentences call them. */
const FIELD_TITLES: Readonly<Record<RecordField, string>> = {
  id: 'Id',
  dataset: 'Dataset',
  chamber: 'Chamber',
  stage: 'Stage',
  fiscal_year: 'Year',
  subcommittee: 'Subcommittee',
  subcommittee_raw: 'Subcommittee as printed',
  agency: 'Agency',
  account: 'Account',
  title: 'Project',
  purpose: 'Purpose',
  recipient: 'Recipient',
  recipient_address: 'Address of the recipient',
  location: 'Location',
  state: 'Member’s State',
  project_states: 'Project’s States',
  amount: 'Amount',
  amount_raw: 'Amount as printed',
  requestors: 'Asked for by',
  project: 'Project group',
  funding_line: 'Funding line',
  first_seen_at: 'First seen',
  changed_at: 'Changed',
  links: 'Links in the source',
  missing: 'Why values are absent',
  flags: 'Noticed while reading',
  coverage: 'Coverage notes',
  corrections: 'Corrections',
  evidence: 'Document',
}

export const fieldTitle = (field: RecordField): string => FIELD_TITLES[field]

/** In the order in which they stand in a record. */
export const RECORD_FIELDS = Object.keys(FIELD_TITLES) as RecordField[] // As written above.
