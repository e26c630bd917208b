import { makeSampleDocument, type SampleCongressDocument } from '../sample-congress-document.ts'
import { addDays, type SampleMeeting } from './plan-meetings.ts'
import { element } from './write-xml.ts'

/** Number of days that a schedule covers. */
const WINDOW = 14
const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')
const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')

/**
 * Writes the schedule of the Senate as it was on a day: the meetings of the next days, or an entry that there are none.
 */
export const writeSenateSchedule = (
  meetings: readonly SampleMeeting[],
  day: string,
): SampleCongressDocument => {
  const ahead = meetings.filter((meeting) => meeting.day >= day && meeting.day <= addDays(day, WINDOW))
  const entries =
    ahead.length === 0 ? [writeFreeDay(day)] : ahead.map((meeting) => writeMeeting(meeting, day))
  return makeSampleDocument(
    {
      publisher: 'senate-hearings',
      url: 'https://senate.example/general/committee_schedules/hearings.xml',
      media_type: 'application/xml',
      retrieved_at: `${day}T11:00:00.000Z`,
    },
    element('css_meetings_scheduled', entries),
  )
}

const writeFreeDay = (day: string): string =>
  element('meeting', [
    element('date_iso_8601', day),
    element('time', '6:00 AM'),
    element('matter', 'No committee hearings scheduled'),
  ])

const writeMeeting = (meeting: SampleMeeting, today: string): string => {
  const [committee] = meeting.committees
  const { date, clock, weekday } = printTime(meeting)
  const [year = '', month = '', dayOfMonth = ''] = today.split('-')
  const slug = committee?.name.split(/\W/)[0]?.toLowerCase() ?? ''
  const stamp = `${meeting.day.slice(5, 7)}${meeting.day.slice(8)}${meeting.day.slice(2, 4)}`
  return element('meeting', [
    element('identifier', meeting.eventId),
    element('last_update', `${month}-${dayOfMonth}-${year} 05:12:21 AM`),
    element('cmte_code', committee?.id ?? ''),
    element('committee', committee?.name ?? ''),
    element(
      'type',
      `${meeting.closed ? 'Closed' : 'Open'} ${meeting.kind === 'Hearing' ? 'Hearing' : 'Business Meeting'}`,
    ),
    element('date', `${date} ${clock}`),
    element('date_iso_8601', meeting.day),
    element('day_of_week', weekday),
    element('time', clock),
    element('time_iso_8601', `${meeting.time}:00`),
    element('room', meeting.room),
    element('video_url', `https://senate.example/isvp/?comm=${slug}&filename=${slug}${stamp}`),
    element('Documents', listDocuments(meeting)),
    element('matter', matterOf(meeting)),
  ])
}

const listDocuments = ({ kind, bill }: SampleMeeting): readonly string[] =>
  kind === 'Hearing'
    ? []
    : [
        element('AssociatedDocument', '', {
          congress: '119',
          document_prefix: kind === 'Markup' ? 'SN' : 'PN',
          document_num: String(bill),
          document_description: 'Fictional',
        }),
      ]

/** Returns the subject of a meeting, in the Senate's wording. */
export const matterOf = ({ kind, topic, closed }: SampleMeeting): string => {
  const what = kind === 'Hearing' ? 'earings to examine' : 'usiness meeting to consider fictional items on'
  const first = kind === 'Hearing' ? 'h' : 'b'
  return closed ? `Closed ${first}${what} ${topic}.` : `${first.toUpperCase()}${what} ${topic}.`
}

const printTime = ({ day, time }: SampleMeeting) => {
  const { year, month, day: date, dayOfWeek } = Temporal.PlainDate.from(day)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const two = (number: number): string => String(number).padStart(2, '0')
  return {
    date: `${two(date)}-${MONTHS[month - 1] ?? ''}-${year}`,
    clock: `${two(hour % 12 || 12)}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`,
    weekday: WEEKDAYS[dayOfWeek - 1] ?? '',
  }
}
