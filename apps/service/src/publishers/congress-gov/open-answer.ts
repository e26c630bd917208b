import {
  cellText,
  isJsonObject,
  parseJsonDocument,
  readJsonBytes,
  type JsonObject,
} from '../json/parse-json-document.ts'
import { DocumentRefused, type OpenDocument } from '../publisher.ts'

/** The contents of an answer of the API: a list of short entries, or one item in full. */
type Answer =
  | {
      readonly kind: 'list'
      readonly entries: readonly unknown[]
      /** Number of entries in the whole list. Recorded answers do not always have it. */
      readonly total: number | undefined
    }
  | { readonly kind: 'item'; readonly item: unknown }

/** Keys under which an answer holds its list and its item. */
export type AnswerKeys = { readonly list: string; readonly item: string; readonly what: string }

const AROUND: ReadonlySet<string> = new Set(['pagination', 'request'])

/** Reads an answer of the API of Congress.gov. Throws a DocumentRefused for any other document, and for an error. */
export const openAnswer = async (open: OpenDocument, keys: AnswerKeys): Promise<Answer> =>
  parseAnswer(await readJsonBytes(open, keys.what), keys)

/** Parses an answer that is whole in memory. */
export const parseAnswer = (bytes: Uint8Array, keys: AnswerKeys): Answer => {
  const answer = parseJsonDocument(bytes, keys.what)
  if (!isJsonObject(answer)) return refuse(keys, 'it is no object')
  const unknown = Object.keys(answer).find(
    (key) => !AROUND.has(key) && key !== keys.list && key !== keys.item,
  )
  if (unknown !== undefined) return refuse(keys, `it has “${unknown}”, which is not known`)
  return findContent(answer, keys) ?? refuse(keys, `it has neither a list “${keys.list}” nor “${keys.item}”`)
}

const findContent = (answer: JsonObject, { list, item }: AnswerKeys): Answer | undefined => {
  const entries = answer[list]
  // The entries can be of any kind: they are checked one by one.
  if (Array.isArray(entries)) return { kind: 'list', entries: entries as unknown[], total: findTotal(answer) }
  return isJsonObject(answer[item]) && !(list in answer) ? { kind: 'item', item: answer[item] } : undefined
}

const findTotal = ({ pagination }: JsonObject): number | undefined => {
  const count = isJsonObject(pagination) ? pagination['count'] : undefined
  return typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? count : undefined
}

const refuse = ({ what }: AnswerKeys, found: string): never => {
  throw new DocumentRefused(`This is not a valid ${what}: ${found}. Fetch it again.`)
}

/**
 * Names the series of a page by the request for the list, which is in its address. The pages of one retrieval are one
 * edition.
 */
export const findListSeries = (url: string, list: string): string => {
  const { pathname = '', searchParams = new URLSearchParams() } = URL.parse(url) ?? {}
  const [, asked = ''] = new RegExp(`/${list}((?:/[A-Za-z0-9]+)*)/?$`).exec(pathname) ?? []
  const narrowed = [...searchParams].filter(([name]) => !PAGING.has(name)).map((pair) => pair.join('='))
  return `${list}s${asked}${narrowed.length === 0 ? '' : `?${narrowed.toSorted().join('&')}`}`
}

/** Parameters that do not change the entries of a list. */
const PAGING: ReadonlySet<string> = new Set(['format', 'limit', 'offset'])

/**
 * Parses an instant as the site writes it, `2023-03-24 13:00:00+00:00` or `2023-03-24T13:00:00Z`; undefined for any
 * other text.
 */
export const parseInstant = (text: string): string | undefined => {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.0+)?(?:Z|\+00:00)$/.exec(text) ?? []
  if (day === undefined || time === undefined) return undefined
  try {
    return Temporal.Instant.from(`${day}T${time}Z`).toString({ smallestUnit: 'second' })
  } catch (cause) {
    if (cause instanceof RangeError) return undefined
    throw cause
  }
}

/**
 * Returns the values of an entry word for word, lists and objects as JSON. `without` names values that have rows of
 * their own.
 */
export const flattenValue = (
  value: unknown,
  without: readonly string[] = [],
): Readonly<Record<string, string>> =>
  isJsonObject(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([key]) => !without.includes(key))
          .map(([key, part]) => [key, cellText(part) ?? JSON.stringify(part)]),
      )
    : { entry: JSON.stringify(value) }
