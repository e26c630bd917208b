import {
  ENACTED_AGENCIES,
  ENACTED_FLAGS,
  STATES,
  SUBCOMMITTEES,
  type ENACTED_FILTERS,
  type EnactedProject,
} from '@rotunda/contract'
import { makeListWords, type ValueNameOf, type ValueParameter } from './list-words.ts'

/** Explains the word wherever a page first uses it. */
export const ENACTED_MEANS =
  'Enacted means that Congress set this amount aside. It does not show what was spent.'

/** The same beside rows that readers may take for requests. */
export const ENACTED_CAUTION = `${ENACTED_MEANS} A request is a different amount.`

export const CHAMBER_OF_ORIGIN = { house: 'House', senate: 'Senate', both: 'House and Senate' } as const

const VALUE_PARAMETERS: Readonly<Record<ValueNameOf<typeof ENACTED_FILTERS>, ValueParameter>> = {
  fiscal_year: { label: 'fiscal year', hint: 'Such as 2024, or 2022-2024' },
  subcommittee: { label: 'subcommittee', words: SUBCOMMITTEES },
  agency_code: { label: 'agency', words: ENACTED_AGENCIES },
  state: { label: 'State of the project', words: STATES },
  bioguide: { label: 'Bioguide id of a requestor', hint: 'Such as A000001' },
  origination: { label: 'chamber of origin', words: CHAMBER_OF_ORIGIN },
  agency: { label: 'agency as printed' },
  account: { label: 'account' },
  requestor: { label: 'requestor' },
  recipient: { label: 'recipient', hint: 'The full name, as in the list' },
  counted: { label: 'counted as a provision', words: { true: 'yes', false: 'no' } },
  flag: { label: 'remark on the reading', words: ENACTED_FLAGS },
  id: { label: 'id of the project', hint: 'Such as enp-…' },
}

export type EnactedField = keyof EnactedProject

/** Names of fields in columns and facts. */
const FIELD_TITLES: Readonly<Record<EnactedField, string>> = {
  id: 'Id',
  fiscal_year: 'Fiscal year',
  act: 'Act',
  subcommittee: 'Subcommittee',
  subcommittee_as_published: 'Subcommittee as printed',
  agency: 'Agency as printed',
  agency_code: 'Agency by the Act',
  account: 'Account',
  project: 'Project',
  project_as_published: 'Project as printed',
  recipient: 'Recipient',
  location: 'Location',
  states: 'States of the project',
  states_as_published: 'States as printed',
  amount: 'Amount enacted',
  amount_as_published: 'Amount as printed',
  budget_request: 'Budget request of the President',
  budget_request_as_published: 'Budget request as printed',
  additional_amount: 'Amount that members added',
  additional_amount_as_published: 'Added amount as printed',
  total_amount: 'Printed total',
  total_amount_as_published: 'Total as printed',
  counted: 'Counted as a provision',
  origination: 'Chamber of origin',
  origination_as_published: 'Origin as printed',
  requestors: 'Requestors',
  requestor_count: 'Number of requestors',
  missing: 'Why values are absent',
  flags: 'Noticed while reading',
  sources: 'Documents',
  first_seen_at: 'First seen',
  last_changed_at: 'Changed',
  revision: 'Versions in the documents',
  coverage_notes: 'Coverage notes',
  notices: 'Notes of the operator',
}

/** Enacted projects share names of filters with records, and some have other titles. */
export const ENACTED = makeListWords({
  path: '/enacted',
  row: 'enacted project',
  rows: 'enacted projects',
  parameters: VALUE_PARAMETERS,
  first: ['fiscal_year', 'subcommittee', 'agency_code', 'state', 'bioguide', 'origination'],
  closed: ['agency_code', 'state', 'origination'],
  fieldTitles: FIELD_TITLES,
})

export const enactedFieldTitle = (field: EnactedField): string => FIELD_TITLES[field]

/** Fields in the order of a project. */
export const ENACTED_FIELDS = Object.keys(FIELD_TITLES) as EnactedField[] // The keys are written above.
