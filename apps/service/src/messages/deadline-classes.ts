import { sql, type RawBuilder } from 'kysely'

const HOUR = 60 * 60 * 1000

/** Comments whose docket closes within a day go first, then those of three days, then everything else. */
const CLASS_HOURS = [24, 72] as const

/** A class of messages that go before all later classes: those with a deadline in [from, until), or the rest. */
export type DeadlineClass = {
  readonly closing: boolean
  readonly from: number
  readonly until: number | undefined
}

/** Classes as of `now`, nearest deadline first. Messages past their deadline are in none of them. */
export const listDeadlineClasses = (now: number): readonly DeadlineClass[] => {
  const ends = CLASS_HOURS.map((hours) => now + hours * HOUR)
  const closing = ends.map((until, index) => ({ closing: true, from: ends[index - 1] ?? now + 1, until }))
  return [...closing, { closing: false, from: ends.at(-1) ?? now + 1, until: undefined }]
}

/** Time at which a message with this deadline enters the last class that is still ordered by deadlines. */
export const closingSince = (deadline: number): number => deadline - CLASS_HOURS[1] * HOUR

/** Condition on a row of `messages`. */
export const inClass = ({ closing, from, until }: DeadlineClass): RawBuilder<unknown> =>
  closing
    ? sql`messages.deadline is not null and messages.deadline >= ${from} and messages.deadline < ${until}`
    : sql`(messages.deadline is null or messages.deadline >= ${from})`

/** First of the columns that order the messages of one organisation. */
export const foremostOf = ({ closing }: DeadlineClass): RawBuilder<unknown> =>
  closing ? sql`messages.deadline` : sql`messages.due_at`

export const orderOf = ({ closing }: DeadlineClass): RawBuilder<unknown> =>
  closing ? sql`messages.deadline, messages.due_at` : sql`messages.due_at`
