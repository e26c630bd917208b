import type { Scope } from '@rotunda/contract'
import type { Store } from '../platform/index.ts'
import type { KeyKind } from './key-secret.ts'
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
}

export const toPrincipal = ({ id, organisation, scopes }: KeyRow): Principal => ({
  keyId: id,
  organisation,
  // Written by issueKey, which takes nothing but scopes.
  scopes: JSON.parse(scopes) as Scope[],
})
