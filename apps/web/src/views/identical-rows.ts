import { html, type Content } from '../html/html.ts'
import { showCount } from '../parts/format.ts'
import type { Row } from './record-cell.ts'

/** Rows that a document holds more than once are counted each time: nobody can say whether they are one project. */
export const showIdenticalRows = (rows: readonly Row[], total: number): Content => {
  const count = rows.filter(({ flags }) => flags?.includes('identical_rows')).length
  if (count === 0) return null
  const which = rows.length === total ? 'these rows' : 'the rows shown here'
  return html`<p class="box"><strong>Identical rows.</strong> ${showCount(count)} of ${which} ${count === 1 ? 'stands' : 'stand'} more than once in the same document, word for word. Totals count each of them: no document says whether they are one project. Each has the others among its related records.</p>`
}

/** Of totals, whose rows are not read. */
export const IDENTICAL_ROWS_NOTE = html`<p class="hint">A row that a document holds more than once, word for word, is counted each time: its record says so under “Noticed while reading”.</p>`
