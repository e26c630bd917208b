import { findMessage, isSettled, statesThatAllow } from '../messages/index.ts'
import { Refusal } from '../platform/index.ts'
import type { Report } from './command.ts'
import type { StoreCommandContext } from './command-context.ts'

const WOULD = { hold: 'held', release: 'queued', retry: 'queued again' } as const

/** What an order to one message would do, by the state in which the message is now. */
export const previewOrder = async (
  { store, settings }: StoreCommandContext,
  id: string,
  order: keyof typeof WOULD,
): Promise<Report> => {
  const message = await findMessage(store, { retentionDays: settings.ROTUNDA_RETENTION_DAYS }, id)
  if (message === undefined) throw new Refusal('not_found', `There is no message ${id}.`)
  const { state, personal_data_until: until } = message
  const isDeleted = isSettled(state) && until === null
  const would = statesThatAllow(order).includes(state) && !isDeleted
  const why = isDeleted ? 'its text has been deleted' : `it is ${state}`
  return {
    json: { id, state, [`would_${order}`]: would },
    text: would
      ? `${id} is ${state} and would be ${WOULD[order]}.`
      : `${id} would not be ${WOULD[order]}: ${why}.`,
  }
}
