import { DocumentRefused, type OpenDocument, type ReadRow, type Reading } from '../publisher.ts'
import { isMinor, LEFT_OUT, leaveNameOut } from '../payroll/leave-minors-out.ts'
import {
  OBSERVATIONS,
  PAYROLL_TOTALS,
  type PayrollTotalRow,
  type ReportPeriod,
} from '../payroll/observation-draft.ts'
import { writeCents } from '../payroll/parse-cents.ts'
import { splitTitle } from '../payroll/split-title.ts'
import { countQuarters, type Quarters } from './quarters.ts'
import type { DetailEra } from './detail-eras.ts'
import { foldPayments, makeHouseDraft, openGroupNames, type Folded } from './make-house-draft.ts'
import { gatherPayments, type HeldLine } from './gather-payments.ts'
import { readPayment, type Payment } from './read-payment.ts'
import { makeDayCounter, parseDay, type Interval } from '../cells/calendar-days.ts'
import { nameCells } from '../tables/name-cells.ts'

/**
 * Yields the observations of a quarter and the lines that cannot be read, and returns the totals that the document
 * prints. Holds only the lines of payments and reads them again for each group: a parsed payment takes several times
 * the memory of its line.
 */
export async function* readDetail(
  open: OpenDocument,
  findPeriod: (quarters: Quarters) => ReportPeriod,
): Reading {
  const { era, lines, faulty, payTotals, totals } = await gatherPayments(open)
  const nameGroup = openGroupNames()
  const refused: ReadRow[] = faulty.map((line) => refuse(line, era))
  const quarters = countQuarters()
  const days = makeDayCounter()
  const groups = new Map<string, HeldLine[]>()
  for (const line of lines) {
    const cells = splitText(line)
    for (const column of [era.columns.start, era.columns.end])
      if (cells[column]?.trim()) days.count(era.header[column] ?? '', parseDay(cells[column]) !== undefined)
    const read = readLine(line, era)
    // A fault of a cell says more than a fault of the line among its neighbours.
    const fault = 'fault' in read ? read.fault : line.fault
    if ('fault' in read || fault !== undefined) refused.push(refuse({ ...line, fault }, era))
    else if (isMinor(read.title.title)) refused.push(refuseMinor(line, era))
    else {
      quarters.add(read)
      addToGroup(groups, nameGroup(read), line)
    }
  }
  days.refuse()
  const period = findPeriod(quarters)
  yield* refused
  for (const line of payTotals)
    yield line.fault === undefined ? writeTotal(line, era, period) : refuse(line, era)
  for (const [key, group] of groups) {
    yield* writeGroup(group, era, period)
    groups.delete(key)
  }
  return totals
}

const readLine = (line: HeldLine, era: DetailEra): ReturnType<typeof readPayment> =>
  readPayment(splitText(line), line.row, era)

const addToGroup = (groups: Map<string, HeldLine[]>, key: string, line: HeldLine): void => {
  const group = groups.get(key)
  // A literal with one element: an empty array that grows reserves room for many, and nearly all groups have one line.
  if (group === undefined) groups.set(key, [line])
  else group.push(line)
}

function* writeGroup(
  group: readonly HeldLine[],
  era: DetailEra,
  period: ReportPeriod,
): Generator<ReadRow, void, undefined> {
  const payments: Payment[] = []
  for (const line of group) {
    const read = readLine(line, era)
    if ('fault' in read) throw new Error('a line that was a payment is none')
    const fault = findDayFault(read.component, period)
    if (fault === undefined) payments.push({ ...read, isRepeated: line.isRepeated === true })
    else yield refuse({ ...line, fault }, era)
  }
  if (payments.length === 0) return
  const cells = (row: number) =>
    cellsOf(
      group.find((line) => line.row === row),
      era,
    )
  for (const folded of foldPayments(payments)) yield* writeRows(folded, period, cells)
}

function* writeRows(
  folded: Folded,
  period: ReportPeriod,
  cells: (row: number) => Readonly<Record<string, string>>,
): Generator<ReadRow, void, undefined> {
  const [first, ...others] = folded
  const joined = others.map(({ row }) => ({ place: placeOf(row), cells: cells(row) }))
  yield {
    kind: 'row',
    table: OBSERVATIONS,
    place: placeOf(first.row),
    cells: cells(first.row),
    draft: makeHouseDraft(folded, period),
    ...(joined.length > 0 && { joined }),
  }
  for (const row of joined) yield { kind: 'merged', ...row, into: placeOf(first.row) }
}

const writeTotal = (line: HeldLine, era: DetailEra, period: ReportPeriod): PayrollTotalRow => {
  const cells = splitText(line)
  const { organization, program = organization } = era.columns
  return {
    kind: 'row',
    table: PAYROLL_TOTALS,
    place: placeOf(line.row),
    cells: cellsOf(line, era),
    draft: {
      document: 'detail',
      period: period.label,
      office: (cells[organization] ?? '').trim(),
      program: (cells[program] ?? '').trim(),
      amount: writeCents(line.cents ?? 0),
    },
  }
}

const placeOf = (row: number) => ({ sheet: null, row, pointer: null })
const splitText = ({ text }: HeldLine): readonly string[] => text.split('\0')

const cellsOf = (line: HeldLine | undefined, { header }: DetailEra): Readonly<Record<string, string>> => {
  if (line === undefined) throw new DocumentRefused('A line was lost while it was read.')
  return nameDetailCells(header, splitText(line))
}

/** Refuses a line. One that may name a minor is published without its cells, because the name can be in any of them. */
const refuse = (line: HeldLine, era: DetailEra): ReadRow => ({
  kind: 'refused',
  place: placeOf(line.row),
  cells: splitText(line).some((cell) => isMinor(splitTitle(cell.trim()).title)) ? {} : cellsOf(line, era),
  reason: 'payment_not_understood',
  detail: line.fault ?? '',
})

const refuseMinor = (line: HeldLine, era: DetailEra): ReadRow => ({
  kind: 'refused',
  place: placeOf(line.row),
  cells: leaveNameOut(cellsOf(line, era), era.header[era.columns.name] ?? ''),
  ...LEFT_OUT,
})

/** Explains why a report cannot have pay of these days; undefined if it can. */
const findDayFault = ({ start, end }: Interval, period: ReportPeriod): string | undefined => {
  const first = `${Number(period.start.slice(0, 4)) - YEARS_LATE}${period.start.slice(4)}`
  if (start >= first && end <= period.end) return undefined
  return `The days of the payment, ${start} to ${end}, do not fit a report of ${period.label}: pay ends with the quarter, and comes at most ${YEARS_LATE} years late.`
}

/** Years after which an office may still report a payment. */
const YEARS_LATE = 3

/**
 * Names the cells of a line by header. Nearly all lines have a cell for each header, and no two headers are the same.
 */
const nameDetailCells = (
  header: readonly string[],
  cells: readonly string[],
): Readonly<Record<string, string>> => {
  if (cells.length !== header.length) return nameCells(header, cells)
  const named: Record<string, string> = {}
  // An iterator would make an array for each cell of each row.
  for (let column = 0; column < header.length; column += 1) named[header[column] ?? ''] = cells[column] ?? ''
  return named
}
