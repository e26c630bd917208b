import type { DocketDocument } from './docket-documents.ts'
import { describeEasternDay } from './eastern-day.ts'

/** The reason that comments are closed now, with the day that decides it. `subject` is `docket …`, or `document …` for one of its documents. */
export const explainClosed = (subject: string, documents: readonly DocketDocument[], now: Date): string => {
  const standing = documents.filter(({ withdrawn }) => !withdrawn)
  const opens = earliest(standing.map(({ startsAt }) => startsAt).filter((day) => day !== null && day > now))
  if (opens)
    return `The ${subject} is not open yet: its comment period opens on ${describeEasternDay(opens)}. Send the comment from that day on.`
  const closed = latest(standing.map(({ endsAt }) => endsAt))
  if (closed)
    return `The comment period of the ${subject} closed on ${describeEasternDay(closed)}, and the agency takes no late comments there.`
  if (documents.some(({ withdrawn }) => withdrawn))
    return `The agency takes no more comments on the ${subject}: it has withdrawn the document that took them.`
  return `The ${subject} is not open for comment. Its agency may open it later.`
}

const instants = (days: readonly (Date | null)[]): number[] =>
  days.filter((day) => day !== null).map((day) => day.getTime())

const earliest = (days: readonly (Date | null)[]): Date | undefined => {
  const found = instants(days)
  return found.length === 0 ? undefined : new Date(Math.min(...found))
}

const latest = (days: readonly (Date | null)[]): Date | undefined => {
  const found = instants(days)
  return found.length === 0 ? undefined : new Date(Math.max(...found))
}
