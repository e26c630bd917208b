import { isDeepStrictEqual } from 'node:util'
import type { TSchema } from 'typebox'
import { Check } from 'typebox/value'
import type { FieldFault } from '../platform/index.ts'
import type { CorrectableField } from './ledger/index.ts'
import { REPORT_LIMITS } from './limits.ts'
import type { FoundRecord } from './record-book.ts'
import { findUnseen } from './report-words.ts'

const MOST_KIB = REPORT_LIMITS.proposedKib.value
/** A field of a record whose values need a key. */
const FIELD_NAME = /^[a-z][\w.]{0,63}$/i

export type Proposal = {
  readonly field: string | null
  /** Undefined for a report without a proposed value. */
  readonly proposed: unknown
  readonly needsTwo: boolean
}

/** Reads the field of a report and its proposed value, or collects their faults. */
export const readProposal = (
  { row, fields }: Pick<FoundRecord, 'row' | 'fields'>,
  { field = null, proposed }: { readonly field?: string | null; readonly proposed?: unknown },
  faults: FieldFault[],
): Proposal => {
  const correctable = fields.find(({ name }) => name === field)
  const fault = findFieldFault(row, field, fields) ?? findValueFault(row, correctable, field, proposed)
  if (fault !== undefined) faults.push(fault)
  return { field, proposed, needsTwo: correctable?.needsTwo === true }
}

const findFieldFault = (
  row: FoundRecord['row'],
  field: string | null,
  fields: readonly CorrectableField[],
): FieldFault | undefined => {
  const isKnown = field === null || (row === undefined ? FIELD_NAME.test(field) : Object.hasOwn(row, field))
  if (isKnown) return undefined
  const names = fields.map(({ name }) => name).join(', ')
  const detail = `field must be a field of the record${names && `, such as ${names}`}. Leave it out to report the record as a whole.`
  return { field: 'field', detail }
}

const findValueFault = (
  row: FoundRecord['row'],
  correctable: CorrectableField | undefined,
  field: string | null,
  proposed: unknown,
): FieldFault | undefined => {
  const refuse = (detail: string) => ({ field: 'proposed', detail })
  if (proposed === undefined)
    return correctable && refuse(`proposed must hold the value that ${correctable.name} should have.`)
  if (field === null) return refuse('proposed needs a field. Name the field, or explain the change in why.')
  if (Buffer.byteLength(JSON.stringify(proposed)) > MOST_KIB * 1024)
    return refuse(`proposed may take ${MOST_KIB} KiB as JSON. Give a shorter value.`)
  const unseen = findUnseenIn(proposed)
  if (unseen !== undefined) return refuse(`proposed holds ${unseen}. Remove the character.`)
  if (correctable !== undefined && !isOfField(correctable.schema, proposed))
    return refuse(
      `${field} must be ${describeValues(correctable.schema)}. Give a value of this type in proposed.`,
    )
  return row !== undefined && isDeepStrictEqual(row[field] ?? null, proposed)
    ? refuse(`${field} has this value already. Propose a different value, or report the record as a whole.`)
    : undefined
}

/** JSON has no exact whole numbers beyond 2 to the power of 53. */
const isOfField = (schema: TSchema, value: unknown): boolean =>
  Check(schema, value) && (typeof value !== 'number' || Number.isSafeInteger(value))

const findUnseenIn = (value: unknown): string | undefined => {
  if (typeof value === 'string') return findUnseen(value, { lines: false })
  if (typeof value !== 'object' || value === null) return undefined
  const parts: readonly unknown[] = Object.entries(value).flat()
  return parts.map(findUnseenIn).find((unseen) => unseen !== undefined)
}

/** As much of a JSON Schema as fields have. */
type FieldSchema = {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly pattern?: string
  readonly description?: string
  readonly anyOf?: readonly FieldSchema[]
  readonly items?: FieldSchema
  readonly properties?: object
}

/** End of a sentence that begins with "must be". */
export const describeValues = ({
  type,
  enum: values,
  pattern,
  description,
  anyOf,
  items,
  properties,
}: FieldSchema): string => {
  if (anyOf !== undefined) return anyOf.map(describeValues).join(' or ')
  if (values !== undefined) return `one of ${values.join(', ')}`
  // The description of a text of one form ends a sentence, too.
  if (pattern !== undefined && description !== undefined) return description
  if (type === 'array') return `a list, each entry ${describeValues(items ?? {})}`
  if (type === 'object') return `an object with ${Object.keys(properties ?? {}).join(', ')}`
  return TYPES[type ?? ''] ?? 'a value of its type'
}

const TYPES: Readonly<Record<string, string>> = {
  integer: 'a whole number without quotation marks, such as 1500000',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  null: 'null',
}
