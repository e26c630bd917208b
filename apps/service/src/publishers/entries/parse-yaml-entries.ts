import { parseDocument, visit, type Document } from 'yaml'
import { DocumentRefused } from '../publisher.ts'

/**
 * The entries of a document that is one list in YAML 1.2. Each entry is parsed alone, since a list of all members is
 * long: so no entry can refer to another, which none does. Throws a DocumentRefused where any cannot be parsed.
 */
export const parseYamlEntries = (bytes: Uint8Array, what: string): readonly unknown[] => {
  const text = decode(bytes, what)
  if (!text.endsWith('\n'))
    throw new DocumentRefused(
      `The ${what} seems to be cut off: its last line does not end as the others do. Fetch it again.`,
    )
  const [before = '', ...entries] = text.split(/^(?=- )/m)
  // The text before the first entry holds comments at most, by which the document was known to be a list.
  const all = before.startsWith('- ') ? [before, ...entries] : entries
  let line = 1 + (all === entries ? countLines(before) : 0)
  return all.map((entry) => {
    const parsed = parseEntry(entry, line, what)
    line += countLines(entry)
    return parsed
  })
}

const decode = (bytes: Uint8Array, what: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new DocumentRefused(`This is no ${what}: its bytes are not UTF-8 text.`, { cause })
  }
}

const countLines = (text: string): number => text.split('\n').length - 1

const parseEntry = (entry: string, line: number, what: string): unknown => {
  const document = parseDocument(entry, OPTIONS)
  const [fault] = [...document.errors, ...document.warnings]
  const list: unknown = fault === undefined && !hasAlias(document) ? document.toJS({ reviver }) : undefined
  if (Array.isArray(list) && list.length === 1) return list[0]
  const found = fault?.message.split('\n')[0] ?? 'it has another form'
  throw new DocumentRefused(
    `The ${what} cannot be read: the entry that begins in line ${line} is no YAML of one entry (${found}). Fetch it again.`,
  )
}

const OPTIONS = { version: '1.2', schema: 'core', logLevel: 'silent', intAsBigInt: true } as const

/** Ids of accounts have more digits than a number holds: those stay texts. */
const reviver = (_key: unknown, value: unknown): unknown => {
  if (typeof value !== 'bigint') return value
  return Number.isSafeInteger(Number(value)) ? Number(value) : String(value)
}

/** No list has aliases, by which a few lines can stand for millions of values. */
const hasAlias = (document: Document): boolean => {
  let found = false
  const Alias = () => {
    found = true
    return visit.BREAK
  }
  visit(document, { Alias })
  return found
}
