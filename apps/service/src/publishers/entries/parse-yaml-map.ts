import { DocumentRefused } from '../publisher.ts'
import { parseYamlEntries } from './parse-yaml-entries.ts'

/**
 * The keys and values of a document that is one map in YAML, whose values are lists. Each list is parsed alone, as the
 * entries of a list are. Throws a DocumentRefused where any cannot be parsed, and for a key that comes twice.
 */
export const parseYamlMap = (bytes: Uint8Array, what: string): ReadonlyMap<string, readonly unknown[]> => {
  const text = decode(bytes, what)
  if (!text.endsWith('\n'))
    throw new DocumentRefused(
      `The ${what} seems to be cut off: its last line does not end as the others do. Fetch it again.`,
    )
  const [before = '', ...parts] = text.split(/^(?=[A-Za-z0-9_]+:)/m)
  // Comments at most stand before the first key.
  const all = before === '' || /^(?:#.*\n|---\s*\n|\s*\n)*$/.test(before) ? parts : [before, ...parts]
  const found = new Map<string, readonly unknown[]>()
  for (const part of all) {
    const [, key, empty, list] =
      /^([A-Za-z0-9_]+):(?:[ \t]*(\[\])[ \t]*\n\s*|[ \t]*\n([^]*))$/.exec(part) ?? []
    if (key === undefined)
      throw new DocumentRefused(`This is no ${what}: it is no map of lists (“${part.slice(0, 40).trim()}”).`)
    if (found.has(key)) throw new DocumentRefused(`The ${what} has ${key} twice. Fetch it again.`)
    found.set(key, empty === undefined ? parseList(list ?? '', what) : [])
  }
  return found
}

const parseList = (text: string, what: string): readonly unknown[] => {
  if (text.trim() === '') return []
  // A list that is set off by spaces is none that is known: its entries would not be found.
  if (!text.startsWith('- '))
    throw new DocumentRefused(`This is no ${what}: “${text.slice(0, 40).trim()}” begins no list.`)
  return parseYamlEntries(new TextEncoder().encode(text), what)
}

const decode = (bytes: Uint8Array, what: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new DocumentRefused(`This is no ${what}: its bytes are not UTF-8 text.`, { cause })
  }
}
