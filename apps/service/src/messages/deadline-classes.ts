import { sql, type RawBuilder } from 'kysely'

const HOUR = 60 * 60 * 1000

/** A comment whose docket closes within a day goes before all others, then those of three days, then everything. */
const CLASS_HOURS = [24, 72] as const

/** Messages that go before all of the classes after it: those with a deadline in [from, until), or the rest. */
export type DeadlineClass = {
  readonly closing: boolean
  readonly from: number
  readonly until: number | undefined
}

/** Nearest first, as they are at `now`. Nothing that has closed is in any of them. */
export const listDeadlineClasses = (now: number): readonly DeadlineClass[] => {
  const ends = CLASS_HOURS.map((hours) => now + hours * HOUR)
  const closing = ends.map((until, index) => ({ closing: true, from: ends[index - 1] ?? now + 1, until }))
  return [...closing, { closing: false, from: ends.at(-1) ?? now + 1, until: undefined }]
}

/** When a message with this deadline comes into the last class that is still ordered by deadlines. */
export const closingSince = (deadline: number): number => deadline - CLASS_HOURS[1] * HOUR

/** The condition on a row of `messages`. */
export const inClass = ({ closing, from, until }: DeadlineClass): RawBuilder<unknown> =>
  closing
    ? sql`messages.deadline is not null and messages.deadline >= ${from} and messages.deadline < ${until}`
    : sql`(messages.deadline is null or messages.deadline >= ${from})`

/** By what the messages of one organisation are ordered first. */
export const foremostOf = ({ closing }: DeadlineClass): RawBuilder<unknown> =>
  closing ? sql`messages.deadline` : sql`messages.due_at`

export const orderOf = ({ closing }: DeadlineClass): RawBuilder<unknown> =>
  closing ? sql`messages.deadline, messages.due_at` : sql`messages.due_at`
