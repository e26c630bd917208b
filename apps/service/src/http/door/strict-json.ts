import { Refusal } from '../../platform/index.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Parses a body as the JSON that its sender meant: whole, in UTF-8, and with no key twice in one object (of which
 * JSON.parse would silently keep the last). Refusals name the place, never the text: that is a person's.
 */
export const parseStrictJson = (bytes: Uint8Array): unknown => {
  const text = decode(bytes)
  const value = parse(text)
  const twice = hasOnceOnly(text, value) ? undefined : findDuplicateKey(text)
  if (twice === undefined) return value
  throw new Refusal('not_json', `The body names "${twice}" twice in one object. Send each field once.`)
}

const decode = (bytes: Uint8Array): string => {
  try {
    return utf8.decode(bytes)
  } catch (cause) {
    throw new Refusal('not_json', 'The body is not text in UTF-8. Send JSON encoded in UTF-8.', { cause })
  }
}

const parse = (text: string): unknown => {
  if (text.trim() === '')
    throw new Refusal('not_json', 'The body is empty. Send a JSON object with the key "data".')
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Refusal('not_json', `The body is not JSON: ${findPlace(text, String(cause))}.`)
  }
}

const findPlace = (text: string, says: string): string => {
  const at = findMistake(text, says)
  if (at === undefined) return 'there is a mistake in it'
  if (at >= text.length) return 'it ends before it is complete'
  const before = text.slice(0, at).split('\n')
  return `there is a mistake at line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`
}

/** The search parses parts of the text many times over: a long one would keep others waiting. */
const MOST_SEARCHED = 16 * 1024

/** The engine names the place at the end of what it says; of a token that it does not expect, it quotes the text instead. */
const findMistake = (text: string, says: string): number | undefined => {
  const [, position] = /at position (\d+) \(line \d+ column \d+\)$/.exec(says) ?? []
  if (position !== undefined) return Number(position)
  if (!saysStray(says)) return text.length
  return text.length > MOST_SEARCHED ? undefined : findStray(text)
}

const saysStray = (says: string): boolean => says.endsWith('is not valid JSON')

/** A start of the text has the stray token or ends before it: the shortest that has it ends with it. */
const findStray = (text: string): number => {
  let [without, having] = [0, text.length]
  while (having - without > 1) {
    const middle = Math.floor((without + having) / 2)
    if (hasStray(text.slice(0, middle))) having = middle
    else without = middle
  }
  return without
}

const hasStray = (text: string): boolean => {
  try {
    JSON.parse(text)
    return false
  } catch (cause) {
    return saysStray(String(cause))
  }
}

/**
 * The quick proof for a body of the usual form: each key is followed by a colon, so as many quotes with a colon as
 * keys leave no room for a second one. A text that quotes such a thing itself is walked instead.
 */
const hasOnceOnly = (text: string, value: unknown): boolean => {
  const data: unknown =
    isObject(value) && Object.keys(value).length === 1 ? Reflect.get(value, 'data') : undefined
  if (!isObject(data) || Object.values(data).some(isObject)) return false
  return text.match(/"\s*:/g)?.length === Object.keys(data).length + 1
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Walks JSON that is known to be well-formed; no recursion, so depth costs nothing. */
const findDuplicateKey = (text: string): string | undefined => {
  const open: (Set<string> | undefined)[] = []
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === '{') open.push(new Set())
    else if (character === '[') open.push(undefined)
    else if (character === '}' || character === ']') open.pop()
    else if (character === '"') {
      const end = endOfString(text, at)
      const keys = open.at(-1)
      if (keys !== undefined && isKey(text, end)) {
        const key = readKey(text.slice(at, end + 1))
        if (keys.has(key)) return key.slice(0, 64)
        keys.add(key)
      }
      at = end
    }
  }
  return undefined
}

/** A string literal of well-formed JSON: few keys are written with escapes. */
const readKey = (literal: string): string =>
  literal.includes('\\') ? (JSON.parse(literal) as string) : literal.slice(1, -1)

const endOfString = (text: string, start: number): number => {
  let at = text.indexOf('"', start + 1)
  while (isEscaped(text, at)) at = text.indexOf('"', at + 1)
  return at
}

const isEscaped = (text: string, at: number): boolean => {
  let slashes = 0
  while (text[at - 1 - slashes] === '\\') slashes += 1
  return slashes % 2 === 1
}

const isKey = (text: string, end: number): boolean => {
  let at = end + 1
  while (' \t\n\r'.includes(text.charAt(at)) && at < text.length) at += 1
  return text[at] === ':'
}
