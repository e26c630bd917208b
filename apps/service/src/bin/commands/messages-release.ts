import type { ChannelName } from '@rotunda/contract'
import { auditWrites } from '../../access/index.ts'
import { findPause, releaseMessage, resumeChannel } from '../../messages/index.ts'
import type { Command, Report } from './command.ts'
import type { StoreDesk } from './desk.ts'
import { CHANNEL_OPTION, MESSAGE_OPERAND, readTarget } from './order-target.ts'

export const messagesRelease: Command = {
  words: 'messages release',
  summary: 'Put a held message back into the queue, or open a paused channel again.',
  examples: ['messages release msg_019a3f2b7c40d1e2f3a4b5c6d7e8f901', 'messages release --channel house-cwc'],
  operand: MESSAGE_OPERAND,
  options: [CHANNEL_OPTION],
  run: async (line, desk) => {
    const target = readTarget(line)
    return target.kind === 'channel' ? resume(desk, target.channel) : release(desk, target.id)
  },
}

const release = async ({ store, actor }: StoreDesk, id: string): Promise<Report> => {
  const at = await store.now()
  const entry = { actor, action: 'message.release', object: id, detail: '{}' }
  await releaseMessage(auditWrites(store, entry, at), id, at)
  return { json: { id, state: 'queued' }, text: `${id} is queued.` }
}

const resume = async ({ store, actor, settings }: StoreDesk, channel: ChannelName): Promise<Report> => {
  const mode = settings.ROTUNDA_DELIVERY
  const earlier = await findPause(store, mode, channel)
  if (earlier !== undefined) {
    const entry = { actor, action: 'channel.resume', object: channel, detail: JSON.stringify({ mode }) }
    await resumeChannel(auditWrites(store, entry, await store.now()), mode, channel)
  }
  return {
    json: { channel, state: 'open' },
    text: `${channel} ${earlier ? 'is open again; its queue comes back by itself' : 'was open already'}.`,
  }
}
