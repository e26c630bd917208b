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

export type ValueParameter = {
  /** Name within a sentence: `member’s State is Alabama`. */
  readonly label: string
  /** Names of codes; undefined where the filter takes any text. */
  readonly words?: Readonly<Record<string, string>>
  readonly hint?: string
  /** Values may contain commas, so the parameter is repeated. */
  readonly isText?: true
}

type ValueName = Exclude<
  keyof typeof RECORD_FILTERS,
  `not_${string}` | 'amount_min' | 'amount_max' | 'changed_since' | 'q'
>

const datasets = Object.fromEntries(RECORD_DATASETS.map((name) => [name, DATASETS[name].title]))
const stages = Object.fromEntries(Object.entries(STAGE_WORDS).map(([code, { title }]) => [code, title]))
const fields = Object.fromEntries(MISSING_FIELDS.map((name) => [name, fieldTitle(name)]))
const correctable = Object.fromEntries(CORRECTABLE_FIELDS.map((name) => [name, fieldTitle(name)]))

/** Filters with values, in the order of a sentence. Each has an opposite, `not_…`. */
const VALUE_PARAMETERS: Readonly<Record<ValueName, ValueParameter>> = {
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
  member: { label: 'member', hint: 'The full name, as in the records', isText: true },
  bioguide: { label: 'Bioguide id of the member', hint: 'Such as A000001' },
  district: { label: 'district', hint: 'Such as CA-12; at large AK-00' },
  recipient: { label: 'recipient', hint: 'The full name, as in the records', isText: true },
  agency: { label: 'agency', isText: true },
  account: { label: 'account', isText: true },
  funding_line: { label: 'funding line', hint: 'Its id, such as fl-2027-…' },
  dataset: { label: 'dataset', words: datasets },
  id: { label: 'id of the record', hint: 'Such as sr-2027-…' },
  missing: { label: 'field without a value', words: fields },
  corrected: { label: 'corrected field', words: correctable },
}

export const VALUE_NAMES = Object.keys(VALUE_PARAMETERS) as ValueName[] // The keys are written above.

export const findParameter = (name: string): ValueParameter | undefined =>
  Object.hasOwn(VALUE_PARAMETERS, name) ? VALUE_PARAMETERS[name as ValueName] : undefined // `hasOwn` checks it.

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** For sentences. Names such as State keep their capital. */
export const parameterLabel = (name: string): string => findParameter(name)?.label ?? name
/** For controls and columns. */
export const parameterTitle = (name: string): string => capitalize(parameterLabel(name))

export const NOT_STATED = 'not stated'

/** Dimensions with a closed list of values. Excluding all of them selects records without a stated value. */
const CLOSED: ReadonlySet<string> = new Set(['state', 'project_state', 'subcommittee', 'party'])

/** All values of a dimension with a closed list; undefined for others. */
export const listAllValues = (name: string): string[] | undefined =>
  CLOSED.has(name) ? Object.keys(findParameter(name)?.words ?? {}) : undefined

/** Whether a filter excludes every value that a source can state. */
export const asksForNone = (name: string, values: readonly string[]): boolean =>
  values.length > 0 &&
  name.startsWith('not_') &&
  listAllValues(name.replace(/^not_/, ''))?.every((value) => values.includes(value)) === true

/** Sources may name an unidentified member, or several members. */
const NOT_IDENTIFIED = 'not identified'

/** A value in words. Null means that no source states it, or that the member was not identified. */
export const showValue = (name: string, value: string | number | null | undefined): string => {
  if (value === null || value === undefined) return name === 'bioguide' ? NOT_IDENTIFIED : NOT_STATED
  return findParameter(name)?.words?.[String(value)] ?? String(value)
}

const SINGLE: ReadonlySet<string> = new Set(['q', 'changed_since', 'requestor'])

/** Whether a comma in a value of the parameter is plain text. Other parameters take several values between commas. */
export const mayHoldCommas = (name: string): boolean => {
  const plain = name.replace(/^not_/, '')
  return findParameter(plain)?.isText === true || SINGLE.has(plain)
}

/** The distinct values of a parameter, repeated or separated by commas. */
export const listValues = (params: URLSearchParams, name: string): string[] => {
  // Returns early, because most parameters are not in an address and each page asks for all.
  if (!params.has(name)) return []
  const given = params.getAll(name).filter((value) => value !== '')
  const values = mayHoldCommas(name)
    ? given
    : given.flatMap((value) => value.split(',')).map((value) => value.trim())
  return [...new Set(values)]
}

/**
 * Records with several members are also counted under values that are not chosen. No filter selects these records,
 * because values of one parameter widen each other.
 */
export const isBesideChosen = (params: URLSearchParams, name: string, value: string | number): boolean => {
  const chosen = listValues(params, name).map((one) => one.toLowerCase())
  return chosen.length > 0 && !chosen.includes(String(value).toLowerCase())
}
