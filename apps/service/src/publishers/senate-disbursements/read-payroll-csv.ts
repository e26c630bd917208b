import { DocumentRefused, ENTER_HEADER, type OpenDocument, type ReadRow, type Reading } from '../publisher.ts'
import type { ReportPeriod } from '../payroll/observation-draft.ts'
import { NO_AMOUNT, parseCents } from '../payroll/parse-cents.ts'
import { tidyBlanks } from '../cells/tidy-text.ts'
import { nameCells } from '../tables/name-cells.ts'
import { openCsv } from '../tables/read-csv.ts'
import { isBlank, type TableRow } from '../tables/table.ts'
import { writeSalaryRows, type PlacedLine } from './write-salary-rows.ts'

/** Header of the table that dwillis/senate_disbursements made of the reports of the 113th Congress. */
const HEADER = ['office_header', 'line_type', 'page', 'payee', 'description_title', 'amount'] as const

export async function* readPayrollCsv(open: OpenDocument, period: ReportPeriod): Reading {
  const csv = await openCsv(open)
  const lines: PlacedLine[] = []
  let last: PlacedLine | undefined
  let isFirst = true
  for await (const batch of csv.batches())
    for (const row of batch) {
      if (isFirst) checkHeader(row.cells)
      else if (!row.cells.every(isBlank)) {
        const read = readLine(row)
        last = 'line' in read ? read : undefined
        if ('line' in read) lines.push(read)
        else yield read
      }
      isFirst = false
    }
  if (csv.isOpenEnded && last !== undefined) {
    lines.pop()
    yield refuse(
      last,
      'The last line of the file does not end like the other lines: its amount may have been cut off.',
    )
  }
  yield* writeSalaryRows(lines, period)
  return []
}

/** Throws a DocumentRefused for a table that is not a payroll. */
export const checkPayrollCsv = async (open: OpenDocument): Promise<void> => {
  const csv = await openCsv(open)
  for await (const [first] of csv.batches()) return checkHeader(first?.cells ?? [])
  checkHeader([])
}

/** Throws a DocumentRefused for any other header. */
const checkHeader = (cells: readonly string[]): void => {
  if (cells.length === HEADER.length && HEADER.every((name, column) => cells[column]?.trim() === name)) return
  throw new DocumentRefused(
    `This payroll of the Senate has an unknown form: its header is not ${HEADER.join(', ')}. ${ENTER_HEADER}`,
  )
}

const readLine = ({ row, cells }: TableRow): PlacedLine | ReadRow => {
  const [header = '', type, page = '', payee = '', description = '', amount = ''] = cells
  const [name, title] = [tidyBlanks(payee), description.replace(/\s/g, ' ').trim()]
  const place = { sheet: /^\d+$/.test(page) ? `page ${page}` : null, row, pointer: null }
  const where = { place, cells: nameCells(HEADER, cells) }
  const cents = parseCents(amount)
  if (cells.length !== HEADER.length) return refuse(where, 'The row has more or fewer cells than the header.')
  if (type !== 'three data line') return refuse(where, 'The kind of line is not a known kind of salary.')
  if (place.sheet === null) return refuse(where, 'The page is not a number.')
  if (!/^\p{Lu}[^,]*,\s*\p{Lu}/u.test(name))
    return refuse(where, 'The row names no person: a name is LAST, FIRST.')
  if (!/\p{L}/u.test(title)) return refuse(where, 'The row has no title.')
  if (cents === undefined) return refuse(where, NO_AMOUNT)
  const office = splitHeader(header)
  if (office === undefined) return refuse(where, 'The row belongs to no office.')
  return {
    ...where,
    nameCell: 'payee',
    isTotalled: false,
    isMaybeMinor: false,
    line: { row, ...office, name, title, cents },
  }
}

const refuse = ({ place, cells }: Pick<ReadRow, 'place' | 'cells'>, detail: string): ReadRow => ({
  kind: 'refused',
  place,
  cells,
  reason: 'payment_not_understood',
  detail,
})

/**
 * Splits a header: `SENATOR RON WYDEN Funding Year 2013 SENATORS OFFICIAL …`, or a committee and the resolution that
 * pays it.
 */
const splitHeader = (text: string) => {
  const header = tidyBlanks(text).replace(/(?:^| )DOCUMENT NO\. DATE POSTED$/, '')
  const [, office, year, account = ''] = /^(.*?) Funding Year (\d{4})\b ?(.*)$/.exec(header) ?? []
  if (office !== undefined) return { office, fundingYear: year ?? null, account: account || null }
  return header === '' ? undefined : { office: header, fundingYear: null, account: null }
}
