import { CHANNELS, type ChannelName } from '@rotunda/contract'
import { findMessage, isSettled, statesThatAllow } from '../messages/index.ts'
import { OperatorFault } from '../platform/index.ts'
import type { StoreCommandContext } from './command-context.ts'
import { findOption, getOperand, type CommandLine } from './command-line.ts'
import type { Command, Report } from './command.ts'
import { UsageFault } from './usage-fault.ts'

/** Target of an order: one message, or a channel with its whole queue. */
export type OrderTarget =
  | { readonly kind: 'message'; readonly id: string }
  | { readonly kind: 'channel'; readonly channel: ChannelName }

export const MESSAGE_OPERAND: NonNullable<Command['operand']> = {
  name: 'ID',
  description: 'Id of the message.',
  optional: true,
}
export const CHANNEL_NAME_OPERAND: NonNullable<Command['operand']> = {
  name: 'NAME',
  description: 'Name of the channel.',
  choices: CHANNELS,
}
export const CHANNEL_OPTION: Command['options'][number] = {
  name: 'channel',
  value: 'NAME',
  description: 'All messages of a channel instead of one message.',
  choices: CHANNELS,
}

/** Reads the operand of an order to a channel. */
export const readChannel = (line: CommandLine): ChannelName => {
  const name = getOperand(line)
  const channel = CHANNELS.find((candidate) => candidate === name)
  if (channel === undefined) throw new Error(`${name} is not among the choices of its operand`)
  return channel
}

export const readTarget = (line: CommandLine): OrderTarget => {
  const name = findOption(line, 'channel')
  const channel = CHANNELS.find((candidate) => candidate === name)
  const [id] = line.operands
  if (id !== undefined && channel === undefined) return { kind: 'message', id }
  if (id === undefined && channel !== undefined) return { kind: 'channel', channel }
  throw new UsageFault('Give either the ID of a message or --channel NAME.')
}

const WOULD = { hold: 'held', release: 'queued', retry: 'queued again' } as const

/** Reports what an order to one message would do, from the present state of the message. */
export const previewOrder = async (
  { store, settings }: StoreCommandContext,
  id: string,
  order: keyof typeof WOULD,
): Promise<Report> => {
  const message = await findMessage(store, { retentionDays: settings.ROTUNDA_RETENTION_DAYS }, id)
  if (message === undefined) throw new OperatorFault('not_found', `There is no message ${id}.`)
  const { state, personal_data_until: until } = message
  const isDeleted = isSettled(state) && until === null
  const would = statesThatAllow(order).includes(state) && !isDeleted
  const why = isDeleted ? 'its text has been deleted' : `it is ${state}`
  return {
    json: { id, state, [`would_${order}`]: would },
    text: would
      ? `${id} is ${state} and would be ${WOULD[order]}.`
      : `${id} would not be ${WOULD[order]}: ${why}.`,
  }
}
