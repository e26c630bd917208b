import { html, type Content, type Html } from '../html/html.ts'
import { href } from '../html/href.ts'

export type Column<Row> = {
  readonly title: string
  /** A word more on it, under the title. */
  readonly note?: string | undefined
  readonly cell: (row: Row) => Content
  readonly isNumber?: boolean
  /** The cell that says which row this is, read out with every other cell. */
  readonly isHeading?: boolean
  /** Where the title leads to sort by this column, and how it is sorted now. */
  readonly sort?: { readonly address: string; readonly now: 'ascending' | 'descending' | undefined }
}

export type TableOptions<Row> = {
  /** In words, for those who cannot see the page around it. */
  readonly caption: Content
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  /** Of a row that stands out; its cells must say so in words, too. */
  readonly isMarked?: (row: Row) => boolean
  /** Name of the frame that scrolls. */
  readonly name: string
}

/** A plain table in a frame that scrolls sideways, by keyboard too. */
export const showTable = <Row>({
  caption,
  columns,
  rows,
  name,
  isMarked = () => false,
}: TableOptions<Row>): Html =>
  html`<div class="table-frame" role="region" tabindex="0" aria-label="${name}"><table class="usa-table usa-table--borderless usa-table--compact">
<caption><span>${caption}</span></caption>
<thead><tr>${columns.map(showHeading)}</tr></thead>
<tbody>${rows.map((row) => html`<tr${isMarked(row) && html` class="is-marked"`}>${columns.map((column) => showCell(column, row))}</tr>`)}</tbody>
</table></div>`

const showHeading = <Row>({ title, note, isNumber, sort }: Column<Row>): Html =>
  html`<th scope="col"${isNumber && html` class="number"`}${sort?.now && html` aria-sort="${sort.now}"`}>${
    sort === undefined
      ? title
      : html`<a href="${href(sort.address)}">${title}${sort.now === undefined ? null : sort.now === 'ascending' ? ' ↑' : ' ↓'}</a>`
  }${note !== undefined && html`<br><span class="field-note">→ ${note}</span>`}</th>`

const showCell = <Row>({ cell, isNumber, isHeading }: Column<Row>, row: Row): Html =>
  isHeading
    ? html`<th scope="row">${cell(row)}</th>`
    : html`<td${isNumber && html` class="number"`}>${cell(row)}</td>`
