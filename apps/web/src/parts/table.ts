import { html, type Content, type Html } from '../html/html.ts'
import { href } from '../html/href.ts'

export type Column<Row> = {
  readonly title: string
  /** A remark under the title. */
  readonly note?: string | undefined
  readonly cell: (row: Row) => Content
  readonly isNumber?: boolean
  /** A common heading above neighbouring columns. */
  readonly group?: string
  /** Marks the row's heading, which screen readers repeat with every cell. */
  readonly isHeading?: boolean
  /** Link of the title that sorts by this column, and the current direction. */
  readonly sort?: { readonly address: string; readonly now: 'ascending' | 'descending' | undefined }
}

export type TableOptions<Row> = {
  /** Describes the table for readers who cannot see the page around it. */
  readonly caption: Content
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  /** Highlights a row, whose cells must say the reason in words. */
  readonly isMarked?: (row: Row) => boolean
  /** Accessible name of the scrolling frame. */
  readonly name: string
  /** A class for a special layout. */
  readonly look?: string | undefined
}

/** A table in a frame that scrolls sideways, also by keyboard. */
export const showTable = <Row>({
  caption,
  columns,
  rows,
  name,
  look,
  isMarked = () => false,
}: TableOptions<Row>): Html => {
  const ofLook = look !== undefined && ` ${look}`
  const head = columns.some(({ group }) => group !== undefined)
    ? showGroupedHead(columns)
    : html`<thead><tr>${columns.map((column) => showHeading(column))}</tr></thead>`
  return html`<div class="table-frame${ofLook}" role="region" tabindex="0" aria-label="${name}"><table class="usa-table usa-table--borderless usa-table--compact">
<caption><span>${caption}</span></caption>
${head}
<tbody>${rows.map((row) => html`<tr${isMarked(row) && html` class="is-marked"`}>${columns.map((column) => showCell(column, row))}</tr>`)}</tbody>
</table></div>`
}

/** Two lines: what columns have in common, and under it what each is. A column without such company has both. */
const showGroupedHead = <Row>(columns: readonly Column<Row>[]): Html => {
  const spans = listSpans(columns)
  const below = columns.filter(({ group }) => group !== undefined).map((column) => showHeading(column))
  return html`${spans.map(({ length }) => html`<colgroup span="${length}"></colgroup>`)}
<thead><tr>${spans.map((span) => showSpan(span))}</tr><tr>${below}</tr></thead>`
}

const showSpan = <Row>(span: readonly Column<Row>[]): Html => {
  const [first] = span
  if (first === undefined) return html``
  return first.group === undefined
    ? showHeading(first, 2)
    : html`<th scope="colgroup" colspan="${span.length}">${first.group}</th>`
}

const listSpans = <Row>(columns: readonly Column<Row>[]): Column<Row>[][] => {
  const spans: Column<Row>[][] = []
  for (const column of columns) {
    const last = spans.at(-1)
    if (column.group !== undefined && last?.[0]?.group === column.group) last.push(column)
    else spans.push([column])
  }
  return spans
}

const showHeading = <Row>({ title, note, isNumber, sort }: Column<Row>, lines = 1): Html =>
  html`<th scope="col"${lines > 1 && html` rowspan="${lines}"`}${isNumber && html` class="number"`}${sort?.now && html` aria-sort="${sort.now}"`}>${
    sort === undefined
      ? title
      : html`<a href="${href(sort.address)}">${title}${sort.now === undefined ? null : sort.now === 'ascending' ? ' ↑' : ' ↓'}</a>`
  }${note !== undefined && html`<br><span class="field-note">→ ${note}</span>`}</th>`

const showCell = <Row>({ cell, isNumber, isHeading }: Column<Row>, row: Row): Html =>
  isHeading
    ? html`<th scope="row">${cell(row)}</th>`
    : html`<td${isNumber && html` class="number"`}>${cell(row)}</td>`
