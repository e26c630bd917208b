import { makeFundingLine, type NullableLineField } from '../funding-lines/make-funding-line.ts'
import { refuseLine } from '../funding-lines/refuse-line.ts'
import { refuseRepeated } from '../funding-lines/refuse-repeated.ts'
import { isJsonObject } from '../json/is-json-object.ts'
import { readJsonBytes } from '../json/parse-json-document.ts'
import type { Publisher, ReadNeeds, ReadRow, Reading } from '../publisher.ts'
import { PUBLISHERS } from '../appropriations/publisher-names.ts'
import type { FundingLineDraft } from '../appropriations/drafts.ts'
import { FAST_BOOK, readCells, readFastBook, type AccountList, type ListedAccount } from './read-fast-book.ts'

/**
 * Federal account symbols and titles of Part II of the Treasury's FAST Book. Every code is a funding line, those no
 * longer in use with that status.
 */
export const fastBook: Publisher = {
  name: 'fast-book',
  title: PUBLISHERS['fast-book'],
  parserVersion: '1',
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

const readEntry = ({ list, index, entry }: ListedAccount): ReadRow => {
  const place = { sheet: null, row: null, pointer: `/${list}/${index}` }
  const cells = isJsonObject(entry) ? readCells(entry) : undefined
  if (cells === undefined)
    return refuseLine(
      { place, cells: { entry: JSON.stringify(entry) } },
      'The entry is not an object of texts and numbers.',
    )
  const { fas_code: symbol = '', title = '' } = cells
  if (!SYMBOL.test(symbol))
    return refuseLine({ place, cells }, `The code "${symbol}" is not of the form AAA-MMMM.`)
  if (tidy(title) === '') return refuseLine({ place, cells }, `The code ${symbol} has no title.`)
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
