import type { Scope } from '@rotunda/contract'
import type { Store } from '../platform/index.ts'
import type { KeyKind } from './key-secret.ts'
import type { Quotas } from './quotas.ts'
import type { KeyRow } from './tables.ts'

export type AccessNeeds = {
  readonly store: Store
  /** Secret mixed into every stored hash; it comes from the settings and is never in the database. */
  readonly pepper: Uint8Array
  /** Only kind of key that this service accepts. */
  readonly kind: KeyKind
}

/** Holder of a key, with its rights. */
export type Principal = {
  readonly keyId: string
  readonly organisation: string
  readonly scopes: readonly Scope[]
  /** Visible start of the key. */
  readonly start: string
  /** End of the key: its last day, or the end of the overlap with the key that replaced it, if earlier. */
  readonly expiresAt: Date | null
  readonly quotas: Quotas
  /** Id that the quotas are counted under. */
  readonly countedAs: string
  /** Addresses and CIDR ranges that the key is limited to; null for any. */
  readonly addresses: readonly string[] | null
}

export const toPrincipal = (row: KeyRow): Principal => ({
  keyId: row.id,
  organisation: row.organisation,
  // issueKey wrote it, and takes only scopes.
  scopes: JSON.parse(row.scopes) as Scope[],
  start: row.start,
  expiresAt: endOf(row),
  quotas: { minute: row.quota_minute, day: row.quota_day },
  countedAs: row.counted_as,
  addresses: readAddresses(row),
})

const endOf = ({ expires_at, overlap_ends_at }: KeyRow): Date | null => {
  const end = Math.min(expires_at ?? Infinity, overlap_ends_at ?? Infinity)
  return end === Infinity ? null : new Date(end)
}

const readAddresses = ({ addresses }: KeyRow): readonly string[] | null =>
  // issueKey wrote it, and takes only a list of ranges.
  addresses === null ? null : (JSON.parse(addresses) as string[])
