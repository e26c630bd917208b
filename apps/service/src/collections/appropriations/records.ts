import {
  FullRecord,
  MISSING_FIELDS,
  namesOf,
  RECORD_DATASETS,
  SourcedRecord,
  STAGES,
  type Evidence,
  type MissingField,
  type RecordFilterName,
} from '@rotunda/contract'
import { foldText } from '../../platform/index.ts'
import type { Table, Value } from '../../tables/index.ts'
import { fillRecord } from './fill-earlier.ts'
import { RECORD_COLUMNS } from './flat-columns.ts'
import { findPartyCode } from '../requestors/party-code.ts'

type Columns = Table<FullRecord>['columns']

/** Columns with every filter of the contract: a filter without its column is a type error. */
type FilteredColumns = Columns &
  Readonly<Record<RecordFilterName, Columns[string] & { readonly filter: object }>>

/**
 * Text that sorts in the default order when UTF-8 bytes are compared, as SQLite does (in memory: compareText):
 * dataset, stage, newest fiscal year, State of the member, first requestor, title or purpose, id. Null comes last. The
 * id makes it total.
 */
export const makeSortKey = (record: FullRecord): string =>
  [
    String(RECORD_DATASETS.indexOf(record.dataset)),
    String(STAGES.indexOf(record.stage)),
    String(LAST_YEAR - record.fiscal_year),
    nullLast(record.state),
    nullLast(record.requestors[0]?.name ?? null),
    nullLast(record.title ?? record.purpose),
    record.id,
  ].join(SEPARATOR)

/** Project requests and projects in bills. */
export const RECORDS: Table<FullRecord> = {
  name: 'records',
  schema: FullRecord,
  idOf: ({ id }) => id,
  orderOf: makeSortKey,
  complete: fillRecord,
  columns: {
    dataset: { kind: 'value', of: ({ dataset }) => dataset, filter: {}, dimension: true },
    chamber: { kind: 'value', of: ({ chamber }) => chamber, filter: {}, dimension: true },
    stage: { kind: 'value', of: ({ stage }) => stage, filter: {}, dimension: true },
    fiscal_year: {
      kind: 'value',
      of: ({ fiscal_year }) => fiscal_year,
      filter: {},
      sort: 'fiscal_year',
      dimension: true,
    },
    state: {
      kind: 'values',
      of: ({ state, requestors }) => distinct([state, ...requestors.map((requestor) => requestor.state)]),
      filter: {},
      dimension: true,
    },
    // State that the source prints for the row, not the States of its requestors.
    own_state: { kind: 'value', of: ({ state }) => state, sort: 'state' },
    project_state: {
      kind: 'values',
      of: ({ project_states }) => distinct(project_states),
      filter: {},
      dimension: true,
    },
    subcommittee: {
      kind: 'value',
      of: ({ subcommittee }) => subcommittee,
      filter: {},
      sort: 'subcommittee',
      dimension: true,
    },
    agency: {
      kind: 'value',
      of: ({ agency }) => agency,
      filter: { folded: true, refuseUnknown: true },
      dimension: true,
    },
    account: {
      kind: 'value',
      of: ({ account }) => account,
      filter: { folded: true, refuseUnknown: true },
      dimension: true,
    },
    member: {
      kind: 'values',
      of: ({ requestors }) => distinct(requestors.map(({ name }) => name)),
      filter: { folded: true, refuseUnknown: true },
      sort: 'member',
      dimension: true,
    },
    bioguide: {
      kind: 'values',
      of: ({ requestors }) => distinct(requestors.map(({ bioguide }) => bioguide)),
      filter: { folded: true },
      dimension: true,
    },
    party: {
      kind: 'values',
      of: ({ requestors }) => distinct(requestors.map(({ party }) => party && findPartyCode(party))),
      filter: {},
      dimension: true,
    },
    district: {
      kind: 'values',
      of: ({ requestors }) => distinct(requestors.map(writeDistrict)),
      filter: { parse: (value) => readDistrict(String(value)) },
      dimension: true,
    },
    recipient: {
      kind: 'ranked',
      of: ({ recipient }) => recipient,
      filter: { folded: true },
      sort: 'recipient',
      dimension: true,
    },
    funding_line: {
      kind: 'value',
      of: ({ funding_line }) => funding_line?.id ?? null,
      filter: { folded: true },
      dimension: true,
    },
    title: { kind: 'ranked', of: ({ title }) => title, sort: 'title' },
    missing: { kind: 'values', of: (record) => listMissing(record), filter: {} },
    corrected: {
      kind: 'values',
      of: ({ corrections }) => distinct(corrections.map(({ field }) => field)),
      filter: {},
    },
    project: { kind: 'group', of: ({ project }) => project },
    amount: {
      kind: 'amount',
      of: ({ amount }) => amount,
      sort: 'amount',
      range: { least: 'amount_min', greatest: 'amount_max' },
    },
    changed_at: {
      kind: 'instant',
      of: ({ changed_at }) => changed_at,
      sort: 'changed_at',
      since: 'changed_since',
    },
  } satisfies FilteredColumns,
  textsOf: (record) =>
    [
      record.title,
      record.purpose,
      record.recipient,
      record.location,
      record.agency,
      record.account,
      ...record.requestors.map(({ name }) => name),
    ].filter((text) => text !== null),
  listedOf: (record) => leaveOutCells(record),
  detailOf: ({ evidence }) => evidence.map(({ cells }) => cells),
  totals: { amount: 'amount', distinct: 'project', apart: ['stage'] },
  explained: ['project_states'],
  provenance: ['evidence'],
  flat: RECORD_COLUMNS,
}

const distinct = (values: readonly (string | null)[]): readonly Value[] => [
  ...new Set(values.filter((value) => value !== null)),
]

/** The fields that a record has no value for; each has its reason in `missing`. */
const listMissing = (record: Pick<FullRecord, MissingField>): readonly MissingField[] =>
  MISSING_FIELDS.filter((field) => {
    const value = record[field]
    return value === null || (Array.isArray(value) && value.length === 0)
  })

const FIELDS = namesOf(SourcedRecord.properties)

/** A record without the verbatim cells, its fields in the order of the contract. */
const leaveOutCells = (record: FullRecord): SourcedRecord => {
  const evidence: Evidence[] = record.evidence.map(({ cells: _, ...rest }) => rest)
  const given = { ...record, evidence }
  // The fields are those of the schema that the type is made from.
  return Object.fromEntries(FIELDS.map((field) => [field, given[field]])) as SourcedRecord
}

type Seat = Pick<FullRecord['requestors'][number], 'state' | 'district'>

/** `CA-12`, `AK-00` at large; null for a seat that is not known, or is no district. */
const writeDistrict = ({ state, district }: Seat): string | null =>
  state === null || district === null ? null : `${state}-${String(district).padStart(2, '0')}`

/** Normalises a text that fits DISTRICT_PATTERN: `CA12` becomes `CA-12`. */
const readDistrict = (text: string): string => text.replace(/^(..)-?/, '$1-')

/** Four digits, so every difference from a year has four as well. */
const LAST_YEAR = 9999

/** Sorts below every character of a text, so a text comes before longer ones that begin with it. */
const SEPARATOR = '\u0001'

const nullLast = (text: string | null): string => (text === null ? '1' : `0${foldText(text)}`)
