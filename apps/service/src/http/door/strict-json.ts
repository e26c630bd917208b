import { Refusal } from '../../platform/index.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Parses a body as strict JSON: complete, in UTF-8, and with no key twice in one object, where JSON.parse would
 * silently keep the last. Refusals give the position of a fault, or the repeated key; they never quote values, which
 * are a person’s words.
 */
export const parseStrictJson = (bytes: Uint8Array): unknown => {
  const text = decode(bytes)
  const value = parse(text)
  const twice = hasUniqueKeys(text, value) ? undefined : findDuplicateKey(text)
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

/**
 * V8 ends most of its messages with the position. For an unexpected token it quotes the text instead, so the position
 * is searched for.
 */
const findMistake = (text: string, says: string): number | undefined => {
  const [, position] = /at position (\d+) \(line \d+ column \d+\)$/.exec(says) ?? []
  if (position !== undefined) return Number(position)
  if (!saysStray(says)) return text.length
  return text.length > MOST_SEARCHED ? undefined : findStray(text)
}

const saysStray = (says: string): boolean => says.endsWith('is not valid JSON')

/** Finds the stray token by bisection: the shortest prefix that contains it ends with it. */
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
 * Proves quickly that a body of the usual form repeats no key: it has exactly one quote with a colon for each key.
 * False proves nothing, since a value may contain a quote with a colon: the text is then walked.
 */
const hasUniqueKeys = (text: string, value: unknown): boolean => {
  const data: unknown =
    isObject(value) && Object.keys(value).length === 1 ? Reflect.get(value, 'data') : undefined
  if (!isObject(data) || Object.values(data).some(isObject)) return false
  return text.match(/"\s*:/g)?.length === Object.keys(data).length + 1
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Walks well-formed JSON without recursion, so that deep nesting cannot overflow the stack. */
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

/** Reads a string literal of well-formed JSON; few keys are written with escapes. */
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
