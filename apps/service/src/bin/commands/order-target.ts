import { CHANNELS, type ChannelName } from '@rotunda/contract'
import type { Command } from './command.ts'
import { findOption, type CommandLine } from './command-line.ts'
import { UsageFault } from './usage-fault.ts'

/** What an order to hold or release is about: one message, or a channel with its whole queue. */
export type OrderTarget =
  | { readonly kind: 'message'; readonly id: string }
  | { readonly kind: 'channel'; readonly channel: ChannelName }

export const MESSAGE_OPERAND: NonNullable<Command['operand']> = {
  name: 'ID',
  description: 'Id of the message.',
  optional: true,
}
export const CHANNEL_OPTION: Command['options'][number] = {
  name: 'channel',
  value: 'NAME',
  description: 'A whole channel instead of one message.',
  choices: CHANNELS,
}

export const readTarget = (line: CommandLine): OrderTarget => {
  const name = findOption(line, 'channel')
  const channel = CHANNELS.find((candidate) => candidate === name)
  const [id] = line.operands
  if (id !== undefined && channel === undefined) return { kind: 'message', id }
  if (id === undefined && channel !== undefined) return { kind: 'channel', channel }
  throw new UsageFault('Give either the ID of a message or --channel NAME.')
}
