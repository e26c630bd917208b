/** An event of a calendar. Its day and time are those of Washington, as the sources give them. */
export type CalendarEvent = {
  /** Name that stays when the event moves, and when the service changes its address. */
  readonly uid: string
  /** YYYY-MM-DD. */
  readonly day: string
  /** HH:MM:SS; null for an event without a time, which then takes the whole day. */
  readonly time: string | null
  /** Instant of the last known change. */
  readonly changedAt: string
  /** Number of changes, if it is known. */
  readonly changes?: number
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  readonly title: string
  readonly description: string
  readonly location?: string | undefined
  readonly url?: string | undefined
}

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8'

const ZONE = 'America/New_York'

/** The rule of Washington’s clocks since 2007; no published event is older. */
const ZONE_LINES = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'TZNAME:EDT',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'TZNAME:EST',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** Writes a whole calendar as iCalendar (RFC 5545). */
export const writeCalendar = (name: string, events: readonly CalendarEvent[]): string =>
  openCalendar(name) + writeEvents(events) + CALENDAR_END

/** Opens a calendar whose events are written in several pieces. The time zone keeps one without events valid. */
export const openCalendar = (name: string): string =>
  writeLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rotunda//Rotunda//EN',
    // RFC 7986 has NAME; most programs read the older one.
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...ZONE_LINES,
  ])

export const writeEvents = (events: readonly CalendarEvent[]): string =>
  writeLines(events.flatMap(writeEvent))

export const CALENDAR_END = 'END:VCALENDAR\r\n'

const writeEvent = (event: CalendarEvent): string[] => {
  const { uid, changedAt, changes, status, title, description, location, url } = event
  const changed = writeInstant(changedAt)
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    ...(changes === undefined ? [] : [`SEQUENCE:${changes}`]),
    writeStart(event),
    `STATUS:${status}`,
    // A deadline or a meeting of others must not mark its reader as busy.
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(location === undefined ? [] : [`LOCATION:${escapeText(location)}`]),
    ...(url === undefined ? [] : [`URL:${withoutControls(url)}`]),
    'END:VEVENT',
  ]
}

const writeStart = ({ day, time }: CalendarEvent): string =>
  time === null
    ? `DTSTART;VALUE=DATE:${withoutMarks(day)}`
    : `DTSTART;TZID=${ZONE}:${withoutMarks(day)}T${withoutMarks(time)}`

/** `20260731T235900Z`. */
const writeInstant = (at: string): string => `${withoutMarks(new Date(at).toISOString().slice(0, 19))}Z`

const withoutMarks = (text: string): string => text.replace(/[-:]/g, '')

const escapeText = (text: string): string =>
  withoutControls(text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n?|\n/g, String.raw`\n`))

/** A line may have no control character but the tab. */
const withoutControls = (text: string): string => text.toWellFormed().replace(/[^\P{Cc}\t]/gu, '')

const MOST_OCTETS = 75

const writeLines = (lines: readonly string[]): string => lines.map((line) => `${fold(line)}\r\n`).join('')

/** Folds a line into parts of at most 75 octets, with the leading space of each further part. No character is cut. */
const fold = (line: string): string => {
  if (line.length * 3 <= MOST_OCTETS) return line
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > MOST_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

const encoder = new TextEncoder()
