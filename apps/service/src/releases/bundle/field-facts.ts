import {
  DATASETS,
  FullRecord,
  FUNDING_LINE_KINDS,
  MEMBER_MATCHES,
  namesOf,
  STATES,
  SUBCOMMITTEES,
} from '@rotunda/contract'
import type { FlatType } from '../../tables/index.ts'
import type { Column } from './table.ts'

/** The parts of JSON Schema that the contract is written in. */
export type FieldSchema = {
  readonly type?: string
  readonly format?: string
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly FieldSchema[]
  readonly items?: FieldSchema
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly properties?: Readonly<Record<string, FieldSchema>>
  readonly patternProperties?: Readonly<Record<string, FieldSchema>>
}

/** What the contract says of a field, for a column that shows it. */
export type FieldFacts = {
  readonly description: string
  readonly limits: Pick<Column<never>, 'required' | 'codes' | 'minimum' | 'maximum'>
}

export const readField = (name: string, schema: FieldSchema): FieldFacts => {
  const value = withoutNull(schema)
  const { enum: codes, minimum, maximum } = value
  return {
    description: schema.description ?? value.description ?? '',
    limits: {
      ...(value === schema && isPlain(value) && { required: true as const }),
      ...(codes && { codes: explainCodes(name, codes.map(String)) }),
      ...(minimum !== undefined && { minimum }),
      ...(maximum !== undefined && { maximum }),
    },
  }
}

export const withoutNull = (schema: FieldSchema): FieldSchema =>
  schema.anyOf?.find(({ type }) => type !== 'null') ?? schema

/** As a column writes it; undefined where it has no one value. */
export const typeOf = ({ type, format, enum: codes }: FieldSchema): FlatType | undefined => {
  if (format === 'date') return 'date'
  if (format === 'date-time') return 'datetime'
  if (codes !== undefined || type === 'string') return 'text'
  return type === 'integer' || type === 'boolean' ? type : undefined
}

const isPlain = (schema: FieldSchema): boolean => typeOf(schema) !== undefined

/** Codes whose meaning the contract has. */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  dataset: Object.fromEntries(namesOf(DATASETS).map((name) => [name, DATASETS[name].title])),
  state: STATES,
  subcommittee: SUBCOMMITTEES,
  kind: FUNDING_LINE_KINDS,
  match: MEMBER_MATCHES,
}

/** The codes of a field, for a table of another kind that has it. */
export const codesOf = (
  name: 'dataset' | 'chamber' | 'state' | 'subcommittee' | 'stage',
): Pick<Column<never>, 'codes'> => {
  if (name === 'dataset') return { codes: explainCodes(name, namesOf(DATASETS)) }
  const { codes } = readField(name, FullRecord.properties[name]).limits
  return codes === undefined ? {} : { codes }
}

const explainCodes = (name: string, codes: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(codes.map((code) => [code, MEANINGS[name]?.[code] ?? code]))
