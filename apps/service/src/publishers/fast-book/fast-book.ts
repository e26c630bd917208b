import type { FundingLineDraft } from '../appropriations/drafts.ts'
import { PUBLISHERS } from '../appropriations/publisher-names.ts'
import {
  makeFundingLine,
  refuseLine,
  refuseRepeated,
  type NullableLineField,
} from '../funding-lines/make-funding-line.ts'
import {
  cellText,
  isJsonObject,
  parseJsonDocument,
  readJsonBytes,
  type JsonObject,
} from '../json/parse-json-document.ts'
import { DocumentRefused, type Publisher, type Reading, type ReadNeeds, type ReadRow } from '../publisher.ts'

/**
 * Federal account symbols and titles of Part II of the Treasury's FAST Book. Every code is a funding line; the status
 * of a discontinued code says so.
 */
export const fastBook: Publisher = {
  name: 'fast-book',
  title: PUBLISHERS['fast-book'],
  parserVersion: '3',
  isGovernment: true,
  findSeries: async ({ open }) => {
    readFastBook(await readJsonBytes(open, FAST_BOOK))
    return 'federal-accounts'
  },
  read,
}

async function* read({ open }: ReadNeeds): Reading {
  const { entries, counted } = readFastBook(await readJsonBytes(open, FAST_BOOK))
  yield* refuseRepeated(entries.map(readEntry))
  return counted === undefined ? [] : [{ what: 'rows_of_edition', printed: counted }]
}

const SYMBOL = /^\d{3}-\d{4}$/

const FUND_TYPES: ReadonlySet<string> = new Set(
  'general special revolving trust deposit consolidated_working management'.split(' '),
)

const readEntry = ({ list, index, entry }: ListedAccount): ReadRow => {
  const place = { sheet: null, row: null, pointer: `/${list}/${index}` }
  const cells = isJsonObject(entry) ? readCells(entry) : undefined
  if (cells === undefined)
    return refuseLine(
      { place, cells: { entry: JSON.stringify(entry) } },
      'The entry is not an object of texts and numbers.',
    )
  const { fas_code: symbol = '', title = '', fund_type: fund = '' } = cells
  if (!SYMBOL.test(symbol))
    return refuseLine({ place, cells }, `The code "${symbol}" is not of the form AAA-MMMM.`)
  if (tidy(title) === '') return refuseLine({ place, cells }, `The code ${symbol} has no title.`)
  if (fund !== '' && !FUND_TYPES.has(fund))
    return refuseLine(
      { place, cells },
      `The type of fund of ${symbol} is "${fund}", not one of ${[...FUND_TYPES].join(', ')}. Enter a new type in the publisher.`,
    )
  return { kind: 'row', table: 'funding-lines', place, cells, draft: makeDraft(list, symbol, cells) }
}

const COLUMNS: ReadonlySet<NullableLineField> = new Set(['agency'])

const makeDraft = (
  list: AccountList,
  symbol: string,
  { title, agency_name: agency, fund_type: fund }: Readonly<Record<string, string>>,
): FundingLineDraft =>
  makeFundingLine({
    kind: 'federal_account',
    key: ['federal_account', symbol],
    columns: COLUMNS,
    values: {
      agency: tidy(agency) || null,
      account: tidy(title),
      federal_account_symbol: symbol,
      federal_account_title: tidy(title),
      status: `${STATUSES[list]}${fund ? `, ${fund.replaceAll('_', ' ')} fund` : ''}`,
    },
  })

const STATUSES = { accounts: 'active', discontinued: 'discontinued' } as const satisfies Record<
  AccountList,
  string
>

/** Titles in the book have stray double spaces. */
const tidy = (text = ''): string => text.replace(/\s+/g, ' ').trim()

/** One entry of a list of the document, unchanged. */
type ListedAccount = { readonly list: AccountList; readonly index: number; readonly entry: unknown }

type FastBook = {
  readonly entries: readonly ListedAccount[]
  /** Number of codes in all lists, as the document states it; undefined if it does not. */
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
type AccountList = keyof typeof LISTS

const TOP_KEYS: ReadonlySet<string> = new Set([
  ...'schema_version source source_url publisher generated_at description statistics agencies'.split(' '),
  ...Object.keys(LISTS),
])

const FAST_BOOK = 'FAST Book list of federal account symbols'

/** Reads the lists of a FAST Book document. Throws a DocumentRefused for another shape, and names the unknown part. */
const readFastBook = (bytes: Uint8Array): FastBook => {
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

/** Reads the cells of an entry, word for word; undefined if a value is not a text, a number or a boolean. */
const readCells = (entry: JsonObject): Record<string, string> | undefined => {
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
