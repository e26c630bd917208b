import type { RequestState } from '@rotunda/contract'
import type { Store } from '../platform/index.ts'
import type { PortalTables } from './portal-tables.ts'
import { QUEUED_STATES } from './show-requests.ts'

export type RequestCount = {
  readonly state: RequestState
  readonly count: number
  readonly oldestSeconds: number
}

/** Requests that wait for a reviewer, or for their organisation after a question, with the age of the oldest. */
export const countRequests = async (store: Store, at: Date): Promise<RequestCount[]> => {
  const rows = await store
    .db<PortalTables>()
    .selectFrom('access_requests')
    .select((eb) => [
      'state',
      eb.fn.countAll<number>().as('count'),
      eb.fn.min(eb.fn.coalesce('submitted_at', 'created_at')).as('oldest'),
    ])
    .where('state', 'in', [...QUEUED_STATES, 'asked_back'])
    .groupBy('state')
    .orderBy('state')
    .execute()
  return rows.map(({ state, count, oldest }) => ({
    state,
    count,
    oldestSeconds: Math.max(0, Math.floor((at.getTime() - oldest) / 1000)),
  }))
}
