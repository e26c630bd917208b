import type { Scope } from '@rotunda/contract'
import type { PeopleNeeds } from '../people/index.ts'
import type { KeyKind } from './key-secret.ts'
import type { Quotas } from './quotas.ts'
import type { KeyRow } from './tables.ts'

/** Parts of the service that keys, terms and requests need. The pepper is mixed into the stored hash of every key. */
export type AccessNeeds = PeopleNeeds & {
  /** Only kind of key that this service accepts: live keys where messages are delivered for real. */
  readonly kind: KeyKind
}

/** Holder of a key, with its rights. */
export type Principal = KeyRights & {
  /** Shown name of the organisation. */
  readonly organisationName: string
  readonly terms: TermsStanding
}

/** State of the terms for the organisation of a key. Each version is null for none. */
export type TermsStanding = {
  /** Version in force that the key needs, and that its organisation has not accepted. */
  readonly required: string | null
  /** Version in force if the organisation has accepted it, or else the version that it accepted last. */
  readonly accepted: string | null
  /** Reason why the key needs no accepted terms; null for a key that does. */
  readonly exempt: string | null
}

/** Rights of a key, by its row. */
export type KeyRights = {
  readonly keyId: string
  /** Id of the organisation. */
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

export const toRights = (row: KeyRow): KeyRights => ({
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

/** Row of a key, with its organisation and the terms that are in force. */
export type HeldKeyRow = KeyRow & {
  organisation_name: string | null
  terms_from: number | null
  terms_in_force: string | null
  /** Version in force, if the organisation has accepted it. */
  accepted_in_force: string | null
  accepted_newest: string | null
}

/** A key without an organisation of its own row belongs to the name that it holds. */
export const toPrincipal = (row: HeldKeyRow, now: Date): Principal => {
  const { organisation, organisation_name, terms_in_force, accepted_in_force, accepted_newest } = row
  const exempt = findExemption(row, now)
  return {
    ...toRights(row),
    organisationName: organisation_name ?? organisation,
    terms: {
      required: exempt === null && accepted_in_force === null ? terms_in_force : null,
      accepted: accepted_in_force ?? accepted_newest,
      exempt,
    },
  }
}

/** The exemption of a key ends on the date that an operator set for its organisation. */
const findExemption = ({ without_terms, terms_from }: HeldKeyRow, now: Date): string | null =>
  terms_from !== null && terms_from <= now.getTime() ? null : without_terms
