import { MISSING_FIELDS, type Dimension, type FullRecord } from '@rotunda/contract'
import { listValues } from '../dimension-values.ts'
import { listMissing } from '../list-missing.ts'

/** In the header of every snapshot file: what it is, and in which form. The form changes with any table or column. */
export const APPLICATION_ID = 0x52_54_44_41
export const FORMAT = 3

/** Numbers of one blob: enough to be read at the speed of memory, few enough to be held while they are written. */
export const CHUNK_NUMBERS = 65_536

/** Columns whose values are few, so that their dictionary is held in memory while a snapshot is written. */
export const VOCABULARY_COLUMNS = [
  ...(['dataset', 'chamber', 'stage', 'fiscal_year', 'subcommittee', 'agency', 'account'] as const),
  ...(['funding_line', 'changed_at', 'own_state', 'missing'] as const),
] as const
export type VocabularyColumn = (typeof VOCABULARY_COLUMNS)[number]

/** Columns in which a record can have several values: a code stands for a list of values, in the record’s order. */
export const SET_COLUMNS = ['state', 'project_state', 'member', 'bioguide', 'party', 'district'] as const
export type SetColumn = (typeof SET_COLUMNS)[number]

/** Columns with as many values as records, or nearly: they are ranked by SQLite, which sorts on disk. */
export const RANKED_COLUMNS = ['recipient', 'title', 'id', 'project', 'amount'] as const
export type RankedColumn = (typeof RANKED_COLUMNS)[number]

/**
 * One code for each record, in the order of positions. Codes follow the order of their values (but those of set columns
 * follow their first record), and the one after the last stands for null.
 */
export type ColumnName = VocabularyColumn | SetColumn | RankedColumn

/**
 * Beside the columns, as doubles: the amounts that the codes of `amount` stand for, and the amount of each record, 0 for
 * null: totals read it in order, where looking up the code of each would leave the cache of the processor every time.
 */
export const AMOUNTS = { byCode: 'amounts', byRecord: 'record_amounts' } as const

/** Beside a set column: its value codes, set after set, and where each set begins. */
export const nameSets = (column: SetColumn) => ({ starts: `${column}.starts`, values: `${column}.values` })

/** Columns that values are looked up in by how they fold. */
export const NAMED_COLUMNS = [
  ...(['agency', 'account', 'member', 'recipient'] as const),
  ...(['bioguide', 'funding_line'] as const),
] as const
export type NamedColumn = (typeof NAMED_COLUMNS)[number]

/** The one value of a record in a vocabulary column. Instants are milliseconds: one of them has several texts. */
export const readVocabulary = (record: FullRecord, column: VocabularyColumn): string | number | null => {
  if (column === 'own_state') return record.state
  if (column === 'changed_at') return Date.parse(record.changed_at)
  if (column === 'missing') return makeMissingBits(listMissing(record))
  return listValues(record, column satisfies Dimension)[0] ?? null
}

/** One bit for each of these fields. */
export const makeMissingBits = (fields: readonly (string | number)[]): number =>
  MISSING_FIELDS.reduce((bits, field, bit) => (fields.includes(field) ? bits | (1 << bit) : bits), 0)
