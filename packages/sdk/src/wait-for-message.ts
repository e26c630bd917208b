import type { CallOptions } from './call.ts'
import type { components } from './generated/message.d.ts'
import type { Timing } from './timing.ts'

export type MessageStatus = components['schemas']['MessageStatus']

export type WaitOptions = CallOptions & {
  /** Called with each status, including the last. */
  readonly onStatus?: (status: MessageStatus) => void
}

/** The wait is over, and the delivery has no outcome yet. This is not a fault: wait again now or later. */
export class NotSettled extends Error {
  override readonly name = 'NotSettled'
  readonly status: MessageStatus

  constructor(status: MessageStatus) {
    super(`The message is still "${status.state}": wait longer, with timeoutSeconds.`)
    this.status = status
  }
}

/** States that a delivery leaves by itself. Any other state changes only if a person acts or the receiver answers late. */
const MOVING: readonly string[] = ['accepted', 'queued', 'sending', 'held']

const FIRST_MILLISECONDS = 1000
/** Longest wait between two reads. Each read counts against the quota of the key. */
const LONGEST_MILLISECONDS = 10_000
const TIMEOUT_SECONDS = 120

/** Reads the status, less and less often, until the delivery has an outcome. */
export const waitForMessage = async (
  read: (options: CallOptions) => Promise<MessageStatus>,
  { signal = new AbortController().signal, timeoutSeconds = TIMEOUT_SECONDS, onStatus }: WaitOptions,
  timing: Timing,
): Promise<MessageStatus> => {
  const end = timing.now() + timeoutSeconds * 1000
  for (let delay = FIRST_MILLISECONDS; ; delay = Math.min(delay * 2, LONGEST_MILLISECONDS)) {
    const status = await read({ signal, timeoutSeconds: (end - timing.now()) / 1000 })
    onStatus?.(status)
    if (!MOVING.includes(status.state)) return status
    if (timing.now() + delay >= end) throw new NotSettled(status)
    await timing.wait(delay, signal)
  }
}
