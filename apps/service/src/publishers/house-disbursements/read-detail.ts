import { DocumentRefused, type OpenDocument, type ReadRow, type Reading } from '../publisher.ts'
import { isMinor, LEFT_OUT, leaveNameOut } from '../payroll/leave-minors-out.ts'
import { OBSERVATIONS, type ReportPeriod } from '../payroll/observation-draft.ts'
import { writeCents } from '../payroll/parse-cents.ts'
import { PAYROLL_TOTALS, type PayrollTotalRow } from '../payroll/payroll-total.ts'
import { splitTitle } from '../payroll/split-title.ts'
import { nameDetailCells } from './name-detail-cells.ts'
import type { DetailEra } from './detail-eras.ts'
import { foldPayments, type Folded } from './fold-payments.ts'
import { gatherPayments, type HeldLine } from './gather-payments.ts'
import { makeHouseDraft } from './make-house-draft.ts'
import { readPayment, type Payment } from './read-payment.ts'

/** The observations of a quarter and the lines that cannot be read; it totals what the document prints. */
export async function* readDetail(
  open: OpenDocument,
  findPeriod: (payments: readonly Payment[]) => ReportPeriod,
): Reading {
  const { era, lines, faulty, payTotals, totals } = await gatherPayments(open)
  const payments: Payment[] = []
  const refused: ReadRow[] = faulty.map((line) => refuse(line, era))
  const held = new Map<number, HeldLine>()
  for (const line of lines) {
    const read =
      line.fault === undefined ? readPayment(splitText(line), line.row, era) : { fault: line.fault }
    if ('fault' in read) refused.push(refuse({ ...line, fault: read.fault }, era))
    else if (isMinor(read.title.title)) refused.push(refuseMinor(line, era))
    else payments.push(read)
    held.set(line.row, line)
  }
  const period = findPeriod(payments)
  yield* refused
  for (const line of payTotals) yield writeTotal(line, era, period)
  for (const folded of foldPayments(payments))
    yield* writeRows(folded, period, (row) => cellsOf(held.get(row), era))
  return totals
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

/** Of a line that may be of a minor nothing is told: its name can stand in any cell. */
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
