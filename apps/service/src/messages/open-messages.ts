import type { ChannelName, MessageData } from '@rotunda/contract'
import type { Destination } from '../destinations/index.ts'
import type { Clock, SteadyClock } from '../platform/index.ts'
import { accept, findReplay, type Accepted, type Idempotency, type Sender } from './accept.ts'
import { checkMessage, type CheckedMessage, type FormProblem } from './check-message.ts'
import type { DeliveryWorker, WorkerNeeds } from './delivery-worker.ts'
import { foreseeQueue } from './expect-sending.ts'
import { findMessage, listMessages, type ListWanted } from './find-message.ts'
import { waitForOutcome } from './wait-for-outcome.ts'
import { withdrawMessage } from './withdraw.ts'

export type MessagesNeeds = Omit<WorkerNeeds, 'random' | 'findDeparture'> & {
  readonly worker: DeliveryWorker
  /** Clock that dates queued messages. */
  readonly queueClock: Clock
  readonly steady: SteadyClock
  /** Secret for the digests that find duplicates. */
  readonly digestSecret: Uint8Array
  readonly resolveDestination: (
    raw: unknown,
    organisation: string,
    document: string | undefined,
  ) => Promise<Destination>
  /** Called for each new message; a replay is not new. */
  readonly onAccepted: (channel: ChannelName) => void
  /** Aborted when the service ends. */
  readonly signal: AbortSignal
}

/** Opens every operation on messages. */
export const openMessages = (needs: MessagesNeeds) => {
  const { store, mode, channels, retention, log, signal, steady, worker } = needs
  return {
    check: (
      data: MessageData,
      problems: readonly FormProblem[],
      { organisation, document }: { readonly organisation: string; readonly document: string | undefined },
    ): Promise<CheckedMessage> => {
      const resolveDestination = (raw: unknown) => needs.resolveDestination(raw, organisation, document)
      return checkMessage(data, { resolveDestination, channels }, problems)
    },
    accept: async (sender: Sender, message: CheckedMessage, idempotency?: Idempotency): Promise<Accepted> => {
      const accepted = await accept({ ...needs, clock: needs.queueClock }, sender, message, idempotency)
      if (!accepted.replayed) needs.onAccepted(message.channel.name)
      worker.wake()
      return accepted
    },
    foresee: (sender: Sender, message: CheckedMessage) => foreseeQueue({ store, mode }, sender, message),
    withdraw: async (id: string, organisation: string) =>
      withdrawMessage({ store, log }, id, organisation, await store.now()),
    findReplay: (sender: Sender, idempotency: Idempotency) => findReplay({ store }, sender, idempotency),
    waitForOutcome: (id: string, seconds: number) =>
      waitForOutcome({ store, worker, signal, steady }, id, seconds),
    findMessage: (id: string, organisation: string) =>
      findMessage(store, retention, id, organisation, channels),
    listMessages: (wanted: ListWanted) => listMessages(store, retention, wanted),
  }
}
