import { DocumentRefused, type OpenDocument } from '../publisher.ts'
import { readWhole } from '../streams/document-bytes.ts'
import { makeCounter, MAX_DOCUMENT_BYTES } from '../tables/bounds.ts'
import { isUnit } from '../tables/find-unit.ts'
import { isTotal } from '../tables/hold-totals.ts'
import type { IsHeader } from '../tables/table-extent.ts'
import type { RowRefusal, Table, TableRow } from '../tables/table.ts'
import { assignCells, findUnaligned, joinLines, type Block, type CellLines } from './pdf-cells.ts'
import { findColumn, listColumns, widenColumns, type Column } from './pdf-columns.ts'
import { readHeads, withoutContinued, type TablePage } from './pdf-head.ts'
import type { PdfPage } from './pdf-page.ts'
import { readPdfPages } from './read-pdf-pages.ts'

/** The header of a table of a PDF. */
export type PdfTableKind = {
  readonly isHeader: IsHeader
  /** Finds the column that every row fills, on one line; -1 if there is none. */
  findAmount(header: readonly string[]): number
  /** Name of the column that headings between the rows stand for, if the header lacks it; undefined if it has it. */
  findHeaded(header: readonly string[]): string | undefined
}

/**
 * Reads the table that fills a PDF, every page below the same header. Texts are assigned to columns and rows by their
 * places: a row with a text that is not surely in one cell has a fault that says so. Throws a DocumentRefused for a page
 * without the header, and for pages that are missing or of another table.
 */
export const readPdfTable = async (open: OpenDocument, kind: PdfTableKind): Promise<Table> => {
  const heads = readHeads(await readPages(open), kind.isHeader)
  const [first] = heads
  if (first === undefined) throw new DocumentRefused('The PDF has no page.')
  const header = first.header.map(({ text }) => text)
  const amount = kind.findAmount(header)
  if (amount < 0) throw new DocumentRefused(`The header (${header.join(', ')}) has no column of amounts.`)
  const blocks = heads.flatMap((head) => head.blocks.map((block): PlacedBlock => ({ block, head })))
  const tokens = blocks.flatMap(({ block }) => (isLone(block) ? [] : block.flatMap((line) => line.tokens)))
  const columns = widenColumns(first.header, tokens)
  const entries = markUnaligned(blocks.map((placed) => readBlock(placed, { columns, amount })))
  const headed = kind.findHeaded(header)
  const rows = markNeighbours(headed === undefined ? entries : fillHeaded(entries)).flatMap(
    // A heading that rows name is part of them.
    ({ kind: of, row }) => (of === 'heading' && headed !== undefined ? [] : row),
  )
  return {
    titles: first.titles,
    header: headed === undefined ? header : [...header, headed],
    sheet: '',
    rows: () => rows,
    elsewhere: [],
  }
}

const readPages = async (open: OpenDocument): Promise<readonly PdfPage[]> => {
  const bytes = await readWhole(open, makeCounter('bytes', MAX_DOCUMENT_BYTES))
  const pages: PdfPage[] = []
  for await (const page of readPdfPages(bytes, { demandsVisible: true })) pages.push(page)
  return pages
}

type PlacedBlock = { readonly block: Block; readonly head: TablePage }

/** A block as a row of the table. */
type Entry = {
  /** `doubtful`: lines that may be of the row above or below. */
  readonly kind: 'doubtful' | 'heading' | 'row' | 'total'
  readonly row: TableRow
  /** Lines of each cell of a row. */
  readonly cells: readonly CellLines[]
}

const isLone = (block: Block): boolean => block.length === 1 && block[0]?.tokens.length === 1

const refuse = (detail: string): { readonly fault: RowRefusal } => ({
  fault: { reason: 'row_not_understood', detail },
})

const HEADING = 'The line is a heading, not a project.'
const FRAGMENT =
  'The lines have no amount: the lines may be the rest of the row above or the beginning of the row below.'
const SEVERAL = 'The lines have several amounts, so they are several rows.'
const BESIDE = 'The lines above or below may belong to this row or to another row.'
const UNALIGNED =
  'The lines of the row are not aligned like the lines of the other rows: a line may belong to another row.'

type Layout = { readonly columns: readonly Column[]; readonly amount: number }

const readBlock = ({ block, head }: PlacedBlock, layout: Layout): Entry => {
  const [line] = block
  const texts = block.flatMap(({ tokens }) => tokens.map(({ text }) => text))
  const place = { sheet: `page ${head.page}`, row: (line?.row ?? 0) - head.above }
  const lone = { ...place, cells: [texts.join(' ')] }
  const total = readTotal(block, layout)
  if (total !== undefined) return { kind: 'total', row: { ...place, cells: total }, cells: [] }
  if (isLone(block) && isUnit(texts[0] ?? '')) return { kind: 'total', row: lone, cells: [] }
  const [token] = line?.tokens ?? []
  if (isLone(block) && token !== undefined && listColumns(token, layout.columns).length > 1)
    return { kind: 'heading', row: { ...lone, ...refuse(HEADING) }, cells: [] }
  const found = assignCells(block, layout.columns)
  if (found.kind !== 'cells')
    return {
      kind: found.kind === 'across' && hasAmount(block, layout) ? 'row' : 'doubtful',
      row: { ...lone, ...refuse(found.detail) },
      cells: [],
    }
  const { cells } = found
  const row = { ...place, cells: cells.map(joinLines) }
  const amounts = cells[layout.amount]?.length ?? 0
  return amounts === 1
    ? { kind: 'row', row, cells }
    : { kind: 'doubtful', row: { ...row, ...refuse(amounts === 0 ? FRAGMENT : SEVERAL) }, cells }
}

/** Whether exactly one text is in the column of amounts. */
const hasAmount = (block: Block, { columns, amount }: Layout): boolean =>
  block.flatMap(({ tokens }) => tokens.filter((token) => findColumn(token, columns) === amount)).length === 1

/** Reads a line with a total in front and an amount at its place; undefined for any other line. */
const readTotal = (block: Block, { columns, amount }: Layout): readonly string[] | undefined => {
  const [{ tokens } = { tokens: [] }, ...others] = block
  const figure = tokens.findLast((token) => listColumns(token, columns).includes(amount))
  const labels = tokens.filter((token) => token !== figure).map(({ text }) => text)
  if (others.length > 0 || figure === undefined || labels.length === 0 || !isTotal(labels[0] ?? ''))
    return undefined
  return [...columns.keys()].map((column) =>
    column === amount ? figure.text : column === 0 ? labels.join(' ') : '',
  )
}

const markUnaligned = (entries: readonly Entry[]): readonly Entry[] => {
  const rows = entries.filter(isSound)
  const unaligned = findUnaligned(rows.map(({ cells }) => cells))
  const marked = new Set([...unaligned].map((index) => rows[index]))
  return entries.map((entry) =>
    marked.has(entry) ? { ...entry, kind: 'doubtful', row: { ...entry.row, ...refuse(UNALIGNED) } } : entry,
  )
}

const isSound = ({ kind, row }: Entry): boolean => kind === 'row' && row.fault === undefined

/** Refuses the rows beside lines that may be of them. Headings and totals may stand between. */
const markNeighbours = (entries: readonly Entry[]): readonly Entry[] => {
  const rows = entries.filter(({ kind }) => kind === 'doubtful' || kind === 'row')
  const beside = new Set(
    rows.filter((_, index) => [rows[index - 1], rows[index + 1]].some((one) => one?.kind === 'doubtful')),
  )
  return entries.map((entry) =>
    isSound(entry) && beside.has(entry) ? { ...entry, row: { ...entry.row, ...refuse(BESIDE) } } : entry,
  )
}

const NO_HEADING = 'No heading above the row is certain, and the table has no column for the account.'

/** Fills a column of its own with the heading above each row. */
const fillHeaded = (entries: readonly Entry[]): readonly Entry[] => {
  let heading: string | undefined
  return entries.map((entry) => {
    if (entry.kind === 'heading') heading = withoutContinued(entry.row.cells[0] ?? '')
    else if (entry.kind === 'doubtful') heading = undefined
    return entry.kind === 'row' ? fillRow(entry, heading) : entry
  })
}

const fillRow = (entry: Entry, heading: string | undefined): Entry => {
  const { row } = entry
  if (row.fault !== undefined) return entry
  return heading === undefined
    ? { ...entry, row: { ...row, ...refuse(NO_HEADING) } }
    : { ...entry, row: { ...row, cells: [...row.cells, heading] } }
}
