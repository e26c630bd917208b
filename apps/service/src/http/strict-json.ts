import { Refusal } from '../platform/index.ts'

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
    const [, position] = /at position (\d+)/.exec(String(cause)) ?? []
    const where =
      position === undefined ? 'it ends before it is complete' : `there is a mistake at character ${position}`
    throw new Refusal('not_json', `The body is not JSON: ${where}.`)
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
