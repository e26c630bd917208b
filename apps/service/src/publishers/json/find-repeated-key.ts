/**
 * Finds a key that an object of a JSON text has twice: JSON.parse keeps its last value, and drops the others in silence.
 * Counts first, which costs less than reading every key. `parsed` is the value of the text.
 */
export const findRepeatedKey = (
  text: string,
  parsed: unknown,
): { readonly key: string; readonly position: number } | undefined =>
  countKeys(parsed) === countWrittenKeys(text) ? undefined : readRepeatedKey(text)

/** Without recursion, because a document may be nested deeper than the stack of calls. */
const countKeys = (parsed: unknown): number => {
  let keys = 0
  const open: unknown[] = [parsed]
  while (open.length > 0) {
    const value = open.pop()
    if (typeof value !== 'object' || value === null) continue
    const inner: unknown[] = Array.isArray(value) ? value : Object.values(value)
    if (inner !== value) keys += inner.length
    for (const one of inner) if (typeof one === 'object') open.push(one)
  }
  return keys
}

const countWrittenKeys = (text: string): number => {
  let keys = 0
  let start = text.indexOf('"')
  while (start !== -1) {
    const end = endOfString(text, start)
    if (isKey(text, end)) keys += 1
    start = text.indexOf('"', end + 1)
  }
  return keys
}

const QUOTE = '"'
const BACKSLASH = '\\'

/** Place of the quote that closes a string. An odd number of backslashes before a quote makes it a part of the string. */
const endOfString = (text: string, start: number): number => {
  for (let end = text.indexOf(QUOTE, start + 1); ; end = text.indexOf(QUOTE, end + 1)) {
    let first = end
    while (text[first - 1] === BACKSLASH) first -= 1
    if ((end - first) % 2 === 0) return end
  }
}

/** Whether the string that ends here is followed by a colon. */
const isKey = (text: string, end: number): boolean => {
  let next = end + 1
  while (BLANKS.has(text[next] ?? '')) next += 1
  return text[next] === ':'
}

const BLANKS: ReadonlySet<string> = new Set([' ', '\n', '\r', '\t'])

const readRepeatedKey = (text: string) => {
  const open: (Set<string> | undefined)[] = []
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '{') open.push(new Set())
    else if (sign === '[') open.push(undefined)
    else if (sign === '}' || sign === ']') open.pop()
    if (sign !== QUOTE) continue
    const end = endOfString(text, at)
    if (isKey(text, end)) {
      // A string of JSON, which may write a letter as an escape.
      const key = JSON.parse(text.slice(at, end + 1)) as string
      const keys = open.at(-1)
      if (keys?.has(key) === true) return { key, position: at }
      keys?.add(key)
    }
    at = end
  }
  return undefined
}
