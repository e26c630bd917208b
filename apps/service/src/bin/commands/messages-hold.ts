import type { ChannelName } from '@rotunda/contract'
import { auditWrites } from '../../access/index.ts'
import { findPause, holdMessage, pauseChannel } from '../../messages/index.ts'
import type { Command, Report } from './command.ts'
import { findOption } from './command-line.ts'
import type { StoreDesk } from './desk.ts'
import { CHANNEL_OPTION, MESSAGE_OPERAND, readTarget } from './order-target.ts'
import { UsageFault } from './usage-fault.ts'

export const messagesHold: Command = {
  words: 'messages hold',
  summary: 'Keep back a message that waits, or pause a channel. What is being sent is not called back.',
  examples: [
    'messages hold msg_019a3f2b7c40d1e2f3a4b5c6d7e8f901',
    'messages hold --channel house-cwc --reason "Maintenance until noon."',
  ],
  operand: MESSAGE_OPERAND,
  options: [
    CHANNEL_OPTION,
    {
      name: 'reason',
      value: 'TEXT',
      description: 'With --channel: why. The senders of held messages read it.',
    },
  ],
  run: async (line, desk) => {
    const target = readTarget(line)
    const reason = findOption(line, 'reason')
    if (target.kind === 'channel')
      return pauseByHand(desk, target.channel, reason ?? 'By order of the operator.')
    if (reason !== undefined) throw new UsageFault('--reason goes with --channel only.')
    return hold(desk, target.id)
  },
}

const hold = async ({ store, actor }: StoreDesk, id: string): Promise<Report> => {
  const at = await store.now()
  const entry = { actor, action: 'message.hold', object: id, detail: '{}' }
  await holdMessage(auditWrites(store, entry, at), id, at)
  return { json: { id, state: 'held' }, text: `${id} is held until it is released.` }
}

const pauseByHand = async (desk: StoreDesk, channel: ChannelName, reason: string): Promise<Report> => {
  const { store, actor, settings } = desk
  const mode = settings.ROTUNDA_DELIVERY
  const pause = await findPause(store, mode, channel)
  // One that ends by itself is not what was ordered.
  const earlier = pause?.until === undefined ? pause : undefined
  const at = await store.now()
  if (earlier === undefined) {
    const entry = {
      actor,
      action: 'channel.pause',
      object: channel,
      detail: JSON.stringify({ mode, reason }),
    }
    await pauseChannel(auditWrites(store, entry, at), { mode, channel, reason, at })
  }
  const paused = earlier ?? { pausedAt: at, reason }
  const since = paused.pausedAt.toISOString()
  return {
    json: { channel, state: 'paused', since, reason: paused.reason },
    text: `${channel} ${earlier ? 'was paused already' : 'is paused'} (since ${since}: ${paused.reason})`,
  }
}
