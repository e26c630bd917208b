import { DATASETS, FullRecord, FundingLine, namesOf, type DatasetName } from '@rotunda/contract'
import {
  FUNDING_LINE_COLUMNS,
  RECORD_COLUMNS,
  type FlatColumn,
  type FlatLine,
  type FlatRecord,
} from '../../datasets/index.ts'
import type { Column, Table } from './table.ts'

type Schema = { readonly properties: Readonly<Record<string, object>> }

/** The flat columns as a table: a column without words of its own has those of its field in the contract. */
const describe = <Row>(columns: readonly FlatColumn<Row>[], { properties }: Schema): Table<Row> => ({
  columns: columns.map((column): Column<Row> => {
    const { name, field, type, description } = column
    return {
      ...{ name, type, valueOf: (row) => column.valueOf(row) },
      description: description ?? describeField(properties[field]),
      // A list that is empty is an empty cell, so only plain fields are never null.
      ...(isPlain(properties[field]) ? { required: true } : {}),
    }
  }),
  primaryKey: 'id',
})

const describeField = (property: object | undefined): string =>
  property !== undefined && 'description' in property ? String(property.description) : ''

const isPlain = (property: object | undefined): boolean =>
  property !== undefined &&
  (('type' in property && (property.type === 'string' || property.type === 'integer')) || 'enum' in property)

export const RECORD_TABLE: Table<FlatRecord> = describe(RECORD_COLUMNS, FullRecord)
export const FUNDING_LINE_TABLE: Table<FlatLine> = describe(FUNDING_LINE_COLUMNS, FundingLine)

/** Datasets whose rows are records, and the one of funding lines, each with its flat table. */
export const tableOf = (dataset: DatasetName): Table<FlatRecord> | Table<FlatLine> =>
  dataset === 'funding-guidance' ? FUNDING_LINE_TABLE : RECORD_TABLE

export const DATASET_NAMES = namesOf(DATASETS)
