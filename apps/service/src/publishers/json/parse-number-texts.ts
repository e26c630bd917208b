import { parseJsonDocument } from './parse-json-document.ts'

/**
 * Parses a JSON document in which each number becomes its own text: `83852595.67` has no exact form in binary, and
 * `1600000.0` would lose its zeros.
 */
export const parseNumberTexts = (bytes: Uint8Array, what: string): unknown => {
  // The document is judged by the parser that names its faults.
  parseJsonDocument(bytes, what)
  return parse(new TextDecoder().decode(bytes), (_, value, { source }) =>
    typeof value === 'number' ? source : value,
  )
}

type Reviver = (key: string, value: unknown, context: { readonly source?: string }) => unknown

/** JSON.parse gives a reviver the text of each primitive value; the library of types does not know it yet. */
const parse = JSON.parse as (text: string, reviver: Reviver) => unknown
