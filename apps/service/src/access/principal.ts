import type { Scope } from '@rotunda/contract'
import type { Store } from '../platform/index.ts'
import type { KeyKind } from './key-secret.ts'
import type { Quotas } from './quotas.ts'
import type { KeyRow } from './tables.ts'

export type AccessNeeds = {
  readonly store: Store
  /** Keyed into every stored hash; from the settings, never in the database. */
  readonly pepper: Uint8Array
  /** The one kind of key that this service takes. */
  readonly kind: KeyKind
}

/** Who is asking, and what they may do. */
export type Principal = {
  readonly keyId: string
  readonly organisation: string
  readonly scopes: readonly Scope[]
  /** Visible start of the key. */
  readonly start: string
  /** When the key ends: its last day, or before that the overlap with the key that replaced it. */
  readonly expiresAt: Date | null
  readonly quotas: Quotas
  /** Id under which the quotas are counted. */
  readonly countedAs: string
  /** Addresses and CIDR ranges from which the key is taken; null for any. */
  readonly addresses: readonly string[] | null
}

export const toPrincipal = (row: KeyRow): Principal => ({
  keyId: row.id,
  organisation: row.organisation,
  // Written by issueKey, which takes nothing but scopes.
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
  // Written by issueKey, which takes a list of ranges.
  addresses === null ? null : (JSON.parse(addresses) as string[])
