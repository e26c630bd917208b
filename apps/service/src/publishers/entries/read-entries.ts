import { DocumentRefused, type OpenDocument } from '../publisher.ts'
import { parseJsonDocument, readJsonBytes } from '../json/parse-json-document.ts'
import { parseYamlEntries } from './parse-yaml-entries.ts'

/**
 * The entries of a list in JSON or in YAML, distinguished by their bytes: entries of any kind, which are looked at one by
 * one. Throws a DocumentRefused for what is no list, for an empty one, and for a list that was cut off.
 */
export const readEntries = async (open: OpenDocument, what: string): Promise<readonly unknown[]> => {
  const bytes = await readJsonBytes(open, what)
  const entries = isYaml(bytes.subarray(0, COMMENT_BYTES))
    ? parseYamlEntries(bytes, what)
    : parseJsonDocument(bytes, what)
  // Entries of any kind: see above.
  if (Array.isArray(entries) && entries.length > 0) return entries as unknown[]
  throw new DocumentRefused(`This is no ${what}: it is not a list with entries in it.`)
}

/** Bytes in which the first entry begins: the longest comment above one has under a thousand. */
const COMMENT_BYTES = 8192

const latin1 = new TextDecoder('latin1')

/** A list in YAML begins with a dash, after comments at most. No JSON does but a negative number. */
const isYaml = (start: Uint8Array): boolean => /^(?:#.*\n|---\s*\n|\s*\n)*- /.test(latin1.decode(start))
