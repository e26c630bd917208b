import type { AccessNeeds } from '../../access/index.ts'
import {
  makeDatabaseClock,
  openMessages,
  type DeliveryWorker,
  type MessagesNeeds,
} from '../../messages/index.ts'
import type { Clocks } from '../../platform/index.ts'
import type { AtOpening } from '../open-late-database.ts'
import type { Lists } from '../open-lists.ts'
import type { Receivers } from '../receivers.ts'
import { readReceived, type SandboxAddresses } from '../sandbox.ts'
import type { Settings } from '../settings.ts'

type MessageJobNeeds = Clocks &
  Pick<MessagesNeeds, 'log' | 'signal' | 'onAccepted'> & {
    readonly settings: Settings
    readonly access: AccessNeeds
    readonly atOpening: AtOpening
    readonly lists: Lists
    readonly receivers: Receivers
    readonly sandbox: SandboxAddresses | undefined
    /** The worker that a new message wakes. It need not run: a worker of another process looks for itself. */
    readonly worker: DeliveryWorker
  }

/** Operations on messages. */
export const openMessageJob = async (needs: MessageJobNeeds) => {
  const { settings, access, lists, receivers, sandbox } = needs
  const databaseClock = makeDatabaseClock(access.store, needs.clock)
  await needs.atOpening(databaseClock.measure)
  return {
    routed: {
      messages: {
        ...openMessages({
          ...needs,
          ...access,
          ...lists.destinations,
          mode: settings.ROTUNDA_DELIVERY,
          queueClock: databaseClock.now,
          digestSecret: access.pepper,
          channels: receivers.channels,
          retention: { retentionDays: settings.ROTUNDA_RETENTION_DAYS },
        }),
        ...(sandbox && {
          readReceived: ({ delivery_id }: { readonly delivery_id: string }) =>
            readReceived(sandbox, delivery_id),
        }),
      },
    },
  }
}
