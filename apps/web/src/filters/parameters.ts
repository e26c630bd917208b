import {
  DATASETS,
  MISSING_FIELDS,
  RECORD_DATASETS,
  STATES,
  SUBCOMMITTEES,
  type RECORD_FILTERS,
  type RecordField,
} from '@rotunda/contract'
import { STAGE_WORDS } from './stage-words.ts'

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

export type ValueParameter = {
  /** As a sentence has it: `member’s State is Alabama`. */
  readonly label: string
  /** The codes that it takes, in words; undefined where it takes any text. */
  readonly words?: Readonly<Record<string, string>>
  readonly hint?: string
  /** Its values may hold commas, and are repeated rather than listed. */
  readonly isText?: true
}

type ValueName = Exclude<
  keyof typeof RECORD_FILTERS,
  `not_${string}` | 'amount_min' | 'amount_max' | 'changed_since' | 'q'
>

const datasets = Object.fromEntries(RECORD_DATASETS.map((name) => [name, DATASETS[name].title]))
const stages = Object.fromEntries(Object.entries(STAGE_WORDS).map(([code, { title }]) => [code, title]))
const fields = Object.fromEntries(MISSING_FIELDS.map((name) => [name, fieldTitle(name)]))

/** The filters that take values, each with its opposite under `not_`, in the order in which a sentence names them. */
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
  member: { label: 'member', hint: 'The whole name, as the records have it', isText: true },
  bioguide: { label: 'Bioguide id of the member', hint: 'Such as A000001' },
  district: { label: 'district', hint: 'Such as CA-12; at large AK-00' },
  recipient: { label: 'recipient', hint: 'The whole name, as the records have it', isText: true },
  agency: { label: 'agency', isText: true },
  account: { label: 'account', isText: true },
  funding_line: { label: 'funding line', hint: 'Its id, such as fl-2027-…' },
  dataset: { label: 'dataset', words: datasets },
  id: { label: 'id of the record', hint: 'Such as sr-2027-…' },
  missing: { label: 'field without a value', words: fields },
}

export const VALUE_NAMES = Object.keys(VALUE_PARAMETERS) as ValueName[] // As written above.

export const findParameter = (name: string): ValueParameter | undefined =>
  Object.hasOwn(VALUE_PARAMETERS, name) ? VALUE_PARAMETERS[name as ValueName] : undefined // Just looked.

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** Within a sentence; names such as State keep their capital. */
export const parameterLabel = (name: string): string => findParameter(name)?.label ?? name
/** For a control or a column. */
export const parameterTitle = (name: string): string => capitalize(parameterLabel(name))

export const NOT_STATED = 'not stated'

/** Dimensions of which a filter can name every value: to leave out all of them keeps what no source says. */
const CLOSED: ReadonlySet<string> = new Set(['state', 'project_state', 'subcommittee', 'party'])

/** Every value of a dimension whose values are known; undefined of the others. */
export const listAllValues = (name: string): string[] | undefined =>
  CLOSED.has(name) ? Object.keys(findParameter(name)?.words ?? {}) : undefined

/** Whether these values of a filter leave out all that a source can say. */
export const asksForNone = (name: string, values: readonly string[]): boolean =>
  values.length > 0 &&
  name.startsWith('not_') &&
  listAllValues(name.replace(/^not_/, ''))?.every((value) => values.includes(value)) === true

/** A source may name the member whom nobody identified, or name several. */
const NOT_IDENTIFIED = 'not identified'

/** A value of a dimension in words; null is what no source says, or of a member what the name did not tell. */
export const showValue = (name: string, value: string | number | null | undefined): string => {
  if (value === null || value === undefined) return name === 'bioguide' ? NOT_IDENTIFIED : NOT_STATED
  return findParameter(name)?.words?.[String(value)] ?? String(value)
}

/** Of these a comma divides nothing. */
const SINGLE: ReadonlySet<string> = new Set(['q', 'changed_since'])

/** The values of a parameter, each by itself and once, however they stand in the address. */
export const listValues = (params: URLSearchParams, name: string): string[] => {
  // Most are not in an address, and a page asks for each of them.
  if (!params.has(name)) return []
  const given = params.getAll(name).filter((value) => value !== '')
  const isText = findParameter(name.replace(/^not_/, ''))?.isText === true
  const values =
    isText || SINGLE.has(name)
      ? given
      : given.flatMap((value) => value.split(',')).map((value) => value.trim())
  return [...new Set(values)]
}

/**
 * A record of several members is counted under a value that is not chosen, too. Values of one parameter widen each other,
 * so that no filter gives what such a count counts.
 */
export const isBesideChosen = (params: URLSearchParams, name: string, value: string | number): boolean => {
  const chosen = listValues(params, name).map((one) => one.toLowerCase())
  return chosen.length > 0 && !chosen.includes(String(value).toLowerCase())
}
