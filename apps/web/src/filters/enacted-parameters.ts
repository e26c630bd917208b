import {
  ENACTED_AGENCIES,
  ENACTED_FLAGS,
  STATES,
  SUBCOMMITTEES,
  type EnactedProject,
} from '@rotunda/contract'
import { NOT_STATED } from './parameters.ts'

export const ENACTED_PATH = '/enacted'

export const CHAMBER_OF_ORIGIN = { house: 'House', senate: 'Senate', both: 'House and Senate' } as const

type Choice = {
  readonly title: string
  readonly hint?: string
  /** Names of codes; undefined where the filter takes any text. */
  readonly words?: Readonly<Record<string, string>>
}

/** Filters of enacted projects. They share names with those of records, and some have other titles. */
const CHOICES: Readonly<Record<string, Choice>> = {
  fiscal_year: { title: 'Fiscal year', hint: 'Such as 2024, or 2023,2024' },
  subcommittee: { title: 'Subcommittee', words: SUBCOMMITTEES },
  agency_code: { title: 'Agency', words: ENACTED_AGENCIES },
  state: { title: 'State of the project', words: STATES },
  bioguide: { title: 'Bioguide id of a requestor', hint: 'Such as A000001' },
  origination: { title: 'Chamber of origin', words: CHAMBER_OF_ORIGIN },
  agency: { title: 'Agency as printed' },
  account: { title: 'Account' },
  requestor: { title: 'Requestor' },
  recipient: { title: 'Recipient', hint: 'The full name, as in the list' },
  counted: { title: 'Counted as a provision', words: { true: 'yes', false: 'no' } },
  flag: { title: 'Remark on the reading', words: ENACTED_FLAGS },
  id: { title: 'Id of the project', hint: 'Such as enp-…' },
  amount_min: { title: 'Amount from' },
  amount_max: { title: 'Amount to' },
  changed_since: { title: 'Changed since' },
  q: { title: 'Words' },
  sort: { title: 'Order' },
}

const findChoice = (name: string): Choice | undefined =>
  Object.hasOwn(CHOICES, name) ? CHOICES[name] : undefined

/** Names of the codes of a filter or its opposite; undefined where it takes any text. */
export const enactedWords = (name: string): Choice['words'] => findChoice(name.replace(/^not_/, ''))?.words

/** Hint of a filter or its opposite. */
export const enactedHint = (name: string): string | undefined => findChoice(name.replace(/^not_/, ''))?.hint

/** Title of a filter of enacted projects; undefined where the parameter is none. */
export const enactedTitle = (name: string): string | undefined => {
  const plain = name.replace(/^not_/, '')
  const title = findChoice(plain)?.title
  return title === undefined || plain === name ? title : `${title} is not`
}

const NOT_IDENTIFIED = 'not identified'

/** A value in words. Null means that no table states it, or that no member was identified. */
export const showEnactedValue = (name: string, value: string | number | null): string => {
  if (value === null) return name === 'bioguide' ? NOT_IDENTIFIED : NOT_STATED
  const words = enactedWords(name) ?? {}
  return Object.hasOwn(words, value) ? (words[value] ?? String(value)) : String(value)
}

/** Dimensions with a closed list. A project may lack a value of each. */
const CLOSED: ReadonlySet<string> = new Set(['agency_code', 'state', 'origination'])

/** All values of such a dimension; undefined for others. */
export const listEnactedValues = (name: string): readonly string[] | undefined =>
  CLOSED.has(name) ? Object.keys(enactedWords(name) ?? {}) : undefined

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

export const enactedFieldTitle = (field: EnactedField): string => FIELD_TITLES[field]

/** Fields in the order of a project. */
export const ENACTED_FIELDS = Object.keys(FIELD_TITLES) as EnactedField[] // The keys are written above.
