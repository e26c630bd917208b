import type { Transaction } from 'kysely'
import { Refusal } from '../platform/index.ts'
import type { AccessTables } from './tables.ts'

/** Explains why an order on a key changed nothing: the key does not exist, or is already in that state. */
export const explainUnchanged = async (trx: Transaction<AccessTables>, id: string): Promise<Refusal> => {
  const key = await trx
    .selectFrom('keys')
    .select(['revoked_at', 'suspended_at', 'suspended_for'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (key === undefined) return new Refusal('not_found', `There is no key ${id}.`)
  if (key.revoked_at !== null) return refuseRevoked(id, new Date(key.revoked_at))
  return key.suspended_at === null
    ? refuse(`${id} is not suspended.`)
    : refuse(
        `${id} was suspended already at ${new Date(key.suspended_at).toISOString()} (${key.suspended_for ?? 'no reason given'}).`,
      )
}

export const refuseRevoked = (id: string, at: Date): Refusal =>
  refuse(`${id} was revoked at ${at.toISOString()}, for good.`)

const refuse = (detail: string): Refusal => new Refusal('invalid_query', `Nothing was done: ${detail}`)
