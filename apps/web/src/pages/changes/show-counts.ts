import { namesOf } from '@rotunda/contract'
import { addressOf, withValues } from '../../filters/addresses.ts'
import { href } from '../../html/href.ts'
import { html, type Html } from '../../html/html.ts'
import { showCount } from '../../parts/show-dollars.ts'
import { showTable } from '../../parts/table.ts'
import { CHANGE_WORDS } from '../../releases/read-changes.ts'
import type { ShownChanges, TableOfChanges } from './changed-tables.ts'

/** How many changes there are by what became of a row and by its stage or kind, each a link to those alone. */
export const showCounts = (
  params: URLSearchParams,
  { counts }: Pick<ShownChanges, 'counts'>,
  { counted: { label, words } }: TableOfChanges,
): Html => {
  const columns = [...new Set(counts.map(({ column }) => column))]
  const kinds = namesOf(CHANGE_WORDS)
  const rowsOf = (kind: string, column: string): number =>
    counts.find((one) => one.change === kind && one.column === column)?.rows ?? 0
  const only = (values: string[]): string => addressOf('/changes', withValues(params, 'change', values))
  const title = `Changes by what became of a row, and by ${label}`
  return html`${showTable({
    name: title,
    caption: html`${title}${params.has('change') && html`. <a href="${href(only([]))}">Show all changes</a>`}`,
    rows: kinds,
    columns: [
      {
        title: 'Change',
        cell: (kind) => html`<a href="${href(only([kind]))}">${CHANGE_WORDS[kind]}</a>`,
        isHeading: true,
      },
      ...columns.map((column) => ({
        title: words(column),
        cell: (kind: keyof typeof CHANGE_WORDS) => showCount(rowsOf(kind, column)),
        isNumber: true,
      })),
    ],
  })}`
}
