import type { ChannelName } from '@rotunda/contract'
import { auditWrites, type AuditEntry } from '../audit/index.ts'
import { findPause, pauseChannel, resumeChannel } from '../messages/index.ts'
import type { StoreCommandContext } from './command-context.ts'
import type { Report } from './command.ts'

export type Pause = { readonly channel: ChannelName; readonly reason: string }

/** Finds a pause that an operator ordered. A pause with an end came from a receiver. */
const findEarlier = async ({ store, settings }: StoreCommandContext, channel: ChannelName) => {
  const pause = await findPause(store, settings.ROTUNDA_DELIVERY, channel)
  return pause?.until === undefined ? pause : undefined
}

export const previewPause = async (
  context: StoreCommandContext,
  { channel, reason }: Pause,
): Promise<Report> => {
  const earlier = await findEarlier(context, channel)
  return {
    json: { channel, would_pause: earlier === undefined, reason: earlier?.reason ?? reason },
    text:
      earlier === undefined
        ? `${channel} would be paused (${reason})`
        : `${channel} is paused already (since ${earlier.pausedAt.toISOString()}: ${earlier.reason})`,
  }
}

export const pauseByHand = async (
  context: StoreCommandContext,
  { channel, reason }: Pause,
): Promise<Report> => {
  const { store, actor, settings } = context
  const mode = settings.ROTUNDA_DELIVERY
  const earlier = await findEarlier(context, channel)
  const at = await store.now()
  if (earlier === undefined) {
    const entry: AuditEntry = {
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
    text: `${channel} ${earlier ? 'is open again; the service sends its waiting messages' : 'was open already'}.`,
  }
}
