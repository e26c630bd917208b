import { foldText } from '../../platform/index.ts'
import type { IsHeader } from './find-header.ts'
import { isUnit } from './find-unit.ts'
import { isTotal } from './is-total.ts'
import { isBlank, type RowRefusal, type TableRow } from './table.ts'

/** What stands above the first row of a table. */
export type TableHead = { readonly titles: readonly string[]; readonly header: readonly string[] }

/**
 * Reads the rows below a header one by one. The header itself, when it comes again at the top of a page, is no row:
 * undefined. Below a caption it begins another table, as another header does anywhere: from there on each row has the
 * fault that says so, since a second table may be of another chamber or stage.
 */
export const makeTableEnd = ({ titles, header }: TableHead, isHeader: IsHeader) => {
  const own = spell(header)
  const known = new Set(titles.map(foldTitle))
  let caption: string | undefined
  let fault: RowRefusal | undefined
  return (row: TableRow): TableRow | undefined => {
    if (fault !== undefined) return { fault, ...row }
    const isOwn = spell(row.cells) === own
    if (row.fault === undefined && (isOwn ? caption !== undefined : isHeader(row.cells))) {
      fault = describeEnd(row, caption)
      return undefined
    }
    if (row.fault === undefined) caption = findCaption(row, known)
    return isOwn ? undefined : row
  }
}

/** Blanks, signs and case of a header may differ from page to page. */
const spell = (cells: readonly string[]): string =>
  JSON.stringify(
    cells
      .slice(0, cells.findLastIndex((cell) => !isBlank(cell)) + 1)
      .map((cell) => foldText(cell).replace(/[^\p{L}\p{N}]+/gu, '')),
  )

/** One text alone at the beginning of its line that is neither a total, nor a unit, nor a title or number of the page. */
const findCaption = ({ cells }: TableRow, titles: ReadonlySet<string>): string | undefined => {
  const [text = '', ...others] = cells
  if (isBlank(text) || !others.every(isBlank) || isTotal(text) || isUnit(text)) return undefined
  return titles.has(foldTitle(text)) || PAGE.test(text) ? undefined : text.trim()
}

const PAGE = /^\W*(?:page\s*)?\d+(?:\s*of\s*\d+)?\W*$/i

const foldTitle = (text: string): string =>
  foldText(text.replace(/[\s(—–-]*\bcont(?:inued|[’']d|\.)?\W*$/i, ''))

const describeEnd = ({ row }: TableRow, caption: string | undefined): RowRefusal => ({
  reason: 'row_not_understood',
  detail: `The row is below a second header (${caption === undefined ? '' : `of “${caption}”, `}row ${row}), and a document is read as one table. Give the second table as a document of its own.`,
})
