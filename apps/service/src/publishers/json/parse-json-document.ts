import { DocumentRefused, type OpenDocument } from '../publisher.ts'
import { readWhole } from '../streams/read-whole.ts'
import { DOCUMENT_LIMITS } from '../limits.ts'

const MAX_JSON_BYTES = DOCUMENT_LIMITS.jsonBytes.value

/** The value of a JSON document, of any shape. Throws a DocumentRefused that says what the bytes are instead. */
export const parseJsonDocument = (bytes: Uint8Array, what: string): unknown => {
  const text = decodeUtf8(bytes, what)
  try {
    return JSON.parse(text)
  } catch (cause) {
    // The engine's own words show the place.
    const place = cause instanceof SyntaxError ? cause.message : 'unreadable'
    const found = /^\s*</.test(text) ? 'it is a page of HTML or XML' : place
    throw new DocumentRefused(`This is no ${what}: it is not JSON (${found}). Fetch it again.`, { cause })
  }
}

/** All bytes of a JSON document. Throws a DocumentRefused for more than can be held. */
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

const decodeUtf8 = (bytes: Uint8Array, what: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new DocumentRefused(`This is no ${what}: its bytes are not UTF-8 text.`, { cause })
  }
}
