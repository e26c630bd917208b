import { OperatorFault } from '../../platform/index.ts'
import { isJsonObject, type JsonObject } from '../json/parse-json-document.ts'
import { DocumentRefused, type ListedItem, type ListedItems } from '../publisher.ts'
import { parseAnswer, parseInstant, type AnswerKeys } from './open-answer.ts'

type ItemNames = {
  /** First part of the paths of its lists and items, such as `committee-meeting`. */
  readonly word: string
  readonly keys: AnswerKeys
  /** Keys that name an item in its address, in order. */
  readonly path: readonly string[]
  /** Further keys that distinguish entries with the same address. */
  readonly besides?: readonly string[]
}

/** Plans requests for the lists of one kind and for their items, and reads the answers. */
export const makeListedItems = ({ word, keys, path, besides = [] }: ItemNames): ListedItems => {
  const readEntry = (entry: unknown, base: string): ListedItem => {
    const names = isJsonObject(entry) ? path.map((key) => nameOf(entry, key)) : []
    const isWhole = names.length > 0 && names.every((name) => NAME.test(name))
    return {
      id: JSON.stringify(
        isJsonObject(entry) && isWhole ? [...names, ...besides.map((key) => textOf(entry, key))] : entry,
      ),
      address: isWhole ? `${base}/${[word, ...names].join('/')}?${FORMAT}` : null,
      changedAt: findInstant(entry),
    }
  }
  /** Whether the item has the requested names. Committees lack the chamber, but every item has the last name. */
  const isNamed = (item: JsonObject, asked: readonly string[]): boolean =>
    path.every((key, index) => {
      const name = nameOf(item, key)
      return name === asked[index] || (name === '' && index < path.length - 1)
    })
  const baseOf = (list: string): string => {
    const { origin, pathname } = new URL(list)
    const [, before] = new RegExp(`^(.*)/${word}(?:/[A-Za-z0-9]+)*/?$`).exec(pathname) ?? []
    if (before !== undefined) return `${origin}${before}`
    throw new OperatorFault(
      'invalid_query',
      `The path of the address must be the path of a list, such as /v3/${word}.`,
    )
  }
  return {
    host: 'api.congress.gov',
    mostEntries: 250,
    planPage: (list, { start, length }) => {
      const url = new URL(list)
      baseOf(list)
      url.hash = ''
      url.searchParams.set('format', 'json')
      url.searchParams.set('offset', String(start))
      url.searchParams.set('limit', String(length))
      return url.href
    },
    readPage: (page, list) => {
      const answer = parseAnswer(page, keys)
      if (answer.kind === 'item')
        throw new DocumentRefused(`The answer is a single item, not a page of a list.`)
      const { entries, total } = answer
      if (total === undefined)
        throw new DocumentRefused('The answer does not say how many entries the list has.')
      const base = baseOf(list)
      return { total, entries: entries.map((entry) => readEntry(entry, base)) }
    },
    readItem: (bytes, address) => {
      const answer = parseAnswer(bytes, keys)
      if (answer.kind === 'list') throw new DocumentRefused('The answer is a page of a list, not an item.')
      const { item } = answer
      const asked = new URL(address).pathname.split('/').slice(-path.length)
      return { isAsked: isJsonObject(item) && isNamed(item, asked), changedAt: findInstant(item) }
    },
  }
}

const FORMAT = 'format=json'
/** A name that can be part of a path. Some codes have blanks or belong to another list, and are not requested. */
const NAME = /^[A-Za-z0-9]{1,40}$/

/** Returns a name as addresses write it: lists have `House`, addresses have `house`. */
const nameOf = (entry: JsonObject, key: string): string => {
  const name = textOf(entry, key)
  return key === 'chamber' ? name.toLowerCase() : name
}

const findInstant = (entry: unknown): string | null =>
  (isJsonObject(entry) && parseInstant(textOf(entry, 'updateDate'))) || null

const textOf = (entry: JsonObject, key: string): string => {
  const value = entry[key]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
