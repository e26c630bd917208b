import { findCongress } from '../hearings/find-congress.ts'
import { parseEasternTime } from '../hearings/parse-eastern-time.ts'
import type { MeetingDraft } from '../hearings/hearing-drafts.ts'
import type { XmlElement } from '../xml/parse-xml-document.ts'
import { readText } from '../xml/read-text.ts'

type Time = Pick<MeetingDraft, 'local_date' | 'local_time' | 'starts_at' | 'time_note'>

/** When a meeting without a fault of time begins. */
export const readSenateTime = (element: XmlElement): Time => {
  const day = readText(element, 'date_iso_8601') ?? ''
  const time = readText(element, 'time_iso_8601') ?? ''
  const start = parseEasternTime(day, time)
  return {
    local_date: day,
    local_time: time,
    starts_at: start?.instant ?? null,
    time_note: start?.note ?? null,
  }
}

/** The site writes the same time in three forms: where they differ, which is right is not known. */
export const findTimeFault = (element: XmlElement): string | undefined => {
  const [day, time, printedDay, printedTime, weekday] = (
    ['date_iso_8601', 'time_iso_8601', 'date', 'time', 'day_of_week'] as const
  ).map((name) => readText(element, name) ?? '')
  if (parseEasternTime(day ?? '', time ?? '') === undefined) return `The time “${day} ${time}” is none`
  if (findCongress(day ?? '') === undefined) return `The year of “${day}” is none of a schedule`
  const written = writeAsPrinted(day ?? '', time ?? '')
  if (printedTime !== written.time) return `The time “${time}” is printed as “${printedTime}”`
  if (printedDay !== `${written.day} ${written.time}`)
    return `The time “${day} ${time}” is printed as “${printedDay}”`
  if (weekday !== '' && weekday !== written.weekday) return `The day “${day}” is printed as a ${weekday}`
  const updated = readText(element, 'last_update')
  return parseUpdate(updated) === undefined ? `The time of change “${updated}” is none` : undefined
}

/** `09-08-2026 01:12:21 PM` in Washington; null where it is blank or happens twice, undefined where it is none. */
export const parseUpdate = (text: string | null): string | null | undefined => {
  if (text === null) return null
  const [, month, day, year, hour, rest, half] =
    /^(\d{2})-(\d{2})-(\d{4}) (0[1-9]|1[0-2])(:\d{2}:\d{2}) ([AP]M)$/.exec(text) ?? []
  if (hour === undefined) return undefined
  const hours = (Number(hour) % 12) + (half === 'PM' ? 12 : 0)
  return parseEasternTime(`${year}-${month}-${day}`, `${String(hours).padStart(2, '0')}${rest}`)?.instant
}

const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')
const WEEKDAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')

const writeAsPrinted = (day: string, time: string) => {
  const { year, month, day: date, dayOfWeek } = Temporal.PlainDate.from(day)
  const { hour, minute } = Temporal.PlainTime.from(time)
  const clock = `${pad(hour % 12 || 12)}:${pad(minute)} ${hour < 12 ? 'AM' : 'PM'}`
  return {
    day: `${pad(date)}-${MONTHS[month - 1] ?? ''}-${year}`,
    time: clock,
    weekday: WEEKDAYS[dayOfWeek - 1],
  }
}

const pad = (number: number): string => String(number).padStart(2, '0')
