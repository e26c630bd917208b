import { makeRandom } from '../../random.ts'

/**
 * First day of the fictional meetings, and the days that they span: a month of them lies after the day of the sample.
 */
const FIRST_DAY = '2025-02-04'
const DAYS = 525
const FIRST_NUMBER = 900_001

/**
 * Plans `count` meetings, House and Senate in turn. Their places decide their kinds, not chance: one in nine of the
 * House is canceled or put off, one in seven has two committees, and one in five of the Senate is closed.
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

/** Plans the day of a meeting. Days are spread over the whole time, without Saturdays and Sundays. */
const planDay = (index: number, count: number): string => {
  const day = addDays(FIRST_DAY, Math.floor((index * DAYS) / count))
  const { dayOfWeek } = Temporal.PlainDate.from(day)
  return dayOfWeek > 5 ? addDays(day, 8 - dayOfWeek) : day
}

const KINDS: readonly SampleMeeting['kind'][] = ['Hearing', 'Hearing', 'Markup', 'Hearing', 'Meeting']
/** Statuses of House meetings, by their place among eighteen. */
const STATUSES: Readonly<Record<number, SampleMeeting['status']>> = {
  4: 'Canceled',
  10: 'Postponed',
  16: 'Rescheduled',
}

/** A fictional person before a committee. */
export type SampleWitness = {
  readonly honorific: string
  readonly first: string
  readonly last: string
  readonly position: string
  readonly organization: string
  readonly type: string
}

/** A fictional meeting. */
export type SampleMeeting = {
  readonly chamber: 'House' | 'Senate'
  /** Number from `900001` on: no real meeting has one yet. */
  readonly eventId: string
  readonly kind: 'Hearing' | 'Markup' | 'Meeting'
  readonly day: string
  /** Time in Washington, HH:MM. */
  readonly time: string
  readonly room: string
  readonly building: string
  readonly committees: readonly SampleCommittee[]
  readonly topic: string
  readonly bill: number
  readonly status: 'Scheduled' | 'Canceled' | 'Postponed' | 'Rescheduled'
  readonly closed: boolean
  readonly witnesses: readonly SampleWitness[]
}

/** Congress of all fictional meetings. */
export const SAMPLE_CONGRESS = 119

/** Returns the instant of a day and a clock time in Washington. */
export const instantOf = (day: string, time: string): string =>
  Temporal.PlainDateTime.from(`${day}T${time}`)
    .toZonedDateTime('America/New_York')
    .toInstant()
    .toString({ smallestUnit: 'second' })

/** Adds days to a day. */
export const addDays = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString()

const FIRST = 'Ada Benno Cora Dario Elsa Finn Greta Hugo Iris Jonas Klara Levin Mira Nuri Orla'.split(' ')
const LAST =
  'Samplewood Examplar Testerman Mockford Placeholt Fictley Specimen Dummond Trialby O’Sample'.split(' ')

type Place = readonly [position: string, organization: string, type: string]

const PLACES: readonly Place[] = [
  ['President', 'Sample Growers Association', 'Non-Government - Association'],
  ['Assistant Secretary', 'Department of Examples', 'Government - Federal'],
  ['Professor of Hydrology', 'University of Example', 'Non-Government - Academic'],
  ['Chair', 'Fictional Tribe of Example', 'Government - Tribal'],
  ['Mayor', 'City of Sampleton', 'Government - Local'],
  ['Chief Executive Officer', 'Placeholder Power Company', 'Non-Government - Business'],
]

/** Invents `count` people with different names. */
const makeWitnesses = (seed: number, meeting: number, count: number): readonly SampleWitness[] => {
  const random = makeRandom(seed, 40, meeting)
  const start = random.int(LAST.length)
  return Array.from({ length: count }, (_, index) => {
    const [position, organization, type] = random.pick(PLACES)
    return {
      honorific: random.pick(['Mr.', 'Ms.', 'Dr.', 'The Honorable']),
      first: random.pick(FIRST),
      last: LAST[(start + index) % LAST.length] ?? 'Sample',
      position,
      organization,
      type,
    }
  })
}

const SAMPLE_SUBJECTS = [
  'drought relief for sample farms',
  'the safety of fictional bridges',
  'broadband in invented counties',
  'the budget of the Department of Examples',
  'wildfire in forests that do not exist',
  'care for veterans of no war',
] as const

/** A real committee or subcommittee that holds fictional meetings. */
type SampleCommittee = {
  readonly id: string
  readonly name: string
  readonly subcommittee: { readonly id: string; readonly name: string } | null
}

const committee = (
  id: string,
  name: string,
  part?: readonly [id: string, name: string],
): SampleCommittee => ({
  id,
  name,
  subcommittee: part === undefined ? null : { id: part[0], name: part[1] },
})

const HOUSE_COMMITTEES = [
  committee('HSAG00', 'Committee on Agriculture'),
  committee('HSII00', 'Committee on Natural Resources', ['HSII24', 'Indian and Insular Affairs']),
  committee('HSJU00', 'Committee on the Judiciary'),
  committee('HSIF00', 'Committee on Energy and Commerce'),
  committee('HSVR00', "Committee on Veterans' Affairs"),
] as const

const SENATE_COMMITTEES = [
  committee('SSAF00', 'Agriculture, Nutrition, and Forestry'),
  committee('SSEG00', 'Energy and Natural Resources'),
  committee('SSJU00', 'Judiciary'),
  committee('SSCM00', 'Commerce, Science, and Transportation'),
  committee('SLIN00', 'Select Intelligence'),
] as const
