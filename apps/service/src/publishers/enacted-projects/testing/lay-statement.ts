import { LETTERS, type PlacedText } from '../../pdf/testing.ts'

/** A column of a disclosure table: its header, the points in which it begins, and the letters that fit on a line. */
export type PdfColumn = { readonly header: string; readonly x: number; readonly letters: number }

/** The columns of the disclosure tables, on a landscape page. */
export const PDF_COLUMNS: readonly PdfColumn[] = [
  { header: 'Agency', x: 24, letters: 16 },
  { header: 'Account', x: 100, letters: 18 },
  { header: 'Project', x: 184, letters: 26 },
  { header: 'Recipient', x: 300, letters: 20 },
  { header: 'Location (State)', x: 390, letters: 16 },
  { header: 'Amount', x: 462, letters: 12 },
  { header: 'House\nRequestor(s)', x: 520, letters: 18 },
  { header: 'Senate\nRequestor(s)', x: 606, letters: 18 },
  { header: 'Origination', x: 700, letters: 11 },
]

/** A line of a table: a row, the heading of an account, or a total. */
export type PdfEntry =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'row'; readonly cells: readonly string[] }
  | { readonly kind: 'total'; readonly label: string; readonly amount: string }

export type PdfLayout = {
  readonly columns: readonly PdfColumn[]
  readonly titles: readonly string[]
  /** Rows, headings and totals on one page. */
  readonly perPage: number
  readonly align: 'bottom' | 'middle' | 'top'
  readonly hasNumbers: boolean
}

export const PDF_LAYOUT: PdfLayout = {
  columns: PDF_COLUMNS,
  titles: [
    'DISCLOSURE OF EARMARKS AND CONGRESSIONALLY DIRECTED SPENDING ITEMS',
    'Interior, Environment, and Related Agencies, fiscal year 2023',
  ],
  perPage: 4,
  align: 'top',
  hasNumbers: true,
}

/** Distance of two lines of a cell, and space between two rows, in points. */
export const LEADING = LETTERS * 1.2
const SPACE = LETTERS

/** Places a disclosure table on its pages, the header on each. */
export const layStatement = (
  entries: readonly PdfEntry[],
  layout: Partial<PdfLayout> = {},
): PlacedText[][] => {
  const full = { ...PDF_LAYOUT, ...layout }
  const pages = Math.max(1, Math.ceil(entries.length / full.perPage))
  return Array.from({ length: pages }, (_, page) => [
    ...layHead(full),
    ...layEntries(entries.slice(page * full.perPage, (page + 1) * full.perPage), full),
    ...(full.hasNumbers ? [{ x: 390, y: 590, text: String(page + 101) }] : []),
  ])
}

const layHead = ({ titles, columns }: PdfLayout): PlacedText[] => [
  ...titles.map((text, line) => ({ x: 250, y: 30 + line * LEADING, text })),
  ...columns.flatMap(({ header, x }) =>
    header.split('\n').map((text, line) => ({ x, y: 60 + line * LEADING, text })),
  ),
]

const layEntries = (entries: readonly PdfEntry[], layout: PdfLayout): PlacedText[] => {
  let y = 60 + 2 * LEADING + SPACE
  return entries.flatMap((entry) => {
    const cells = wrapEntry(entry, layout.columns)
    const lines = Math.max(...cells.map((cell) => cell.lines.length))
    const texts = cells.flatMap(({ x, lines: own }) => {
      const spare = lines - own.length
      const first = { top: 0, middle: spare / 2, bottom: spare }[layout.align]
      return own.map((text, line) => ({ x, y: y + (first + line) * LEADING, text }))
    })
    y += lines * LEADING + SPACE
    return texts
  })
}

/** Place of a heading, in the middle of the page. */
const HEADING = 280

type Wrapped = { readonly x: number; readonly lines: readonly string[] }

const wrapEntry = (entry: PdfEntry, columns: readonly PdfColumn[]): readonly Wrapped[] => {
  const amount = columns.find(({ header }) => header === 'Amount')
  if (entry.kind === 'heading') return [{ x: HEADING, lines: [entry.text] }]
  if (entry.kind === 'total')
    return [
      { x: 24, lines: [entry.label] },
      { x: amount?.x ?? 0, lines: [entry.amount] },
    ]
  return columns.flatMap(({ x, letters }, index) => {
    const text = entry.cells[index] ?? ''
    return text === '' ? [] : [{ x, lines: wrap(text, letters) }]
  })
}

const wrap = (text: string, letters: number): readonly string[] => {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
