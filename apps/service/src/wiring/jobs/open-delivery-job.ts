import type { AccessNeeds } from '../../access/index.ts'
import { DeliveryWorker, type WorkerNeeds } from '../../messages/index.ts'
import type { Mail } from '../open-mail.ts'
import { rolesOf } from '../roles.ts'
import type { Settings } from '../settings.ts'
import { watchAccess, type WatchNeeds } from '../watch-access.ts'

type DeliveryJobNeeds = Pick<WorkerNeeds, 'log' | 'watchedClock' | 'channels' | 'findDeparture'> & {
  readonly settings: Settings
  readonly signal: AbortSignal
  readonly access: AccessNeeds
  readonly mail: Mail
}

/** Workers, which deliver messages and mails and take the hourly steps. Any number of processes may have them. */
export const openDeliveryJob = ({ settings, access, mail, ...needs }: DeliveryJobNeeds) => {
  const worker = new DeliveryWorker({
    ...needs,
    ...access,
    mode: settings.ROTUNDA_DELIVERY,
    random: Math.random,
    retention: { retentionDays: settings.ROTUNDA_RETENTION_DAYS },
  })
  const workers = [worker, mail.worker]
  return {
    worker,
    /** Starts the workers, where the process has any. Resolves after the signal. */
    start: async (watched: Pick<WatchNeeds, 'log' | 'more'>): Promise<void> => {
      if (!rolesOf(settings).has('deliver')) return
      for (const one of workers) one.start()
      await watchAccess({ ...watched, access, signal: needs.signal })
    },
    stop: () => Promise.all(workers.map((one) => one.stop(settings.ROTUNDA_DRAIN_SECONDS))),
  }
}
