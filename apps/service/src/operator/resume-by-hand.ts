import type { ChannelName } from '@rotunda/contract'
import { auditWrites, type AuditEntry } from '../access/index.ts'
import { findPause, resumeChannel } from '../messages/index.ts'
import type { Report } from './command.ts'
import type { StoreCommandContext } from './command-context.ts'

export const previewResume = async (
  { store, settings }: StoreCommandContext,
  channel: ChannelName,
): Promise<Report> => {
  const pause = await findPause(store, settings.ROTUNDA_DELIVERY, channel)
  return {
    json: { channel, would_release: pause !== undefined },
    text:
      pause === undefined
        ? `${channel} is open already.`
        : `${channel} would be opened again (paused since ${pause.pausedAt.toISOString()}: ${pause.reason})`,
  }
}

export const resume = async (
  { store, actor, settings }: StoreCommandContext,
  channel: ChannelName,
): Promise<Report> => {
  const mode = settings.ROTUNDA_DELIVERY
  const earlier = await findPause(store, mode, channel)
  if (earlier !== undefined) {
    const entry: AuditEntry = {
      actor,
      action: 'channel.resume',
      object: channel,
      detail: JSON.stringify({ mode }),
    }
    await resumeChannel(auditWrites(store, entry, await store.now()), mode, channel)
  }
  return {
    json: { channel, state: 'open' },
    text: `${channel} ${earlier ? 'is open again; its queue comes back by itself' : 'was open already'}.`,
  }
}
