import type { RecordField } from '@rotunda/contract'
import { OperatorFault } from '../../platform/index.ts'
import type { CellFields } from '../publisher.ts'

/** Values of a row of the request grid. */
export const GRID_FIELDS = [
  'member',
  'member_state',
  'subcommittee',
  'recipient',
  'project_purpose',
  'project_location',
  'project_state',
  'amount_requested',
  'certification_letter',
] as const
export type GridField = (typeof GRID_FIELDS)[number]

/** Fields of a record that each value became. */
const RECORD_FIELDS: Readonly<Record<GridField, readonly RecordField[]>> = {
  member: ['requestors'],
  member_state: ['state', 'requestors'],
  subcommittee: ['subcommittee', 'subcommittee_raw'],
  recipient: ['recipient'],
  project_purpose: ['purpose'],
  project_location: ['location'],
  project_state: ['project_states'],
  amount_requested: ['amount', 'amount_raw'],
  certification_letter: ['links'],
}

/** Returns the fields that the keys of a row became, in any case. */
export const fieldsOfGrid = (names: readonly string[]): CellFields => {
  const found = names.map((name): [string, readonly string[]] => {
    const field = GRID_FIELDS.find((known) => known === name.toLowerCase())
    return [name, field === undefined ? [] : RECORD_FIELDS[field]]
  })
  return Object.fromEntries(found.filter(([, become]) => become.length > 0))
}

/** Field by the key of a row, in lower case. */
export type GridKeys = Readonly<Record<string, GridField>>

type GridYear = {
  /** Method of the grid's component for the year. */
  readonly method: string
  readonly keys: GridKeys
}

/** All five years have the same keys. A year that changes them gets a table of its own. */
const KEYS: GridKeys = Object.fromEntries(GRID_FIELDS.map((field) => [field, field]))

/** Fiscal years of the grid. The method of 2025 has no number; 2022 is no longer published. */
const GRID_YEARS: Readonly<Record<number, GridYear>> = {
  2023: { method: 'getCDSTable23', keys: KEYS },
  2024: { method: 'getCDSTable24', keys: KEYS },
  2025: { method: 'getCDSTable', keys: KEYS },
  2026: { method: 'getCDSTable26', keys: KEYS },
  2027: { method: 'getCDSTable27', keys: KEYS },
}

export const LISTED_YEARS = Object.keys(GRID_YEARS).join(', ')

export const findGridYear = (fiscalYear: number): GridYear | undefined => GRID_YEARS[fiscalYear]

/** One page of the grid: its first row, counted from 0, and the number of rows. */
export type GridPage = { readonly fiscalYear: number; readonly start: number; readonly length: number }

export type GridForm = Readonly<Record<'method' | 'start' | 'length' | 'search', string>>

/** Returns the fields of the form that requests a page. Throws an OperatorFault for a year that the grid lacks. */
export const planGrid = ({ fiscalYear, start, length }: GridPage): GridForm => {
  const year = findGridYear(fiscalYear)
  if (year === undefined)
    throw new OperatorFault(
      'invalid_query',
      `The Senate's request grid has no fiscal year ${fiscalYear}. It has ${LISTED_YEARS}.`,
    )
  return { method: year.method, start: String(start), length: String(length), search: '' }
}
