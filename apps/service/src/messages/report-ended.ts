import type { Log } from '../platform/index.ts'
import type { Changed } from './change-state.ts'
import type { MessageEvent } from './log-events.ts'
import { isSettled } from './transitions.ts'

/** Logs a line for each message that reached a state in which the service does nothing more by itself. */
export const reportEnded = (log: Log<MessageEvent>, changed: readonly Changed[]): void => {
  for (const { id, channel, state } of changed)
    if (isSettled(state)) log.info('message.ended', { message_id: id, channel, state })
}
