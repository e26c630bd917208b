import { CHANNELS, type ChannelName } from '@rotunda/contract'
import { findPause, measureQueue, type QueueDepth } from '../messages/index.ts'
import type { Command } from './command.ts'
import { formatTable } from '../wiring/format-table.ts'

export const channelsList: Command = {
  words: 'channels list',
  onlyLooks: true,
  summary: 'Show the state of each channel, the reason of a pause, and the number of waiting messages.',
  examples: ['channels list'],
  options: [],
  run: async (_line, { store, settings }) => {
    const mode = settings.ROTUNDA_DELIVERY
    const depths = await measureQueue(store, mode)
    const rows = await Promise.all(
      CHANNELS.map(async (channel) => toRow(channel, await findPause(store, mode, channel), depths)),
    )
    const table = formatTable([
      ['CHANNEL', 'STATE', 'QUEUED', 'HELD', 'SENDING', 'OLDEST', 'SINCE AND WHY'],
      ...rows.map(describe),
    ])
    return { json: { data: rows, meta: { mode } }, text: table }
  },
}

type Pause = Awaited<ReturnType<typeof findPause>>

const toRow = (channel: ChannelName, pause: Pause, depths: readonly QueueDepth[]) => {
  const own = depths.filter((depth) => depth.channel === channel)
  const count = (state: QueueDepth['state']) => own.find((depth) => depth.state === state)?.count ?? 0
  return {
    channel,
    state: pause === undefined ? 'open' : 'paused',
    since: pause?.pausedAt.toISOString() ?? null,
    reason: pause?.reason ?? null,
    queued: count('queued'),
    held: count('held'),
    sending: count('sending'),
    oldest_seconds: own.length === 0 ? null : Math.max(...own.map(({ oldestSeconds }) => oldestSeconds)),
  }
}

const describe = (row: ReturnType<typeof toRow>): string[] => [
  row.channel,
  row.state,
  String(row.queued),
  String(row.held),
  String(row.sending),
  row.oldest_seconds === null ? '-' : `${Math.round(row.oldest_seconds)} s`,
  row.since === null ? '' : `${row.since} ${row.reason ?? ''}`,
]
