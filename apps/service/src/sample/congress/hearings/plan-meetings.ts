import { makeRandom } from '../../random.ts'
import { HOUSE_COMMITTEES, SENATE_COMMITTEES } from './sample-committees.ts'
import { addDays, type SampleMeeting } from './sample-meeting.ts'
import { makeWitnesses, SAMPLE_SUBJECTS } from './sample-people.ts'

/** The days of the first and the last fictional meeting: a month of them is still to come on the day of the sample. */
const FIRST_DAY = '2025-02-04'
const DAYS = 525
const FIRST_NUMBER = 900_001

/**
 * Plans `count` meetings, House and Senate in turn. Their places decide, not chance: one in nine of the House is
 * canceled or put off, one in seven is of two committees, one in five of the Senate is closed.
 */
export const planMeetings = (seed: number, count: number): readonly SampleMeeting[] =>
  Array.from({ length: count }, (_, index) => planMeeting(seed, index, count))

const planMeeting = (seed: number, index: number, count: number): SampleMeeting => {
  const random = makeRandom(seed, 41, index)
  const chamber = index % 2 === 0 ? 'House' : 'Senate'
  const kind = KINDS[(index >> 1) % KINDS.length] ?? 'Hearing'
  const committees = chamber === 'House' ? HOUSE_COMMITTEES : SENATE_COMMITTEES
  const at = random.int(committees.length)
  const isJoint = chamber === 'House' && index % 14 === 6
  return {
    chamber,
    kind,
    eventId: String(FIRST_NUMBER + index),
    day: planDay(index, count),
    time: random.pick(['09:30', '10:00', '14:00', '14:30']),
    room: chamber === 'House' ? String(1300 + random.int(30)) : `SD-${400 + random.int(30)}`,
    building: 'LHOB',
    committees: committees.filter(
      (_, place) => place === at || (isJoint && place === (at + 1) % committees.length),
    ),
    topic: random.pick(SAMPLE_SUBJECTS),
    bill: 9000 + random.int(900),
    status: chamber === 'House' ? (STATUSES[index % 18] ?? 'Scheduled') : 'Scheduled',
    closed: chamber === 'Senate' && index % 10 === 9,
    witnesses: kind === 'Hearing' ? makeWitnesses(seed, index, 1 + random.int(4)) : [],
  }
}

/** Spread over all days, and never on a Saturday or Sunday. */
const planDay = (index: number, count: number): string => {
  const day = addDays(FIRST_DAY, Math.floor((index * DAYS) / count))
  const { dayOfWeek } = Temporal.PlainDate.from(day)
  return dayOfWeek > 5 ? addDays(day, 8 - dayOfWeek) : day
}

const KINDS: readonly SampleMeeting['kind'][] = ['Hearing', 'Hearing', 'Markup', 'Hearing', 'Meeting']
/** States of meetings of the House, by the place among eighteen. */
const STATUSES: Readonly<Record<number, SampleMeeting['status']>> = {
  4: 'Canceled',
  10: 'Postponed',
  16: 'Rescheduled',
}
