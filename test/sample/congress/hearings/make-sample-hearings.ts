import { makeRandom } from '../../random.ts'
import { makeSampleMembers } from '../members/make-sample-members.ts'
import type { SampleCongressDocument } from '../sample-congress-document.ts'
import type { SampleCongressMember } from '../members/sample-congress-member.ts'
import { addDays, planMeetings, type SampleMeeting } from './plan-meetings.ts'
import { writeCongressGovHearing, writeCongressGovMeeting } from './write-congress-gov.ts'
import { FIRST_PUBLISHED, writeHouseMeeting } from './write-house-meeting.ts'
import { writeMods } from './write-mods.ts'
import { writeSenateSchedule } from './write-senate-schedule.ts'
import { writeWitnessList } from './write-witness-list.ts'

export type SampleHearings = {
  /** Seed: the same number gives the same bytes on any machine. */
  readonly seed: number
  readonly meetings: number
}

/**
 * Makes invented meetings in the formats of all publishers of hearings, up to the day of the sample. A rescheduled
 * meeting also has a document from before the change. The Senate has a schedule for every week, and a moved meeting has
 * another room in the later ones.
 */
export function* makeSampleHearings({
  seed,
  meetings: count,
}: SampleHearings): Generator<SampleCongressDocument> {
  const meetings = planMeetings(seed, count)
  const members = makeSampleMembers(seed).filter(({ current }) => current)
  const senate = meetings.filter(({ chamber }) => chamber === 'Senate')
  for (const meeting of meetings) {
    if (meeting.chamber === 'House') yield* writeHouse(meeting)
    if (isHeld(meeting) && Number(meeting.eventId) % 3 !== 0)
      yield* writeLater(meeting, pickMembers(seed, meeting, members))
  }
  yield* writeSchedules(senate)
}

/** Day of the sample: later events are unknown. */
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
  // Some meetings have no list: only Congress.gov names their witnesses.
  if (isHeld(meeting) && meeting.witnesses.length > 0 && Number(meeting.eventId) % 8 !== 3)
    yield writeWitnessList(meeting)
}

/**
 * Writes the documents that are published after the day of a meeting. A printed hearing is linked to its meeting in one
 * of four ways.
 */
function* writeLater(
  meeting: SampleMeeting,
  members: readonly SampleCongressMember[],
): Generator<SampleCongressDocument> {
  const number = Number(meeting.eventId)
  const jacket = String(99_000 + (number % 1000))
  const isPrinted = meeting.kind === 'Hearing' && addDays(meeting.day, 130) < TODAY
  const way = WAYS[Math.floor(number / 2) % WAYS.length]
  yield writeCongressGovMeeting(meeting, isPrinted && way === 'jacket' ? jacket : undefined)
  if (!isPrinted) return
  if (way === 'mods') yield writeMods({ meeting, jacket, members })
  else yield writeCongressGovHearing(meeting, jacket, way === 'named')
}

const WAYS = ['mods', 'jacket', 'mods', 'named', 'day'] as const

const pickMembers = (
  seed: number,
  { chamber, eventId }: SampleMeeting,
  members: readonly SampleCongressMember[],
): readonly SampleCongressMember[] => {
  const sitting = members.filter((member) => member.chamber === chamber)
  const random = makeRandom(seed, 42, Number(eventId))
  return [...new Set([random.pick(sitting), random.pick(sitting), random.pick(sitting)])]
}

const DAYS_BETWEEN = 7
/** Days from the first meeting to the first schedule: only Congress.gov has the Senate meetings before it. */
const FIRST_SCHEDULE = 90

/**
 * Writes a schedule for each week, and finally one of a recess. A meeting whose number ends in 8 was moved in the last
 * week.
 */
function* writeSchedules(meetings: readonly SampleMeeting[]): Generator<SampleCongressDocument> {
  const [first] = meetings
  const last = meetings.at(-1)
  if (first === undefined || last === undefined) return
  for (let day = addDays(first.day, FIRST_SCHEDULE); day <= last.day; day = addDays(day, DAYS_BETWEEN)) {
    const soon = addDays(day, DAYS_BETWEEN)
    yield writeSenateSchedule(
      meetings.map((meeting) =>
        meeting.eventId.endsWith('8') && meeting.day <= soon ? { ...meeting, room: 'SR-301' } : meeting,
      ),
      day,
    )
  }
  yield writeSenateSchedule([], addDays(last.day, 30))
}
