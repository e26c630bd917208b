import { tidyBlanks } from '../cells/tidy-text.ts'
import { classifyOffice, type PayComponent, type PayingOffice } from '../payroll/observation-draft.ts'
import { findPaymentFault } from '../payroll/find-payment-fault.ts'
import { NO_AMOUNT, parseCents } from '../payroll/parse-cents.ts'
import { parseDay } from '../cells/calendar-days.ts'
import { splitTitle, type SplitTitle } from '../payroll/split-title.ts'
import type { DetailEra } from './detail-eras.ts'

/** A payment to a person, as one line of a detail file prints it. */
export type Payment = {
  readonly row: number
  readonly office: PayingOffice
  readonly program: { readonly raw: string; readonly code: string | null } | null
  readonly nameRaw: string
  readonly titleRaw: string
  readonly title: SplitTitle
  readonly component: PayComponent
  readonly cents: number
  /** Whether a line above is the same, and the total below counts both. */
  readonly isRepeated: boolean
  /** Quarter of the payment, if the document prints it. */
  readonly quarter: string | null
}

/** Reads the payment of a line, or returns its fault. */
export const readPayment = (
  cells: readonly string[],
  row: number,
  { columns }: DetailEra,
): Payment | { readonly fault: string } => {
  const cellOf = (column: number | undefined): string => (column === undefined ? '' : (cells[column] ?? ''))
  const organization = splitOrganization(cellOf(columns.organization), columns.bioguide === undefined)
  const nameRaw = tidyBlanks(cellOf(columns.name))
  // The printed length of a title shows whether it was cut off.
  const titleRaw = cellOf(columns.title).replace(/\s/g, ' ').trim()
  const [start, end] = [columns.start, columns.end].map((column) => parseDay(cellOf(column)))
  const cents = parseCents(cellOf(columns.amount))
  const objectCode = cellOf(columns.objectCode).trim()
  if (organization === undefined)
    return fault('The office does not begin with a year, as every other office does.')
  if (!/\p{L}{2}/u.test(nameRaw)) return fault('The row names no person.')
  if (!/\p{L}/u.test(titleRaw)) return fault('The row has no title.')
  if (/\d{4}/.test(nameRaw)) return fault('A number is in the place of the name.')
  if (start === undefined || end === undefined) return fault('The days of the payment cannot be read.')
  if (start > end) return fault('The payment ends before it begins.')
  if (cents === undefined) return fault(NO_AMOUNT)
  const odd = findPaymentFault({ name: nameRaw, title: titleRaw, cents, days: { start, end } })
  if (odd !== undefined) return fault(odd)
  if (!/^(?:11\d\d)?$/.test(objectCode))
    return fault('The object code is not a code of pay: codes of pay begin with 11.')
  if (!/^\d*$/.test(cellOf(columns.vendorId).trim())) return fault('The vendor id is not a number.')
  if (columns.yearLabel !== undefined && !/20\d\d/.test(cellOf(columns.yearLabel)))
    return fault('The year of the money cannot be read.')
  if (/\s/.test(cellOf(columns.organizationCode).trim()) || /\s/.test(cellOf(columns.programCode).trim()))
    return fault('The code of the office or program is not a code: it has several words.')
  const quarter = cellOf(columns.quarter).trim().toUpperCase()
  if (columns.quarter !== undefined && !/^20\d\dQ[1-4]$/.test(quarter))
    return fault('The quarter cannot be read.')
  const title = splitTitle(titleRaw)
  return {
    row,
    office: findOffice(
      cellOf(columns.organization),
      cellOf(columns.yearLabel),
      cellOf(columns.organizationCode),
      cellOf(columns.bioguide),
      organization,
    ),
    program: readProgram(tidyBlanks(cellOf(columns.program)), cellOf(columns.programCode).trim()),
    nameRaw,
    titleRaw,
    title,
    component: {
      kind: cents < 0 ? 'adjustment' : title.kind,
      object_code: objectCode || null,
      start,
      end,
      amount: null,
      row,
    },
    cents,
    isRepeated: false,
    quarter: quarter || null,
  }
}

const fault = (detail: string) => ({ fault: detail })

/** Caches of offices and programs. A file has some hundreds of them, each with thousands of payments. */
const offices = new Map<string, PayingOffice>()
const programs = new Map<string, NonNullable<Payment['program']>>()
const KEPT = 20_000

const findOffice = (
  raw: string,
  yearLabel: string,
  code: string,
  bioguide: string,
  { name, year }: Organization,
): PayingOffice => {
  if (offices.size > KEPT) offices.clear()
  return offices.getOrInsertComputed([raw, yearLabel, code, bioguide].join('\n'), () => ({
    name_raw: raw,
    name,
    kind: classifyOffice(name),
    bioguide: parseBioguide(bioguide.trim()),
    organization_code: code.trim() || null,
    year_label: yearLabel.trim() || year,
  }))
}

const readProgram = (raw: string, code: string): Payment['program'] => {
  if (raw === '') return null
  if (programs.size > KEPT) programs.clear()
  return programs.getOrInsertComputed(`${raw}\n${code}`, () => ({ raw, code: code || null }))
}

const parseBioguide = (text: string): string | null => (/^[A-Z]\d{6}$/.test(text) ? text : null)

/** An office without the year of its money. */
type Organization = { readonly name: string; readonly year: string | null }

/**
 * Splits `2022 HON. ALMA S. ADAMS` or `FISCAL YEAR 2026 CLERK OF THE HOUSE` into name and year; undefined if the year
 * is missing in a form that always has it: the cell may have moved.
 */
const splitOrganization = (raw: string, hasYear: boolean): Organization | undefined => {
  const key = `${raw}\n${hasYear}`
  if (!known.has(key) && known.size < KEPT) known.set(key, split(raw, hasYear))
  return known.has(key) ? known.get(key) : split(raw, hasYear)
}

const known = new Map<string, Organization | undefined>()

const split = (raw: string, hasYear: boolean): Organization | undefined => {
  const text = raw.replace(/\s+/g, ' ').trim()
  const [, fiscal, year, name = ''] = /^(?:(FISCAL YEAR) )?(20\d\d) (.+)$/i.exec(text) ?? []
  if (year !== undefined) return { name, year: fiscal === undefined ? year : `FY${year}` }
  return hasYear || text === '' ? undefined : { name: text, year: null }
}
