import type { SampleCommittee } from './sample-committees.ts'

/** A person who does not exist, before a committee. */
export type SampleWitness = {
  readonly honorific: string
  readonly first: string
  readonly last: string
  readonly position: string
  readonly organization: string
  readonly type: string
}

/** A meeting that never took place. */
export type SampleMeeting = {
  readonly chamber: 'House' | 'Senate'
  /** Numbers from `900001`: no real meeting has such a number yet. */
  readonly eventId: string
  readonly kind: 'Hearing' | 'Markup' | 'Meeting'
  readonly day: string
  /** HH:MM in Washington. */
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

/** The Congress of all fictional meetings. */
export const SAMPLE_CONGRESS = 119

/** Day and clock time in Washington as an instant. */
export const instantOf = (day: string, time: string): string =>
  Temporal.PlainDateTime.from(`${day}T${time}`)
    .toZonedDateTime('America/New_York')
    .toInstant()
    .toString({ smallestUnit: 'second' })

/** Adds days to a day. */
export const addDays = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString()
