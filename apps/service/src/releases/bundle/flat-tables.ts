import { DATASETS, FullRecord, FundingLine, namesOf, type DatasetName } from '@rotunda/contract'
import {
  FUNDING_LINE_COLUMNS,
  RECORD_COLUMNS,
  type FlatLine,
  type FlatRecord,
} from '../../collections/appropriations/index.ts'
import { type FlatColumn } from '../../tables/index.ts'
import { readField } from './field-facts.ts'
import type { Column, Table } from './table.ts'

type Schema = { readonly properties: Readonly<Record<string, object>> }

/** The flat columns as a table: what a column does not say itself, its field in the contract says. */
const describe = <Row>(columns: readonly FlatColumn<Row>[], { properties }: Schema): Table<Row> => ({
  columns: columns.map((column): Column<Row> => {
    const { name, field, type, description, codes, itemsOf } = column
    const facts = readField(name, properties[field] ?? {})
    return {
      ...{ name, type, valueOf: (row) => column.valueOf(row) },
      description: description ?? facts.description,
      // A list that is empty is an empty cell, so only plain fields are never null.
      ...(itemsOf === undefined ? facts.limits : { itemsOf }),
      ...(codes && { codes }),
      ...(name === FUNDING_LINE && { leadsTo: ['funding-guidance.csv', 'id'] }),
    }
  }),
  primaryKey: 'id',
})

const FUNDING_LINE = 'funding_line'

export const RECORD_TABLE: Table<FlatRecord> = describe(RECORD_COLUMNS, FullRecord)
export const FUNDING_LINE_TABLE: Table<FlatLine> = describe(FUNDING_LINE_COLUMNS, FundingLine)

/** Datasets whose rows are records, and the one of funding lines, each with its flat table. */
export const tableOf = (dataset: DatasetName): Table<FlatRecord> | Table<FlatLine> =>
  dataset === 'funding-guidance' ? FUNDING_LINE_TABLE : RECORD_TABLE

export const DATASET_NAMES = namesOf(DATASETS)
