import { DocumentRefused } from '../publisher.ts'

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

const decodeUtf8 = (bytes: Uint8Array, what: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new DocumentRefused(`This is no ${what}: its bytes are not UTF-8 text.`, { cause })
  }
}
