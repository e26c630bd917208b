import type { CalendarEvent, Meeting } from '@rotunda/contract'
import type { ListCalendar } from '../data/list-table.ts'

/** Lists the days of a meeting as events. Its further days have no time. A meeting without a day has no event. */
const listEvents = (meeting: Meeting): readonly CalendarEvent[] => {
  const { id, local_date: first, local_time: time, starts_at: start, continuations } = meeting
  if (first === null) return []
  const shared = describe(meeting)
  return [
    // A clock time without an instant is ambiguous: the day alone is certain.
    { ...shared, uid: `rotunda-${id}`, day: first, time: start === null ? null : time },
    ...continuations.map((day) => ({ ...shared, uid: `rotunda-${id}-${day}`, day, time: null })),
  ]
}

export const MEETING_CALENDAR: ListCalendar = { name: 'Meetings of committees of Congress', listEvents }

type Shared = Omit<CalendarEvent, 'uid' | 'day' | 'time'>

const describe = (meeting: Meeting): Shared => {
  const { event_type: type, title, committee_ids: committees, coverage_notes: notes, status } = meeting
  const named = `${type}: ${title ?? (committees.join(', ') || 'no title')}`
  const before = status === 'Canceled' || status === 'Postponed' ? `${status}: ` : ''
  const url = meeting.sources[0]?.url
  return {
    changedAt: meeting.last_changed_at,
    changes: meeting.revision - 1,
    status: judge(meeting),
    title: `${before}${named}${notes.includes('sample_data') ? ' (sample: invented)' : ''}`,
    description: [
      `Status: ${status}.`,
      committees.length > 0 && `Committees: ${committees.join(', ')}.`,
      meeting.closed === true && 'Closed to the public.',
      meeting.time_note,
      url !== undefined && `Source: ${url}`,
    ]
      .filter((line) => typeof line === 'string')
      .join('\n'),
    location: writePlace(meeting),
  }
}

/** A meeting without a certain time, or one that its schedule dropped, is tentative. */
const judge = ({ status, coverage_notes: notes }: Meeting): CalendarEvent['status'] => {
  if (status === 'Canceled') return 'CANCELLED'
  const isUnclear = UNCLEAR.some((note) => notes.includes(note))
  return status === 'Postponed' || isUnclear ? 'TENTATIVE' : 'CONFIRMED'
}

const UNCLEAR = ['status_unclear', 'time_unclear', 'unscheduled_meeting']

const writePlace = ({ location }: Meeting): string | undefined => {
  const { room, building, address, virtual } = location
  const parts = [room, building, address, virtual ? 'by video' : null].filter((part) => part !== null)
  return parts.length === 0 ? undefined : parts.join(', ')
}
