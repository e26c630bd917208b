import type { Static, TSchema } from 'typebox'
import { compileLater } from '../../platform/index.ts'
import { DOCUMENT_LIMITS } from '../limits.ts'
import { DocumentRefused, type OpenDocument } from '../publisher.ts'
import { readWhole } from '../streams/document-bytes.ts'
import { findRepeatedKey } from './find-repeated-key.ts'

const MAX_JSON_BYTES = DOCUMENT_LIMITS.jsonBytes.value

/**
 * Parses a JSON document of any shape. Throws a DocumentRefused that states what the bytes are instead, and for an object
 * with a key twice.
 */
export const parseJsonDocument = (bytes: Uint8Array, what: string): unknown => {
  const text = decodeUtf8(bytes, what)
  const value = parseText(text, what)
  const repeated = findRepeatedKey(text, value)
  if (repeated === undefined) return value
  const { key, position } = repeated
  throw new DocumentRefused(
    `This is no ${what}: an object has the key “${key.slice(0, SHOWN)}” twice, the second time at position ${position}, and at most one of the values can be right. Fetch the document again.`,
  )
}

const SHOWN = 60

const parseText = (text: string, what: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    // The message of the engine names the place.
    const place = cause instanceof SyntaxError ? cause.message : 'unreadable'
    const found = /^\s*</.test(text) ? 'it is a page of HTML or XML' : place
    throw new DocumentRefused(`This is no ${what}: it is not JSON (${found}). Fetch it again.`, { cause })
  }
}

/** Reads all bytes of a JSON document. Throws a DocumentRefused for more bytes than fit into memory. */
export const readJsonBytes = (open: OpenDocument, what: string): Promise<Uint8Array> => {
  let total = 0
  return readWhole(open, (bytes) => {
    total += bytes
    if (total > MAX_JSON_BYTES)
      throw new DocumentRefused(
        `This is too large for a ${what}: it has more than ${MAX_JSON_BYTES.toLocaleString('en-US')} bytes. Fetch it again.`,
      )
  })
}

/** Decodes UTF-8. Throws a DocumentRefused for other bytes. */
export const decodeUtf8 = (bytes: Uint8Array, what: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new DocumentRefused(`This is no ${what}: its bytes are not UTF-8 text.`, { cause })
  }
}

export type JsonObject = Readonly<Record<string, unknown>>

/** Whether a value is an object with keys, and not null, a list or a single value. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A form for JSON values that are checked one by one. */
type JsonShape<Value> = {
  readonly has: (value: unknown) => value is Value
  /** Names the first fault of a value that lacks this form, and its place: `/date must be string`. */
  readonly findFault: (value: unknown) => string
}

export const makeJsonShape = <Schema extends TSchema>(schema: Schema): JsonShape<Static<Schema>> => {
  const validator = compileLater(schema)
  return {
    has: (value): value is Static<Schema> => validator.Check(value),
    findFault: (value) => {
      const [fault] = validator.Errors(value)
      const place = fault?.instancePath || 'the value'
      if (fault !== undefined && 'allowedValues' in fault.params)
        return `${place} must be one of ${JSON.stringify(fault.params.allowedValues)}`
      return fault?.keyword === 'boolean'
        ? `${place} is not known`
        : `${place} ${fault?.message ?? 'is not right'}`
    },
  }
}

/**
 * Returns a value of a JSON row as the text of a cell: empty for null, and undefined for lists and objects, which no
 * cell of a table holds.
 */
export const cellText = (value: unknown): string | undefined => {
  if (value === null) return ''
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}
