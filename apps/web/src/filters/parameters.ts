import {
  CORRECTABLE_FIELDS,
  DATASETS,
  MISSING_FIELDS,
  RECORD_DATASETS,
  STATES,
  SUBCOMMITTEES,
  type RECORD_FILTERS,
  type RecordField,
} from '@rotunda/contract'
import { makeListWords, type ValueNameOf, type ValueParameter } from './list-words.ts'
import { STAGE_WORDS } from './stage-words.ts'

/** Names of record fields in columns and sentences. */
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

/** Fields in the order of a record. */
export const RECORD_FIELDS = Object.keys(FIELD_TITLES) as RecordField[] // The keys are written above.

const datasets = Object.fromEntries(RECORD_DATASETS.map((name) => [name, DATASETS[name].title]))
const stages = Object.fromEntries(Object.entries(STAGE_WORDS).map(([code, { title }]) => [code, title]))
const fields = Object.fromEntries(MISSING_FIELDS.map((name) => [name, fieldTitle(name)]))
const correctable = Object.fromEntries(CORRECTABLE_FIELDS.map((name) => [name, fieldTitle(name)]))

export const VALUE_PARAMETERS: Readonly<Record<ValueNameOf<typeof RECORD_FILTERS>, ValueParameter>> = {
  stage: { label: 'stage', words: stages },
  chamber: { label: 'chamber', words: { house: 'House', senate: 'Senate' } },
  fiscal_year: { label: 'fiscal year', hint: 'Such as 2026, or 2024-2026' },
  state: { label: 'member’s State', words: STATES },
  project_state: { label: 'project’s State', words: STATES },
  subcommittee: { label: 'subcommittee', words: SUBCOMMITTEES },
  party: {
    label: 'party',
    words: { D: 'Democratic', R: 'Republican', I: 'Independent', other: 'another party' },
  },
  member: { label: 'member', hint: 'The full name, as in the records' },
  bioguide: { label: 'Bioguide id of the member', hint: 'Such as A000001' },
  district: { label: 'district', hint: 'Such as CA-12; at large AK-00' },
  recipient: { label: 'recipient', hint: 'The full name, as in the records' },
  agency: { label: 'agency' },
  account: { label: 'account' },
  funding_line: { label: 'funding line', hint: 'Its id, such as fl-2027-…' },
  dataset: { label: 'dataset', words: datasets },
  id: { label: 'id of the record', hint: 'Such as sr-2027-…' },
  missing: { label: 'field without a value', words: fields },
  corrected: { label: 'corrected field', words: correctable },
}

export const RECORDS = makeListWords({
  path: '/records',
  row: 'record',
  rows: 'records',
  parameters: VALUE_PARAMETERS,
  first: ['fiscal_year', 'chamber', 'state', 'project_state', 'subcommittee', 'party'],
  closed: ['state', 'project_state', 'subcommittee', 'party'],
  fieldTitles: FIELD_TITLES,
  absent: { agency: 'agency', account: 'account', recipient: 'recipient', funding_line: 'funding_line' },
})

export const {
  valueNames: VALUE_NAMES,
  labelOf: parameterLabel,
  titleOf: parameterTitle,
  listAllValues,
  showValue,
} = RECORDS
