import type { LobbyingFlag, LobbyingPeriod } from '@rotunda/contract'
import { findRepeated } from '../cells/find-repeated.ts'
import type { ReadRow } from '../publisher.ts'
import type { ContributionItemDraft, ContributionReportDraft } from './drafts.ts'
import { daysOf } from './filing-types.ts'
import { refuse, take } from './make-cells.ts'
import { nameFiling } from './read-filing.ts'
import { readParts, type PartPlace } from './read-filing-parts.ts'
import { CONTRIBUTION_ITEM, CONTRIBUTION_REPORT, type ContributionsValue } from './shapes.ts'
import { formatCents, isDay, parseCents, textOf } from './values.ts'

/** Reads a report on contributions and each of its items. */
export function* readContributions(value: unknown, pointer: string): Generator<ReadRow, void, undefined> {
  if (!CONTRIBUTION_REPORT.has(value)) {
    yield refuse(pointer, value, 'record_unreadable', `${CONTRIBUTION_REPORT.findFault(value)}.`)
    return
  }
  const draft = makeReport(value)
  if (typeof draft === 'string') {
    yield refuse(pointer, value, 'record_unreadable', `${draft}.`)
    return
  }
  yield take(pointer, value, 'contribution-reports', draft)
  const place = { pointer: `${pointer}/contribution_items`, filing_uuid: draft.filing_uuid }
  yield* readParts(value.contribution_items, place, readItem(draft))
}

const makeReport = (value: ContributionsValue): ContributionReportDraft | string => {
  const named = nameFiling(value)
  if (typeof named === 'string') return named
  const { type, ...head } = named
  if (head.period !== 'mid_year' && head.period !== 'year_end')
    return `/filing_type “${head.filing_type}” is of a quarter, and these reports are half-yearly`
  if (type.family !== 'report') return `/filing_type “${head.filing_type}” is a registration`
  if (value.no_contributions && value.contribution_items.length > 0)
    return '/no_contributions is true, and the report has contributions'
  if ((value.filer_type === 'lobbyist') !== (value.lobbyist !== null))
    return `/filer_type is “${value.filer_type}”, which /lobbyist contradicts`
  return {
    ...head,
    filer_type: value.filer_type,
    registrant_id: value.registrant.id,
    registrant_name: value.registrant.name,
    lobbyist_id: value.lobbyist?.id ?? null,
    no_contributions: value.no_contributions,
    pacs: [...value.pacs],
    comments: textOf(value.comments),
    items: value.contribution_items.length,
    flags: findRepeated(value.pacs).size > 0 ? ['entry_repeated'] : [],
  }
}

const readItem =
  (report: ContributionReportDraft) =>
  (value: unknown, place: PartPlace): ReadRow => {
    const { pointer, filing_uuid, n } = place
    const stop = (fault: string) => refuse(pointer, value, 'record_unreadable', `${filing_uuid}: ${fault}.`)
    if (!CONTRIBUTION_ITEM.has(value)) return stop(CONTRIBUTION_ITEM.findFault(value))
    const [amount, date] = [textOf(value.amount), textOf(value.date)]
    const cents = amount === null ? null : parseCents(amount)
    if (cents === undefined) return stop(`/amount “${amount ?? ''}” is no amount`)
    if (date !== null && !isDay(date)) return stop(`/date “${date}” is no day`)
    const doubted = doubtDay(date, { ...report, lastDay: report.posted_on_eastern })
    const draft: ContributionItemDraft = {
      filing_uuid,
      n,
      contribution_type: value.contribution_type,
      contribution_type_name: textOf(value.contribution_type_display),
      contributor_name: textOf(value.contributor_name),
      payee_name: textOf(value.payee_name),
      honoree_name: textOf(value.honoree_name),
      amount_usd: cents === null ? null : formatCents(cents),
      amount_as_published: amount,
      amount_cents: cents,
      date_as_published: date,
      date: doubted.date,
      flags: [...place.flags, ...doubted.flags],
    }
    return take(pointer, value, 'contribution-items', draft)
  }

/** No contribution under the Act is older, and no filing. */
export const FIRST_DAY_OF_ACT = '1996-01-01'

type HalfYear = { readonly year: number; readonly period: LobbyingPeriod; readonly lastDay: string }

/** The day of a contribution, and the doubts about it. `lastDay`: the report was there on that day. */
export const doubtDay = (
  day: string | null,
  { year, period, lastDay }: HalfYear,
): { date: string | null; flags: LobbyingFlag[] } => {
  if (day === null) return { date: null, flags: [] }
  if (day < FIRST_DAY_OF_ACT || day > lastDay) return { date: null, flags: ['date_impossible'] }
  const { period_start, period_end } = daysOf(year, period)
  return { date: day, flags: day < period_start || day > period_end ? ['date_outside_period'] : [] }
}
