import { tidyBlanks } from '../cells/tidy-text.ts'
import { findPaymentFault, flagTexts } from '../payroll/find-payment-fault.ts'
import { isMinor, leaveNameOut, LEFT_OUT } from '../payroll/leave-minors-out.ts'
import {
  classifyOffice,
  OBSERVATIONS,
  type ObservationDraft,
  type PayComponent,
  type ReportPeriod,
} from '../payroll/observation-draft.ts'
import { writeCents } from '../payroll/parse-cents.ts'
import { findMonth } from '../cells/calendar-days.ts'
import { parsePersonName } from '../payroll/parse-person-name.ts'
import { splitTitle } from '../payroll/split-title.ts'
import type { ReadRow, RowPlace } from '../publisher.ts'

/** A line of salary, with its place and its cells. */
export type PlacedLine = RowPlace & {
  readonly line: SalaryLine
  /** Name of the cell with the person's name. */
  readonly nameCell: string
  /** Whether a printed total counts the amount of this line. */
  readonly isTotalled: boolean
  /** Whether its title could be that of a minor: the titles of the page cannot be assigned. */
  readonly isMaybeMinor: boolean
}

type Drafted = { readonly placed: PlacedLine; readonly draft: ObservationDraft }

/**
 * Writes observations of salary lines. Lines of the same person, office, account and title make one observation, with a
 * payment each. A line that repeats another to the cent is refused, unless a total counts it as often as it appears.
 */
export function* writeSalaryRows(
  lines: readonly PlacedLine[],
  period: ReportPeriod,
): Generator<ReadRow, void, undefined> {
  const groups = new Map<string, Drafted[]>()
  for (const placed of lines) {
    const draft = makeSenateDraft(placed.line, period)
    const refused = refuseLine(placed, draft)
    if (refused !== undefined) yield refused
    else groups.getOrInsertComputed(draft.key.join('\n'), () => []).push({ placed, draft })
  }
  for (const group of groups.values()) yield* writeGroup(group)
}

const refuseLine = (placed: PlacedLine, draft: ObservationDraft): ReadRow | undefined => {
  const { place, cells, nameCell, line, isMaybeMinor } = placed
  if (isMaybeMinor || isMinor(draft.title ?? ''))
    return { kind: 'refused', place, cells: leaveNameOut(cells, nameCell), ...LEFT_OUT }
  const detail = findPaymentFault({
    ...line,
    days: { start: draft.pay_start, end: draft.pay_end },
  })
  return detail === undefined
    ? undefined
    : { kind: 'refused', place, cells, reason: 'payment_not_understood', detail }
}

function* writeGroup(group: readonly Drafted[]): Generator<ReadRow, void, undefined> {
  const seen = new Set<number | undefined>()
  const repeated = group.filter(({ placed }) => seen.size === seen.add(placed.line.cents).size)
  const kept = group.filter((drafted) => drafted.placed.isTotalled || !repeated.includes(drafted))
  for (const { placed } of group.filter((drafted) => !kept.includes(drafted)))
    yield { kind: 'refused', place: placed.place, cells: placed.cells, ...REPEATED }
  const [first, ...others] = kept
  if (first === undefined) return
  const joined = others.map(({ placed }) => ({ place: placed.place, cells: placed.cells }))
  const { place, cells } = first.placed
  const draft = others.length === 0 ? first.draft : addUp(first.draft, kept)
  yield {
    kind: 'row',
    table: OBSERVATIONS,
    place,
    cells,
    draft: repeated.length > 0 && others.length > 0 ? flagRepeated(draft) : draft,
    ...(joined.length > 0 && { joined }),
  }
  for (const row of joined) yield { kind: 'merged', ...row, into: place }
}

const REPEATED = {
  reason: 'entry_repeated',
  detail:
    'A row above has the same person, office, title and amount, and no printed total counts the payment twice.',
} as const

const flagRepeated = (draft: ObservationDraft): ObservationDraft => ({
  ...draft,
  flags: [...draft.flags, 'line_repeated'],
})

/** Adds up amounts. An unknown amount makes the sum unknown. */
const addUp = (draft: ObservationDraft, all: readonly Drafted[]): ObservationDraft => {
  const cents = all.map(({ placed }) => placed.line.cents)
  const known = cents.filter((amount) => amount !== undefined)
  return {
    ...draft,
    components: all.flatMap(({ draft: { components } }) => components),
    amount: known.length < cents.length ? null : writeCents(known.reduce((sum, amount) => sum + amount, 0)),
    amount_status:
      known.length < cents.length
        ? 'misaligned'
        : known.some((amount) => amount < 0)
          ? 'adjusted'
          : 'reported',
  }
}

/** A line of the payroll of the Senate. */
type SalaryLine = {
  readonly row: number
  readonly office: string
  readonly fundingYear: string | null
  readonly account: string | null
  readonly name: string
  /** Null if it cannot be assigned to the name. */
  readonly title: string | null
  readonly cents: number | undefined
}

/** Makes a draft. Only the title may give days; otherwise the interval is that of the report. */
const makeSenateDraft = (line: SalaryLine, period: ReportPeriod): ObservationDraft => {
  const { title, days } = splitTitleDates(line.title ?? '', period)
  const { flags, titleClass } = splitTitle(title)
  const { start, end } = typeof days === 'object' ? days : period
  const amount = line.cents === undefined ? null : writeCents(line.cents)
  return {
    chamber: 'Senate',
    report_period: period,
    pay_start: start,
    pay_end: end,
    date_basis: days === 'unread' ? 'title_unread' : days === undefined ? 'report_period' : 'title',
    name_raw: line.name,
    name: parsePersonName(line.name),
    title_raw: line.title,
    title: line.title === null ? null : title,
    title_truncated: false,
    title_class: line.title === null ? 'unread' : titleClass,
    flags: [
      ...flags,
      ...(isInternAccount(line) && !flags.includes('intern') ? (['intern'] as const) : []),
      ...flagTexts(line.name, line.title, line.office, line.account),
    ],
    office: makeOffice(line),
    program: line.account === null ? null : { raw: line.account, code: null },
    components: [makeComponent(line, start, end, amount)],
    amount,
    amount_status: amount === null ? 'misaligned' : (line.cents ?? 0) < 0 ? 'adjusted' : 'reported',
    key: [
      period.label,
      line.office,
      line.fundingYear ?? '',
      line.account ?? '',
      line.name,
      tidyBlanks(line.title ?? ''),
    ],
  }
}

const isInternAccount = ({ office }: SalaryLine): boolean => /^INTERN COMPENSATION\b/i.test(office)

const makeOffice = ({ office, fundingYear }: SalaryLine): ObservationDraft['office'] => ({
  name_raw: office,
  name: office,
  kind: classifyOffice(office),
  bioguide: null,
  organization_code: null,
  year_label: fundingYear === null ? null : `Funding Year ${fundingYear}`,
})

const makeComponent = (
  { row, cents = 0 }: SalaryLine,
  start: string,
  end: string,
  amount: string | null,
): PayComponent => ({
  kind: cents < 0 ? 'adjustment' : 'regular',
  object_code: null,
  start,
  end,
  amount,
  row,
})

type Period = { readonly start: string; readonly end: string }
type DatedTitle = {
  readonly title: string
  /** Undefined if the title has no days; `unread` if its days cannot be read. */
  readonly days: Period | 'unread' | undefined
}

const MONTHS = 'JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC'
const DAY = String.raw`[A-Z]{3,9}\.? \d{1,2}`
const STRETCH = String.raw`FROM ${DAY}(?: TO ${DAY})?`
const DATES = new RegExp(`^(.+?) ((?:TO ${DAY}|${STRETCH})(?:(?:,| AND|, AND) ${STRETCH})*)$`)

/** Days, or their beginning at the end of a title that is cut off. */
const HAS_DAYS = new RegExp(String.raw`\b(?:TO|FROM) (?:${MONTHS})[A-Z]*\.? ?(?:\d|$)|\b(?:FROM|TO)$`)

/**
 * Splits a title of the Senate from the days in it, such as `STAFF ASSISTANT TO SEP. 12`. Several stretches give the
 * time from the first day to the last. Days have no year, so they are of the report’s half-year; days that do not fit
 * stay in the title.
 */
const splitTitleDates = (raw: string, period: Period): DatedTitle => {
  const text = tidyBlanks(raw)
  const [, title, dates] = DATES.exec(text) ?? []
  const days = dates === undefined ? undefined : readStretches(dates, period)
  if (title !== undefined && days !== undefined) return { title, days }
  return { title: text, days: HAS_DAYS.test(text) ? 'unread' : undefined }
}

const readStretches = (text: string, period: Period): Period | undefined => {
  const stretches = text.split(/(?:,| AND|, AND) (?=FROM)/).map((part) => readStretch(part, period))
  const [first] = stretches
  const last = stretches.at(-1)
  const isInOrder = stretches.every(
    (stretch, index) =>
      stretch !== undefined &&
      stretch.start <= stretch.end &&
      stretch.start >= (stretches[index - 1]?.end ?? ''),
  )
  return isInOrder && first && last ? { start: first.start, end: last.end } : undefined
}

const readStretch = (text: string, period: Period): Period | undefined => {
  const [, from, to] = /^(?:FROM ([A-Z]+\.? \d+))?(?: ?TO ([A-Z]+\.? \d+))?$/.exec(text) ?? []
  const start = from === undefined ? period.start : findDay(from, period)
  const end = to === undefined ? period.end : findDay(to, period)
  return start === undefined || end === undefined ? undefined : { start, end }
}

/** Finds the day of this name in the half-year. */
const findDay = (text: string, { start, end }: Period): string | undefined => {
  const [month = '', day = ''] = text.split(/\.? /)
  const date = `${findMonth(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return [start.slice(0, 4), end.slice(0, 4)]
    .map((year) => `${year}-${date}`)
    .find((found) => found >= start && found <= end && isDay(found))
}

const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
