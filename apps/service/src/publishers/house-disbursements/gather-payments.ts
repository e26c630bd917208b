import { DocumentRefused, type ControlTotal, type OpenDocument, ENTER_HEADER } from '../publisher.ts'
import { refuseOtherKinds } from '../payroll/refuse-other-kinds.ts'
import { readStart } from '../streams/document-bytes.ts'
import { openCsv } from '../tables/read-csv.ts'
import { isBlank, type TableRow } from '../tables/table.ts'
import { type DetailEra, DETAIL_ERAS } from './detail-eras.ts'
import { foldCategory, PERSONNEL, sortDetailRow } from './sort-detail-row.ts'
import { holdOfficeTotals, listRepeated, type HeldPayment, type OfficeTotals } from './hold-office-totals.ts'

/** A line whose cells are kept as one text, separated by a zero byte, which no document has. */
export type HeldLine = HeldPayment & {
  readonly row: number
  /** Number of offices with a total above the line. */
  readonly block: number
}

export type Gathered = {
  readonly era: DetailEra
  /** Payments to persons. Refused ones have a fault. */
  readonly lines: readonly HeldLine[]
  /** Lines that may be pay. */
  readonly faulty: readonly HeldLine[]
  /** Lines that total the pay of an office from one program. */
  readonly payTotals: readonly HeldLine[]
  readonly totals: readonly ControlTotal[]
}

/**
 * Gathers the lines of a detail file that are pay, and those that may be. All other lines make no rows of this
 * publisher, but are added up: the totals that the document prints for each office include them.
 */
export const gatherPayments = async (open: OpenDocument): Promise<Gathered> => {
  refuseOtherKinds(new TextDecoder('latin1').decode(await readStart(open, 64)))
  const csv = await openCsv(open)
  const gatherer = makeGatherer()
  for await (const batch of csv.batches()) for (const row of batch) gatherer.add(row)
  return gatherer.end(csv.isOpenEnded)
}

const makeGatherer = () => {
  const totals = holdOfficeTotals()
  const lines: HeldLine[] = []
  const faulty: HeldLine[] = []
  const payTotals: HeldLine[] = []
  let era: DetailEra | undefined
  let hasTotals = false
  let block = 0
  const offices = new Set<string>()
  let last: HeldLine | undefined

  const addLine = (row: TableRow, known: DetailEra): void => {
    const line = sortDetailRow(row.cells, known)
    if (line.kind === 'subtotal' || line.kind === 'office total') hasTotals = true
    last = undefined
    if (line.kind === 'subtotal' && isOfPay(line.label)) payTotals.push(hold(row, block, line.cents))
    if (line.kind === 'personnel') lines.push((last = hold(row, block, line.cents)))
    if (line.kind === 'faulty') faulty.push((last = hold(row, block, line.cents, line.detail)))
    if (line.kind === 'office total') {
      offices.add(detach(row.cells[known.columns.organization] ?? ''))
      block += 1
    }
    addToTotals(totals, line, row.cells, known, line.kind === 'personnel' ? last : undefined)
  }

  const add = (row: TableRow): void => {
    if (era === undefined) era = matchDetailHeader(row.cells)
    else if (!row.cells.every(isBlank) && !isHeader(row.cells, era)) addLine(row, era)
  }

  const end = (isOpenEnded: boolean): Gathered => {
    if (era === undefined) throw new DocumentRefused('The document has no header.')
    if (isOpenEnded && last !== undefined) last.fault = OPEN_ENDED
    if (era.columns.sequence !== undefined && (totals.isOpen() || !hasTotals)) throw refuseCutOff()
    if (offices.size < block) for (const all of [lines, payTotals]) refuseAgain(all)
    if (!hasTotals) for (const line of listRepeated(lines)) line.fault ??= UNTOTALLED
    return { era, lines, faulty, payTotals, totals: hasTotals ? totals.list() : [] }
  }
  return { add, end }
}

const isOfPay = (label: string): boolean => foldCategory(label.replace(/\s*TOTALS:?$/i, '')) === PERSONNEL

/** Copies a cell. It is a slice of a piece of the document, and would keep the whole piece in memory. */
const detach = (cell: string): string => Buffer.from(cell).toString()

const addToTotals = (
  totals: OfficeTotals,
  line: ReturnType<typeof sortDetailRow>,
  cells: readonly string[],
  { columns }: DetailEra,
  held: HeldLine | undefined,
): void => {
  const office = cells[columns.organization] ?? ''
  const program = columns.program === undefined ? '' : (cells[columns.program] ?? '')
  totals.add(line, { office, program, category: foldCategory(cells[columns.category] ?? '') }, held)
}

const hold = (
  { row, cells }: TableRow,
  block: number,
  cents: number | undefined,
  fault?: string,
): HeldLine => ({
  row,
  block,
  text: cells.join('\0'),
  cents,
  fault,
})

/** Refuses lines that an earlier part of the same office also has: the office comes twice, with its totals. */
const refuseAgain = (lines: readonly HeldLine[]): void => {
  const blocks = new Map<string, number>()
  for (const line of lines)
    if (blocks.getOrInsert(line.text, line.block) !== line.block)
      line.fault ??= 'An earlier part of the office, with a separate total, already has this line.'
}

/** Whether a row repeats the header, as spreadsheets that join quarters do. */
const isHeader = (cells: readonly string[], { header }: DetailEra): boolean =>
  cells[0]?.trim() === header[0] && cells[1]?.trim() === header[1]

const UNTOTALLED =
  'The line above is identical, and the file prints no total that counts both lines: a second payment is not certain.'
const OPEN_ENDED =
  'The last line of the file does not end like the other lines: its amount may have been cut off. If the line is complete, add the end of the line.'

const refuseCutOff = (): DocumentRefused =>
  new DocumentRefused(
    'The file seems to be cut off: the total of the office, which ends every office, does not follow the last lines. Fetch it again.',
  )

/** Finds the form of a detail file by its header. Throws a DocumentRefused that names the first column that differs. */
const matchDetailHeader = (header: readonly string[]): DetailEra => {
  const found = DETAIL_ERAS.find((era) => findDifference(era, header) === undefined)
  if (found !== undefined) return found
  const nearest = DETAIL_ERAS.toSorted((a, b) => countKnown(b, header) - countKnown(a, header))[0]
  const column = nearest && findDifference(nearest, header)
  const place = (column ?? 0) + 1
  throw new DocumentRefused(
    `This detail file of the House Statement of Disbursements has an unknown form: column ${place} is “${header[place - 1] ?? ''}”, and in the form of ${nearest?.name ?? 'none'} the column is “${nearest?.header[place - 1] ?? ''}”. ${ENTER_HEADER}`,
  )
}

/** Folds a header. Headers of amounts have had spaces after them. */
const fold = (text: string | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim().toUpperCase()

/** Finds the first column that differs. */
const findDifference = ({ header }: DetailEra, found: readonly string[]): number | undefined => {
  const length = Math.max(header.length, found.length)
  const column = Array.from({ length }).findIndex((_, index) => fold(header[index]) !== fold(found[index]))
  return column < 0 ? undefined : column
}

const countKnown = ({ header }: DetailEra, found: readonly string[]): number =>
  header.filter((text) => found.some((other) => fold(other) === fold(text))).length
