import type { CommentWindow, OpenDocket } from '@rotunda/contract'
import { html, type Html } from '../../html/html.ts'
import { countOf } from '../../parts/format.ts'

/** Comment periods end by the calendar of Washington. */
const EASTERN = 'America/New_York'
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The last day and its closing time; `datetime` has the exact instant. */
export const showDeadline = (day: string): Html => {
  const end = Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: EASTERN, plainTime: '23:59' })
  return html`<time datetime="${end.toInstant().toString()}">${DAY.format(new Date(day))}, 11:59 p.m. Eastern</time>`
}

/** Days from today in Washington until the last day. */
export const daysUntil = (day: string, now: Date): number =>
  todayInWashington(now).until(Temporal.PlainDate.from(day), { largestUnit: 'days' }).days

/** The day in Washington after a number of days. */
export const dayAfter = (time: { readonly weeks?: number; readonly months?: number }, now: Date): string =>
  todayInWashington(now).add(time).toString()

const todayInWashington = (now: Date): Temporal.PlainDate =>
  now.toTemporalInstant().toZonedDateTimeISO(EASTERN).toPlainDate()

/** `closes in 3 days`. */
export const describeClosing = (
  { comment_ends_on: day }: Pick<OpenDocket, 'comment_ends_on'>,
  now: Date,
): string => {
  if (day === null) return 'last day not stated'
  const days = daysUntil(day, now)
  if (days < 0) return 'its last day has passed'
  if (days === 0) return 'closes today'
  return days === 1 ? 'closes tomorrow' : `closes in ${countOf(days, 'day')}`
}

/** `closes in 3 days, on December 13, 2026, 11:59 p.m. Eastern`. */
export const showClosing = (window: Pick<OpenDocket, 'comment_ends_on'>, now: Date): Html => {
  const { comment_ends_on: day } = window
  return html`${describeClosing(window, now)}${day !== null && html`, on ${showDeadline(day)}`}`
}

/** A comment period: open or closed, its last day, and missing facts. */
export const showWindow = (window: CommentWindow, now: Date): Html => {
  const { comment_starts_on: start, comment_ends_on: end, allows_late: late } = window
  return html`${describeState(window, now)}${end === null ? '; its last day is not stated' : html`; until ${showDeadline(end)}`}${
    start !== null && html`, since ${DAY.format(new Date(start))}`
  }${late === true && '. Late comments are taken'}${late === false && '. Late comments are not taken'}.`
}

const describeState = (
  { open, comment_starts_on: start, comment_ends_on: end }: CommentWindow,
  now: Date,
): Html => {
  if (open === true)
    return html`<strong>Open</strong>${end !== null && `, ${describeClosing({ comment_ends_on: end }, now)}`}`
  if (open === null) return html`<strong>Not known</strong> whether it is open`
  return start !== null && daysUntil(start, now) > 0
    ? html`<strong>Not open yet</strong>`
    : html`<strong>Closed</strong>`
}
