import { parseCents } from '../payroll/parse-cents.ts'
import type { PageLine, Token } from '../pdf/pdf-page.ts'
import type { TextPage } from './split-pages.ts'

export type PlacedText = {
  readonly row: number
  readonly text: string
  /** Number of lines of the text; one by default. */
  readonly lines?: number
}
export type PlacedAmount = { readonly row: number; readonly cents: number | undefined }

/** Office named at the top of a page. */
export type OfficeHeader = {
  readonly name: string
  readonly fundingYear: string | null
  readonly account: string | null
  readonly period: { readonly start: string; readonly end: string } | undefined
}

/** Columns of one page of the detailed statement, each by itself: their lines drift against each other. */
export type StatementPage = {
  /**
   * Null if the page does not have exactly one number, or has an office or a column that cannot be read: then nothing
   * on it has a place.
   */
  readonly number: string | null
  readonly header: OfficeHeader | undefined
  readonly names: readonly PlacedText[]
  /** Texts in the column of names that are not names. */
  readonly strays: readonly PlacedText[]
  readonly titles: readonly PlacedText[]
  readonly amounts: readonly PlacedAmount[]
  /** Kinds of pay that the page totals. The last one is `Net Payroll Expenses`. */
  readonly totals: readonly string[]
  /** Whether the page has expenses, which have numbers of documents. */
  readonly hasExpenses: boolean
}

/** Reads a page; undefined for a page without a column of payees, which is not part of the detailed statement. */
export const readStatementPage = (page: TextPage): StatementPage | undefined => {
  const top = page.lines.findIndex(({ tokens }) => tokens.some(({ text }) => text.startsWith('PAYEE NAME')))
  const columns = page.lines[top]?.tokens
  if (columns === undefined) return undefined
  const obligation = columns.find(({ text }) => text.startsWith('OBLIGATION'))
  const divide = obligation?.x ?? Infinity
  const below = page.lines.slice(top + 1)
  const { names, strays } = joinNames(below.flatMap((line) => listNames(line, divide)))
  const last = names.at(-1)
  const texts = below.flatMap((line) => listTitles(line, divide))
  const isTotal = ({ text }: PlacedText) => TOTAL.test(text)
  const firstTotal = texts.findIndex(isTotal)
  const end = texts[firstTotal]?.row ?? Infinity
  const hasExpenses = below.some(({ tokens }) => tokens.some(isDocumentNumber))
  const above = page.lines.slice(0, top)
  const header = hasHeader(above) ? readHeader(above) : undefined
  return {
    // Titles look like names if their column is missing.
    number: obligation === undefined || (header === undefined && hasHeader(above)) ? null : page.number,
    header,
    names,
    // Expenses come below the totals, and on pages of their own.
    strays: names.length === 0 && hasExpenses ? [] : strays.filter(({ row }) => row < end),
    titles: last === undefined ? [] : firstTotal < 0 ? texts : texts.slice(0, firstTotal),
    amounts: listAmounts(page.lines),
    totals: texts.filter(isTotal).map(({ text }) => text),
    hasExpenses,
  }
}

const NAME = /^\p{Lu}[\p{L}'’. -]*,\s?\p{Lu}[\p{L}'’., -]*$/u
const TOTAL =
  /^(?:PERSONNEL (?:COMP\.|BENEFITS)|RE-?EMPLOYED ANNUITANTS|WHEN ACTUALLY EMPLOYED|BENEFITS FOR NON|Net Payroll Expenses)/
const DAY = /^\d\d\/\d\d\/\d{4}$/
const isDocumentNumber = ({ x, text }: Token): boolean => x < 10 && /^[A-Z]{1,6}\d{5,}/.test(text)

const listNames = ({ row, tokens }: PageLine, divide: number): PlacedText[] => {
  // The line of a payee of expenses has the number of a document, or a day.
  if (tokens.some((token) => isDocumentNumber(token) || DAY.test(token.text))) return []
  return tokens.filter(({ x }) => x < divide && x >= 6).map(({ text }) => ({ row, text }))
}

type NameColumn = { readonly names: readonly PlacedText[]; readonly strays: readonly PlacedText[] }

/** Joins names. A long name continues in the next line, which has no comma. */
const joinNames = (texts: readonly PlacedText[]): NameColumn => {
  const names: PlacedText[] = []
  const strays: PlacedText[] = []
  for (const { row, text } of texts) {
    const last = names.at(-1)
    if (FURNITURE.test(text)) continue
    if (NAME.test(text)) names.push({ row, text })
    else if (last !== undefined && row <= last.row + 1 && /^[\p{Lu}'’. -]+$/u.test(text))
      names[names.length - 1] = { row: last.row, text: `${last.text} ${text}`, lines: 2 }
    else strays.push({ row, text })
  }
  return { names, strays }
}

const listTitles = ({ row, tokens }: PageLine, divide: number): PlacedText[] =>
  tokens.some((token) => isDocumentNumber(token) || DAY.test(token.text))
    ? []
    : tokens.filter(({ x, text }) => x >= divide && !FURNITURE.test(text)).map(({ text }) => ({ row, text }))

/** Texts in the columns of names and titles that are neither: words of the header, amounts and numbers of pages. */
const FURNITURE = /^(?:START|END|DATES|POSTED|AMOUNT \(\$\)|DESCRIPTION|-?\$[\d,.]*|B-\d+)$/

/** Lists the amounts below the words “AMOUNT ($)”, in their column or right of it. */
const listAmounts = (lines: readonly PageLine[]): PlacedAmount[] => {
  const top = lines.findIndex(({ tokens }) => tokens.some(({ text }) => text === 'AMOUNT ($)'))
  if (top < 0) return []
  return lines
    .slice(top + 1)
    .flatMap(({ row, tokens }) =>
      tokens.filter(({ text }) => /^-?\$/.test(text)).map(({ text }) => ({ row, cents: parseCents(text) })),
    )
}

const FIRST_PAGE = /^(?:DETAILED AND SUMMARY STATEMENT|Funding Year|UNEXPENDED BALANCE)/
const hasHeader = (lines: readonly PageLine[]): boolean =>
  lines.some(({ tokens }) => tokens.some(({ text }) => FIRST_PAGE.test(text)))

/** Reads the header; undefined if it names an office that cannot be read. */
const readHeader = (lines: readonly PageLine[]): OfficeHeader | undefined => {
  const left = lines.flatMap(({ tokens }) => tokens.filter(({ x }) => x < 4).map(({ text }) => text))
  const words = lines.flatMap(({ tokens }) => tokens.map(({ text }) => text)).join('  ')
  const year = left.findIndex((text) => /^Funding Year/i.test(text))
  const name = (year < 0 ? left.slice(0, 1) : left.slice(0, year)).join(' ')
  if (name === '' || ACCOUNT.test(name) || new Set(left).size < left.length) return undefined
  return {
    name,
    fundingYear: /Funding Year\s+(\d{4})/i.exec(words)?.[1] ?? null,
    account:
      left
        .slice(year < 0 ? 1 : year + 1)
        .filter((text) => !/^\d{4}$/.test(text))
        .join(' ') || null,
    period: readPeriod(words),
  }
}

/** First words of accounts, which come below the office that they pay. */
const ACCOUNT = /^(?:SALARIES|EXPENSES|EXPENSE ACCOUNT|SENATORS['’]? OFFICIAL|MISCELLANEOUS)\b/

const readPeriod = (words: string): OfficeHeader['period'] => {
  const start = /(\d\d)\/(\d\d)\/(\d{4}) THRU/.exec(words)
  const end = /BALANCE AS OF (\d\d)\/(\d\d)\/(\d{4})/.exec(words)
  if (start === null || end === null) return undefined
  return { start: writeDay(start), end: writeDay(end) }
}

const writeDay = ([, month = '', day = '', year = '']: RegExpExecArray): string => `${year}-${month}-${day}`
