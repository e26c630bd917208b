import { Counter, type Registry } from 'prom-client'
import { CHANNELS } from '@rotunda/contract'
import { SETTLED } from '../../messages/index.ts'
import type { Log } from '../../platform/index.ts'

/** Events with alerts. Their series begin at zero, before the first event. */
const WATCHED = ['delivery.lease.lost', 'delivery.alarm', 'delivery.fault', 'queue.fault', 'channel.paused']

/** Makes a log that counts every event, whether or not its line is written. */
export const countEvents = (registry: Registry, log: Log): Log => {
  const registers = [registry]
  const events = new Counter({
    name: 'rotunda_log_events_total',
    help: 'Events of delivery and faults of requests, as the log names them, whether or not the line is written.',
    labelNames: ['event'],
    registers,
  })
  const purged = new Counter({
    name: 'rotunda_messages_purged_total',
    help: 'Messages with text and personal data that this process deleted at the end of retention.',
    registers,
  })
  const ended = new Counter({
    name: 'rotunda_messages_ended_total',
    help: 'Messages that reached a state without further automatic action, by channel and state.',
    labelNames: ['channel', 'state'],
    registers,
  })
  for (const channel of CHANNELS) for (const state of SETTLED) ended.inc({ channel, state }, 0)
  for (const event of WATCHED) events.inc({ event }, 0)
  const counting =
    (level: keyof Log): Log['info'] =>
    (event, facts) => {
      events.inc({ event })
      if (event === 'messages.purged') purged.inc(Number(facts?.['count'] ?? 0))
      if (event === 'message.ended')
        ended.inc({ channel: String(facts?.['channel']), state: String(facts?.['state']) })
      log[level](event, facts)
    }
  return { info: counting('info'), warn: counting('warn'), error: counting('error') }
}
