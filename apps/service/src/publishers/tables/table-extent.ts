import { foldText } from '../../platform/index.ts'
import { isUnit } from './find-unit.ts'
import { isTotal } from './hold-totals.ts'
import { isBlank, type RowRefusal, type TableRow } from './table.ts'

/**
 * Fewest columns of a header. Titles and units above it fill one or two cells; the tables of these committees have six
 * columns or more.
 */
const MIN_COLUMNS = 4
export const MAX_TITLES = 20
export const NO_HEADER = `There is no header of at least ${MIN_COLUMNS} columns in the first ${MAX_TITLES} rows: this is not a table of requests or projects.`

/** Whether these cells are the header of a table of the publisher; used if several rows or sheets may have one. */
export type IsHeader = (cells: readonly string[]) => boolean

/**
 * Finds the header among rows that are not blank. A hidden row is not a header: the visible rows below it have none.
 */
export const findHeader = (rows: readonly TableRow[]): TableRow | undefined =>
  rows
    .slice(0, MAX_TITLES)
    .find(({ cells, fault }) => fault?.reason !== 'hidden_in_source' && countFilled(cells) >= MIN_COLUMNS)

export const isBlankRow = ({ cells }: TableRow): boolean => cells.every(isBlank)

const countFilled = (cells: readonly string[]): number => cells.filter((cell) => !isBlank(cell)).length

/** Returns the cells up to the last filled one. */
export const trimEnd = (cells: readonly string[]): readonly string[] =>
  cells.slice(0, cells.findLastIndex((cell) => !isBlank(cell)) + 1)

/** Lists the lines above the header that are not hidden or struck. */
export const listTitles = (above: readonly TableRow[]): readonly string[] =>
  above
    .filter(({ fault }) => fault === undefined)
    .flatMap(({ cells }) => cells.filter((cell) => !isBlank(cell)))

/** The titles and the header of a table. */
export type TableHead = { readonly titles: readonly string[]; readonly header: readonly string[] }

/**
 * Reads the rows below a header one by one. A repetition of the header at the top of a page is not a row: undefined.
 * Below a caption it begins another table, and so does a header with columns in another order. From there on each row
 * has a fault that states this, because a second table may be of another chamber or stage.
 */
export const makeTableEnd = ({ titles, header }: TableHead, isHeader: IsHeader) => {
  const own = trimEnd(header).map(spell)
  const words = new Set(own.filter((word) => word !== ''))
  const known = new Set(titles.map(foldTitle))
  let caption: string | undefined
  let fault: RowRefusal | undefined
  return (row: TableRow): TableRow | undefined => {
    if (fault !== undefined) return { fault, ...row }
    const cells = trimEnd(row.cells)
    const isOwn =
      cells.length === own.length && own.every((word, index) => spell(cells[index] ?? '') === word)
    if (row.fault !== undefined) return isOwn ? undefined : row
    const isOther = () =>
      isHeader(row.cells) &&
      (caption !== undefined || cells.filter((cell) => words.has(spell(cell))).length > 1)
    if (isOwn ? caption !== undefined : isOther()) fault = describeEnd(row, caption)
    caption = findCaption(row, known)
    if (isOwn) return undefined
    return fault === undefined ? row : { ...row, fault }
  }
}

/** Normalises a header: its blanks, punctuation and case may differ from page to page. */
const spell = (cell: string): string => foldText(cell).replace(/[^\p{L}\p{N}]+/gu, '')

/**
 * Finds a caption: a single text at the beginning of its line that is neither a total, nor a unit, nor a title or
 * number of the page.
 */
const findCaption = ({ cells }: TableRow, titles: ReadonlySet<string>): string | undefined => {
  const [text = '', ...others] = cells
  if (isBlank(text) || !others.every(isBlank) || isTotal(text) || isUnit(text)) return undefined
  const title = foldTitle(text)
  return title === '' || titles.has(title) || PAGE.test(text) ? undefined : text.trim()
}

const PAGE = /^\W*(?:page\s*)?\d+(?:\s*of\s*\d+)?\W*$/i

const foldTitle = (text: string): string =>
  foldText(text.replace(/[\s(—–-]*\bcont(?:inued|[’']d|\.)?\W*$/i, ''))

const describeEnd = ({ row }: TableRow, caption: string | undefined): RowRefusal => ({
  reason: 'row_not_understood',
  detail: `The row is below a second header (${caption === undefined ? '' : `of “${caption}”, `}row ${row}), and a document is read as one table. Give the second table as a separate document.`,
})
