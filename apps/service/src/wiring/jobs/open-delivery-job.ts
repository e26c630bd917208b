import type { AccessNeeds } from '../../access/index.ts'
import { DeliveryWorker, type WorkerNeeds } from '../../messages/index.ts'
import type { Mail } from '../open-mail.ts'
import { hasRole } from '../roles.ts'
import type { Settings } from '../settings.ts'

type DeliveryJobNeeds = Pick<WorkerNeeds, 'log' | 'watchedClock' | 'channels' | 'findDeparture'> & {
  readonly settings: Settings
  readonly access: AccessNeeds
  readonly mail: Mail | undefined
}

/** Workers, which deliver messages and mails and purge. Any number of processes may have them. */
export const openDeliveryJob = ({ settings, access, mail, ...needs }: DeliveryJobNeeds) => {
  const worker = new DeliveryWorker({
    ...needs,
    ...access,
    mode: settings.ROTUNDA_DELIVERY,
    random: Math.random,
    retention: { retentionDays: settings.ROTUNDA_RETENTION_DAYS },
  })
  const [delivers, purges] = [hasRole(settings, 'deliver'), hasRole(settings, 'keep')]
  return {
    worker,
    /** Starts the workers that the roles of this process have. */
    start: (): void => {
      if (delivers || purges) worker.start({ delivers, purges })
      if (delivers) mail?.worker.start()
    },
    stop: async (): Promise<void> => {
      const seconds = settings.ROTUNDA_DRAIN_SECONDS
      await Promise.all([worker.stop(seconds), mail?.worker.stop(seconds)])
    },
  }
}
