import { parseDocument, visit, type Document } from 'yaml'
import { DocumentRefused } from '../publisher.ts'

/**
 * Parses the entries of a document that is one list in YAML 1.2. Parses each entry alone, because a list of all members
 * is long. No entry can then refer to another entry, and none does. Throws a DocumentRefused if an entry cannot be
 * parsed.
 */
export const parseYamlEntries = (bytes: Uint8Array, what: string): readonly unknown[] => {
  const text = decode(bytes, what)
  if (!text.endsWith('\n'))
    throw new DocumentRefused(
      `The ${what} seems to be cut off: its last line does not end like the other lines. Fetch it again.`,
    )
  const [before = '', ...entries] = text.split(/^(?=- )/m)
  // The text before the first entry has only comments: the document is known to be a list.
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

/** Keeps large integers as texts: ids of accounts have more digits than a number holds. */
const reviver = (_key: unknown, value: unknown): unknown => {
  if (typeof value !== 'bigint') return value
  return Number.isSafeInteger(Number(value)) ? Number(value) : String(value)
}

/** Whether an entry has aliases. No list has them, and a few lines of aliases can make millions of values. */
const hasAlias = (document: Document): boolean => {
  let found = false
  const Alias = () => {
    found = true
    return visit.BREAK
  }
  visit(document, { Alias })
  return found
}

/**
 * Parses the keys and values of a document that is one map in YAML, whose values are lists. Parses each list alone.
 * Throws a DocumentRefused if a list cannot be parsed, and for a repeated key.
 */
export const parseYamlMap = (bytes: Uint8Array, what: string): ReadonlyMap<string, readonly unknown[]> => {
  const text = decode(bytes, what)
  if (!text.endsWith('\n'))
    throw new DocumentRefused(
      `The ${what} seems to be cut off: its last line does not end like the other lines. Fetch it again.`,
    )
  const [before = '', ...parts] = text.split(/^(?=[A-Za-z0-9_]+:)/m)
  // Only comments may come before the first key.
  const all = before === '' || /^(?:#.*\n|---\s*\n|\s*\n)*$/.test(before) ? parts : [before, ...parts]
  const found = new Map<string, readonly unknown[]>()
  for (const part of all) {
    const [, key, empty, list] =
      /^([A-Za-z0-9_]+):(?:[ \t]*(\[\])[ \t]*\n\s*|[ \t]*\n([^]*))$/.exec(part) ?? []
    if (key === undefined)
      throw new DocumentRefused(
        `This is no ${what}: it is not a map of lists (“${part.slice(0, 40).trim()}”).`,
      )
    if (found.has(key)) throw new DocumentRefused(`The ${what} has ${key} twice. Fetch it again.`)
    found.set(key, empty === undefined ? parseList(list ?? '', what) : [])
  }
  return found
}

const parseList = (text: string, what: string): readonly unknown[] => {
  if (text.trim() === '') return []
  // An indented list is not known: its entries would not be found.
  if (!text.startsWith('- '))
    throw new DocumentRefused(`This is no ${what}: “${text.slice(0, 40).trim()}” begins no list.`)
  return parseYamlEntries(new TextEncoder().encode(text), what)
}
