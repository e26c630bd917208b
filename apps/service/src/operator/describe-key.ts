import { findKey, type ListedKey, type Quotas } from '../access/index.ts'
import { OperatorFault, type Store } from '../platform/index.ts'

/** A key in the JSON of commands. */
export const describeKey = (key: ListedKey) => ({
  id: key.keyId,
  start: key.start,
  state: key.state,
  organisation: key.organisation,
  scopes: key.scopes,
  quotas: { per_minute: key.quotas.minute, per_day: key.quotas.day },
  addresses: key.addresses,
  created_at: key.createdAt.toISOString(),
  expires_at: key.expiresAt?.toISOString() ?? null,
  last_used_at: key.lastUsedAt?.toISOString() ?? null,
  revoked_at: key.revokedAt?.toISOString() ?? null,
  suspended_at: key.suspendedAt?.toISOString() ?? null,
  suspended_for: key.suspendedFor,
  replaced_by: key.replacedBy,
  overlap_ends_at: key.overlapEndsAt?.toISOString() ?? null,
  exposed_at: key.exposedAt?.toISOString() ?? null,
  note: key.note,
})

export const describeQuotas = ({ minute, day }: Quotas): string =>
  `${describeQuota(minute)} a minute, ${describeQuota(day)} a day`

const describeQuota = (limit: number): string => (limit === 0 ? 'any number' : limit.toLocaleString('en-US'))

/** The key with this id, open or closed. Throws an OperatorFault if there is none. */
export const getKey = async (store: Store, id: string): Promise<ListedKey> => {
  const key = await findKey(store, id)
  if (key === undefined) throw new OperatorFault('not_found', `There is no key ${id}.`)
  return key
}
