import { FullRecord, Requestor } from '@rotunda/contract'
import {
  columns as make,
  readField,
  type BundleColumn,
  type BundleTable,
  type DerivedFile,
} from '../../../releases/index.ts'
import { DELIMITER, typeOf, withoutNull, type FieldSchema } from '../../../tables/index.ts'
import { MEANINGS } from '../codes.ts'

const { integer, text, year } = make

/** Name of the files, without extension. */
export const REQUESTORS_FILE = 'requestors'

type Asked = Pick<FullRecord, 'dataset' | 'stage' | 'fiscal_year'>

/** One requestor of one record: a row of requestors.json, .csv and .parquet. */
export type RequestorRow = Asked &
  Requestor & {
    readonly record: string
    /** Place among the requestors of the record, from 1. */
    readonly position: number
  }

const listRequestors = ({
  id,
  dataset,
  stage,
  fiscal_year,
  requestors,
}: Pick<FullRecord, 'id' | 'requestors' | keyof Asked>): RequestorRow[] =>
  requestors.map((requestor, index) => ({
    record: id,
    dataset,
    stage,
    fiscal_year,
    position: index + 1,
    ...requestor,
  }))

const ASKED = FullRecord.properties

/** A column for each field of a requestor. */
const columnsOfRequestor: BundleColumn<RequestorRow>[] = Object.entries(Requestor.properties).map(
  ([name, schema]: [string, FieldSchema]) => {
    const { description, limits } = readField(name, schema, MEANINGS)
    const { items } = schema
    const type = typeOf(items ?? withoutNull(schema))
    if (type === undefined) throw new Error(`requestors.${name} has no column`)
    // The name comes from the schema that the type is made from.
    const read = (row: RequestorRow): unknown => row[name as keyof Requestor]
    if (items === undefined)
      return { name, type, description, ...limits, valueOf: (row: RequestorRow) => readOne(read(row)) }
    const itemsOf = (row: RequestorRow) => readMany(read(row))
    const valueOf = (row: RequestorRow) => itemsOf(row).join(DELIMITER) || null
    return { name, type, description, ...readField(name, items, MEANINGS).limits, valueOf, itemsOf }
  },
)

const readOne = (value: unknown): string | number | null =>
  typeof value === 'string' || typeof value === 'number' ? value : null

const readMany = (value: unknown): (string | number | null)[] =>
  Array.isArray(value) ? value.map(readOne) : []

/** The table of requestors: a line for each requestor of each record. */
const REQUESTORS: BundleTable<RequestorRow> = {
  columns: [
    text<RequestorRow>('record', '`id` of the record in the files of `dataset`.', (row) => row.record, {
      required: true,
    }),
    text<RequestorRow>('dataset', 'Dataset of the record.', (row) => row.dataset, limitsOf('dataset')),
    text<RequestorRow>('stage', 'Stage of the record.', (row) => row.stage, limitsOf('stage')),
    year<RequestorRow>('fiscal_year', 'Fiscal year of the record.', (row) => row.fiscal_year, {
      ...limitsOf('fiscal_year'),
    }),
    integer<RequestorRow>(
      'position',
      'Place among the requestors of the record, from 1.',
      (row) => row.position,
      {
        required: true,
        minimum: 1,
      },
    ),
    ...columnsOfRequestor,
  ],
  primaryKey: ['record', 'position'],
}

function limitsOf(name: keyof Asked) {
  return readField(name, ASKED[name], MEANINGS).limits
}

/** Files of requestors, derived from the records. */
export const REQUESTOR_ROWS: DerivedFile<FullRecord, RequestorRow> = {
  file: REQUESTORS_FILE,
  from: 'records',
  table: REQUESTORS,
  linesOf: listRequestors,
}
