import { makeRandom } from '../../random.ts'
import { makeSampleMembers } from '../members/make-sample-members.ts'
import type { SampleCongressDocument } from '../sample-congress-document.ts'
import { planMeetings } from './plan-meetings.ts'
import { addDays, type SampleMeeting } from './sample-meeting.ts'
import { writeCongressGovHearing, writeCongressGovMeeting } from './write-congress-gov.ts'
import { FIRST_PUBLISHED, writeHouseMeeting } from './write-house-meeting.ts'
import { writeMods } from './write-mods.ts'
import { writeSenateSchedule } from './write-senate-schedule.ts'
import { writeWitnessList } from './write-witness-list.ts'

export type SampleHearings = {
  /** The same number gives the same bytes, on any machine. */
  readonly seed: number
  readonly meetings: number
}

/**
 * Invented meetings in the formats of all publishers of hearings, up to the day of the sample. One that was put off is
 * there as it was before, too; a schedule of the Senate is there for every week, and one that has a meeting twice with
 * another room after it was moved.
 */
export function* makeSampleHearings({
  seed,
  meetings: count,
}: SampleHearings): Generator<SampleCongressDocument> {
  const meetings = planMeetings(seed, count)
  const senate = meetings.filter(({ chamber }) => chamber === 'Senate')
  for (const meeting of meetings) {
    if (meeting.chamber === 'House') yield* writeHouse(meeting)
    if (isHeld(meeting) && Number(meeting.eventId) % 3 !== 0) yield* writeLater(seed, meeting)
  }
  yield* writeSchedules(senate)
}

/** The day of the sample: nothing is known of what comes after. */
const TODAY = '2026-06-15'
const isHeld = ({ day, status }: SampleMeeting): boolean =>
  day < TODAY && (status === 'Scheduled' || status === 'Rescheduled')

function* writeHouse(meeting: SampleMeeting): Generator<SampleCongressDocument> {
  if (meeting.status === 'Rescheduled') {
    const before = { ...meeting, status: 'Scheduled', time: '08:00', room: '1100' } as const
    yield writeHouseMeeting(before, FIRST_PUBLISHED)
  } else if (meeting.status !== 'Scheduled')
    yield writeHouseMeeting({ ...meeting, status: 'Scheduled' }, FIRST_PUBLISHED)
  yield writeHouseMeeting(meeting, meeting.status === 'Scheduled' ? FIRST_PUBLISHED : 2)
  if (isHeld(meeting) && meeting.witnesses.length > 0) yield writeWitnessList(meeting)
}

/** What is published of a meeting after its day: by its number, in one of three ways. */
function* writeLater(seed: number, meeting: SampleMeeting): Generator<SampleCongressDocument> {
  const number = Number(meeting.eventId)
  const jacket = String(99_000 + (number % 1000))
  const isPrinted = meeting.kind === 'Hearing' && addDays(meeting.day, 130) < TODAY
  yield writeCongressGovMeeting(meeting, isPrinted && number % 5 === 0 ? jacket : undefined)
  if (!isPrinted) return
  if (number % 5 === 0) yield writeCongressGovHearing(meeting, jacket, false)
  else if (number % 5 === 1) yield writeCongressGovHearing(meeting, jacket, number % 2 === 0)
  else yield writeMods({ meeting, jacket, members: pickMembers(seed, meeting) })
}

const pickMembers = (seed: number, { chamber, eventId }: SampleMeeting) => {
  const sitting = makeSampleMembers(seed).filter((one) => one.current && one.chamber === chamber)
  const random = makeRandom(seed, 42, Number(eventId))
  return [...new Set([random.pick(sitting), random.pick(sitting), random.pick(sitting)])]
}

const DAYS_BETWEEN = 7

/** One for each week, and at the end one of a recess. A meeting whose number ends in 8 was moved in the last week. */
function* writeSchedules(meetings: readonly SampleMeeting[]): Generator<SampleCongressDocument> {
  const [first] = meetings
  const last = meetings.at(-1)
  if (first === undefined || last === undefined) return
  for (let day = addDays(first.day, -10); day <= last.day; day = addDays(day, DAYS_BETWEEN)) {
    const soon = addDays(day, DAYS_BETWEEN)
    yield writeSenateSchedule(
      meetings.map((one) =>
        one.eventId.endsWith('8') && one.day <= soon ? { ...one, room: 'SR-301' } : one,
      ),
      day,
    )
  }
  yield writeSenateSchedule([], addDays(last.day, 30))
}
