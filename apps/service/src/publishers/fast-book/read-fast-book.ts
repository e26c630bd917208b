import { cellText } from '../json/cell-text.ts'
import { isJsonObject, type JsonObject } from '../json/is-json-object.ts'
import { parseJsonDocument } from '../json/parse-json-document.ts'
import { DocumentRefused } from '../publisher.ts'

/** One entry of one of the lists of the document, as it stands. */
export type ListedAccount = { readonly list: AccountList; readonly index: number; readonly entry: unknown }

export type FastBook = {
  readonly entries: readonly ListedAccount[]
  /** Codes in all lists, as the document itself counts them; undefined where it does not. */
  readonly counted: number | undefined
}

const COMMON_KEYS = 'fas_code agency_code main_account agency_name title fund_type last_updated'.split(' ')

/** Keys of an entry of each list: accounts in use, and accounts no longer in use. */
const LISTS = {
  accounts: new Set([
    ...COMMON_KEYS,
    ...'legislation has_no_year_variant has_annual_variant independent_agency tas_variants'.split(' '),
  ]),
  discontinued: new Set([...COMMON_KEYS, 'action', 'comments']),
} as const
export type AccountList = keyof typeof LISTS

const TOP_KEYS: ReadonlySet<string> = new Set([
  ...'schema_version source source_url publisher generated_at description statistics agencies'.split(' '),
  ...Object.keys(LISTS),
])

export const FAST_BOOK = 'FAST Book list of federal account symbols'

/** The lists of a FAST Book document. Throws a DocumentRefused for another shape, naming what is not known of it. */
export const readFastBook = (bytes: Uint8Array): FastBook => {
  const book = parseJsonDocument(bytes, FAST_BOOK)
  if (!isJsonObject(book))
    throw new DocumentRefused(`This is no ${FAST_BOOK}: it is not an object with lists in it.`)
  refuseKeys(book, TOP_KEYS, 'The document')
  if (book['schema_version'] !== '1.0')
    throw new DocumentRefused(`This is no ${FAST_BOOK} of schema_version "1.0".`)
  return {
    entries: [...listEntries(book, 'accounts'), ...listEntries(book, 'discontinued')],
    counted: count(book),
  }
}

/** The cells of an entry, word for word; undefined where a value is no text, number or yes and no. */
export const readCells = (entry: JsonObject): Record<string, string> | undefined => {
  const cells = Object.entries(entry).map(([key, value]) => [key, cellText(value)] as const)
  return cells.every(([, text]) => text !== undefined)
    ? Object.fromEntries(cells.map(([key, text]) => [key, text ?? '']))
    : undefined
}

const listEntries = (book: JsonObject, list: AccountList): ListedAccount[] => {
  const entries = book[list]
  if (!Array.isArray(entries)) throw new DocumentRefused(`This is no ${FAST_BOOK}: it has no list "${list}".`)
  const known = LISTS[list]
  return entries.map((entry: unknown, index) => {
    if (isJsonObject(entry)) refuseKeys(entry, known, `/${list}/${index}`, known)
    return { list, index, entry }
  })
}

const refuseKeys = (
  value: JsonObject,
  known: ReadonlySet<string>,
  where: string,
  required: ReadonlySet<string> = new Set(),
): void => {
  const unknown = Object.keys(value).find((key) => !known.has(key))
  const absent = [...required].find((key) => !Object.hasOwn(value, key))
  if (unknown === undefined && absent === undefined) return
  const fault = unknown === undefined ? `has no "${absent}"` : `has "${unknown}", which is not known`
  throw new DocumentRefused(`This is no ${FAST_BOOK}: ${where} ${fault}. Known: ${[...known].join(', ')}.`)
}

const count = ({ statistics }: JsonObject): number | undefined => {
  if (!isJsonObject(statistics)) return undefined
  const { total_fas_codes: active, discontinued_general_fund: discontinued } = statistics
  return typeof active === 'number' && typeof discontinued === 'number' ? active + discontinued : undefined
}
