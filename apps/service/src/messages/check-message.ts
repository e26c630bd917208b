import type { ChannelName, MessageData, WarningCode } from '@rotunda/contract'
import { findMeantKinds, type Destination } from '../destinations/index.ts'
import { Refusal } from '../platform/index.ts'
import type { Channel } from './channel.ts'
import { findMalformed, findMissing, findUnsendable } from './field-rules.ts'
import { ALWAYS_NEEDED, type Campaign, type FieldProblem, type MessageFields } from './submission.ts'
import { findDestinationWarnings } from './warnings.ts'

export type CheckNeeds = {
  readonly resolveDestination: (raw: unknown) => Promise<Destination>
  readonly channels: Readonly<Record<ChannelName, Channel>>
}

export type CheckedMessage = {
  readonly fields: MessageFields
  readonly destination: Destination
  readonly channel: Channel
  readonly campaign?: Campaign
  /** Warnings to the sender about an accepted message. */
  readonly warnings: readonly WarningCode[]
}

/** Problem that the caller found before the check, perhaps in an unknown field. */
export type FormProblem = { readonly field: string; readonly text: string }

/** Table of channels by kind of destination. A channel that no kind leads to does not compile. */
const coverEveryChannel = <const Table extends Record<Destination['kind'], ChannelName>>(
  table: [ChannelName] extends [Table[Destination['kind']]] ? Table : never,
): Readonly<Record<Destination['kind'], ChannelName>> => table

const CHANNEL_OF = coverEveryChannel({ house: 'house-cwc', senate: 'senate-cwc', docket: 'regulations-gov' })

/**
 * Checks a message before it is accepted: its destination, and whether the receiver would take it. One refusal lists all
 * problems. `known` holds problems of form that the caller found. Their fields are absent from `data`, and are not also
 * reported as missing.
 */
export const checkMessage = async (
  data: MessageData,
  { resolveDestination, channels }: CheckNeeds,
  known: readonly FormProblem[] = [],
): Promise<CheckedMessage> => {
  const fields = dropAbsent(data)
  const destination = await resolveDestination(fields.destination_id).catch((cause: unknown) => {
    if (cause instanceof Refusal && cause.code === 'invalid_message') return cause
    throw cause
  })
  const knownFields = new Set(known.map(({ field }) => field))
  const withKnown = (found: readonly FieldProblem[]) => [
    ...known,
    ...found.filter(({ field }) => !knownFields.has(field)),
  ]
  if (destination instanceof Refusal) {
    const problem = { field: 'destination_id', text: destination.message } as const
    throw refuse(withKnown([problem, ...findMeantProblems(fields, channels)]), destination)
  }
  const channel = channels[CHANNEL_OF[destination.kind]]
  const problems = withKnown(channel.findProblems(fields, destination))
  if (problems.length > 0) throw refuse(problems)
  const unsent = channel.findUnsent?.(fields) ?? []
  return {
    fields,
    destination,
    channel,
    warnings: [...findDestinationWarnings(fields, destination), ...unsent],
  }
}

/** Treats null and empty as absent. */
const dropAbsent = (data: MessageData): MessageFields => {
  const fields: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(data)) if (value !== null && value !== '') fields[field] = value
  return fields
}

/** Finds the problems that the fields have for every receiver that a wrong destination may have meant. */
const findMeantProblems = (fields: MessageFields, channels: CheckNeeds['channels']): FieldProblem[] => {
  const [first, ...others] = findMeantKinds(fields.destination_id).map((kind) =>
    channels[CHANNEL_OF[kind]].findProblems(fields, undefined),
  )
  return (
    first?.filter(({ text }) => others.every((found) => found.some((problem) => problem.text === text))) ??
    findSharedProblems(fields)
  )
}

/** Finds the problems that the fields have for any receiver, while the destination is unknown. */
const findSharedProblems = (fields: MessageFields): FieldProblem[] => [
  ...findMissing(fields, ALWAYS_NEEDED),
  ...findMalformed(fields),
  ...findUnsendable(fields),
]

const refuse = (problems: readonly FormProblem[], cause?: Refusal): Refusal =>
  new Refusal('invalid_message', [...new Set(problems.map(({ text }) => text))].join(' '), { cause })
