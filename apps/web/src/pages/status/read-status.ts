import type { DeliveryCounts, Incident, Incidents, ServiceStatus } from '@rotunda/contract'
import { type Clients, readJson } from '../../ask/clients.ts'

export type Standing = {
  readonly status: ServiceStatus
  readonly deliveries: DeliveryCounts
  readonly incidents: readonly Incident[]
}

/** The public status of the service. */
export const readStanding = async ({ fetch }: Pick<Clients, 'fetch'>): Promise<Standing> => {
  const [status, deliveries, incidents] = await Promise.all([
    fetch('/api/status').then((answer) => readJson<ServiceStatus>(answer)),
    fetch('/api/status/deliveries').then((answer) => readJson<DeliveryCounts>(answer)),
    readIncidents({ fetch }),
  ])
  return { status, deliveries, incidents }
}

export const readIncidents = async ({ fetch }: Pick<Clients, 'fetch'>): Promise<readonly Incident[]> =>
  (await readJson<Incidents>(await fetch('/api/status/incidents'))).data
