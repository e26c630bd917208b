import type { DocketDocument } from './docket-documents.ts'
import { describeEasternDay } from './eastern-day.ts'

/** Why nobody can comment on a docket now, with the day that decides it. For dockets without an open document. */
export const explainClosed = (docketId: string, documents: readonly DocketDocument[], now: Date): string => {
  const standing = documents.filter(({ withdrawn }) => !withdrawn)
  const opens = earliest(standing.map(({ startsAt }) => startsAt).filter((day) => day !== null && day > now))
  if (opens)
    return `The docket ${docketId} is not open yet: its comment period opens on ${describeEasternDay(opens)}. Send the comment from that day on.`
  const closed = latest(standing.map(({ endsAt }) => endsAt))
  if (closed)
    return `The comment period of the docket ${docketId} closed on ${describeEasternDay(closed)}, and the agency takes no late comments there.`
  if (documents.some(({ withdrawn }) => withdrawn))
    return `The agency has withdrawn the document of the docket ${docketId} that took comments, so it takes none any more.`
  return `The docket ${docketId} has no document that is open for comment. Its agency may open one later.`
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
