import type { Kysely, Transaction } from 'kysely'
import type { Scope } from '@rotunda/contract'
import { Refusal, refuseFields, type FieldFault, type Store } from '../platform/index.ts'
import { lockAudit } from '../audit/index.ts'
import { demandMember, describeActor, type Actor } from '../people/index.ts'
import { hasAccepted } from './accept-terms.ts'
import {
  changeWithin,
  getKeyRow,
  resumeWithin,
  revokeWithin,
  suspendWithin,
  type KeyOrder,
} from './change-key.ts'
import { listGrants, lowestOf } from './grants.ts'
import { insertKey, makeKey, type IssuedKey } from './issue-key.ts'
import { findAddressFaults, findExpiryFaults, findNameFaults, refuseAny } from './key-fields.ts'
import { noteSighting } from './key-sightings.ts'
import { ORGANISATION_KEY_LIMITS } from './limits.ts'
import type { PortalTables } from './portal-tables.ts'
import { toRights, type AccessNeeds } from './principal.ts'
import type { Quotas } from './quotas.ts'
import { MOST_OVERLAP_DAYS, replaceKey, type RotatedKey } from './rotate-key.ts'
import { BY_ORGANISATION, RESUMABLE, ROTATABLE } from './suspensions.ts'
import { findTermsInForce, termsPath } from './terms.ts'
import { forgetVerified } from './verified-keys.ts'

const DAY = 86_400_000

const MOST_OPEN = ORGANISATION_KEY_LIMITS.openKeys.value
const MOST_DAYS = ORGANISATION_KEY_LIMITS.keyDays.value

type MemberOrder = { readonly organisation: string; readonly actor: Actor; readonly at: Date }

/** Order of a member on a key of the organisation. */
type OwnKeyOrder = MemberOrder & { readonly id: string }

export type NewOwnKey = MemberOrder & {
  readonly name: string
  readonly scopes: readonly Scope[]
  /** 365 days from now when left out. */
  readonly expiresAt?: Date | undefined
  /** Any address when left out. */
  readonly addresses?: readonly string[] | undefined
}

export type IssuedOwnKey = IssuedKey & { readonly expiresAt: Date }

/**
 * Issues a key to an organisation, at the order of a member: for scopes that it was granted, under terms that it has
 * accepted. The quotas are the lowest of the grants. The secret is returned here, once, and is stored nowhere.
 */
export const issueOrganisationKey = async (needs: AccessNeeds, wanted: NewOwnKey): Promise<IssuedOwnKey> => {
  const { organisation, actor, at, addresses } = wanted
  const name = wanted.name.trim()
  const expiresAt = wanted.expiresAt ?? new Date(at.getTime() + MOST_DAYS * DAY)
  const scopes = [...new Set(wanted.scopes)]
  return orderAsMember(needs.store, wanted, async (trx) => {
    refuseAny([
      ...findNameFaults(name),
      ...(scopes.length === 0 ? [{ field: 'scopes', detail: 'Choose at least one scope.' }] : []),
      ...findExpiryFaults(expiresAt, at),
      ...findAddressFaults(addresses ?? null),
    ])
    await demandTerms(trx, organisation, at)
    const { minute, day } = await demandGrants(trx, organisation, scopes, (missing) =>
      refuseFields([{ field: 'scopes', detail: explainMissing(missing) }]),
    )
    await refuseMany(trx, organisation, at)
    const { secret, row } = makeKey(
      needs,
      {
        organisation,
        scopes: JSON.stringify(scopes),
        expires_at: expiresAt.getTime(),
        quota_minute: minute,
        quota_day: day,
        addresses: addresses === undefined ? null : JSON.stringify(addresses),
        note: null,
        name,
        without_terms: null,
      },
      at,
    )
    await insertKey(trx, needs.store.engine, row, describeActor(actor))
    await noteSighting(trx, row.id, actor.person, at)
    return { id: row.id, secret, expiresAt }
  })
}

export type OwnRotation = OwnKeyOrder & {
  /** Days that the old key stays valid beside the new one; 0 for none. */
  readonly overlapDays: number
  /** 365 days from now when left out. */
  readonly expiresAt?: Date | undefined
}

/**
 * Replaces a key of the organisation. Terms and grants count as for a new key. A key that the operator suspended must be
 * resumed first; one that leaked may be rotated.
 */
export const rotateOrganisationKey = async (needs: AccessNeeds, wanted: OwnRotation): Promise<RotatedKey> => {
  const { organisation, actor, at, overlapDays } = wanted
  const expiresAt = wanted.expiresAt ?? new Date(at.getTime() + MOST_DAYS * DAY)
  return orderAsMember(needs.store, wanted, async (trx, order) => {
    refuseAny([...findExpiryFaults(expiresAt, at), ...findOverlapFaults(overlapDays)])
    const old = await getKeyRow(trx, order)
    if (old.suspended_for !== null && !ROTATABLE.includes(old.suspended_for))
      throw refuseState(
        `The operator suspended ${old.id}: ${old.suspended_for}. Ask the operator to resume it.`,
      )
    await demandTerms(trx, organisation, at)
    const { scopes } = toRights(old)
    const { minute, day } = await demandGrants(trx, organisation, scopes, (missing) =>
      refuseState(`${explainMissing(missing)} Issue a key for the scopes that are granted.`),
    )
    const rotation = { ...order, overlapDays, expiresAt }
    const rotated = await replaceKey(trx, needs, rotation, old, {
      quota_minute: minute,
      quota_day: day,
      // It is a key of the portal from now on, even if a command issued the old one.
      name: old.name ?? old.start,
      without_terms: null,
    })
    await noteSighting(trx, rotated.id, actor.person, at)
    return rotated
  })
}

const findOverlapFaults = (days: number): FieldFault[] =>
  Number.isInteger(days) && days >= 0 && days <= MOST_OVERLAP_DAYS
    ? []
    : [{ field: 'overlap_days', detail: `The overlap must be 0 to ${MOST_OVERLAP_DAYS} whole days.` }]

/** Closes a key of the organisation until a member resumes it. */
export const suspendOrganisationKey = (store: Store, wanted: OwnKeyOrder): Promise<void> =>
  orderAsMember(store, wanted, (trx, order) => suspendWithin(trx, store.engine, order, BY_ORGANISATION))

/** Reopens a key that a member suspended, or that was idle. One that leaked stays closed for good. */
export const resumeOrganisationKey = (store: Store, wanted: OwnKeyOrder): Promise<void> =>
  orderAsMember(store, wanted, async (trx, order) => {
    const { id, suspended_for } = await getKeyRow(trx, order)
    if (suspended_for !== null && !RESUMABLE.includes(suspended_for))
      throw refuseState(
        ROTATABLE.includes(suspended_for)
          ? `${id} is suspended: ${suspended_for}. Other people may have the key, so rotate it.`
          : `The operator suspended ${id}: ${suspended_for}. Ask the operator to resume it.`,
      )
    await resumeWithin(trx, store.engine, order)
  })

/** Closes a key of the organisation for good. */
export const revokeOrganisationKey = (store: Store, wanted: OwnKeyOrder): Promise<void> =>
  orderAsMember(store, wanted, (trx, order) => revokeWithin(trx, store.engine, order))

export type OwnKeyChange = OwnKeyOrder & {
  readonly name?: string | undefined
  /** Null allows any address. */
  readonly addresses?: readonly string[] | null | undefined
}

/** Changes the name or the addresses of a key of the organisation. Fields that are left out stay as they are. */
export const changeOrganisationKey = async (store: Store, wanted: OwnKeyChange): Promise<void> => {
  const { addresses } = wanted
  const name = wanted.name?.trim()
  return orderAsMember(store, wanted, async (trx, order) => {
    refuseAny([
      ...(name === undefined ? [] : findNameFaults(name)),
      ...findAddressFaults(addresses ?? null),
      ...(name === undefined && addresses === undefined
        ? [{ field: 'name', detail: 'Give a name or a list of addresses to change.' }]
        : []),
    ])
    // A key without a name was issued by command, and its scopes need no grants: with a name they would be taken away.
    const { id, name: present } = await getKeyRow(trx, order)
    if (present === null && name !== undefined)
      throw refuseState(
        `The operator issued ${id}, so the key has no name. Rotate the key to make it a key of the portal.`,
      )
    await changeWithin(trx, store.engine, { ...order, name, addresses })
  })
}

/** Runs an order of a member in one transaction, with the lines of the audit log locked. A stranger learns no fault of a field. */
const orderAsMember = async <Result>(
  store: Store,
  { organisation, actor, at, id = '' }: MemberOrder & { readonly id?: string },
  work: (trx: Transaction<PortalTables>, order: KeyOrder) => Promise<Result>,
): Promise<Result> => {
  const result = await store.write<PortalTables, Result>(async (trx) => {
    await lockAudit(trx, store.engine)
    const db: Kysely<PortalTables> = trx
    await demandMember(db, organisation, actor.person)
    return work(trx, { ...describeActor(actor), id, organisation, at })
  })
  forgetVerified(store)
  return result
}

const demandTerms = async (trx: Transaction<PortalTables>, organisation: string, at: Date): Promise<void> => {
  const terms = await findTermsInForce(trx, at)
  if (terms === undefined || (await hasAccepted(trx, organisation, terms.version))) return
  const termsUrl = termsPath(terms.version)
  const detail = `Your organisation has not accepted the terms in force. Read ${termsUrl}, accept them, and try again.`
  throw new Refusal('terms_required', detail, { termsUrl })
}

/** Returns the lowest quotas of the grants of these scopes. */
const demandGrants = async (
  trx: Transaction<PortalTables>,
  organisation: string,
  scopes: readonly Scope[],
  refuse: (missing: readonly Scope[]) => Refusal,
): Promise<Quotas> => {
  const grants = (await listGrants(trx, organisation)).filter(({ scope }) => scopes.includes(scope))
  const missing = scopes.filter((scope) => !grants.some((grant) => grant.scope === scope))
  if (missing.length > 0) throw refuse(missing)
  if (grants.length === 0) throw refuseState('The key has no scopes any more. Issue a new key.')
  return lowestOf(grants.map(({ quotas }) => quotas))
}

const explainMissing = (missing: readonly Scope[]): string =>
  `Your organisation is not approved for ${missing.join(', ')}. Request access first.`

const refuseMany = async (trx: Transaction<PortalTables>, organisation: string, at: Date): Promise<void> => {
  const now = at.getTime()
  const open = await trx
    .selectFrom('keys')
    .select('id')
    .where('organisation', '=', organisation)
    .where('revoked_at', 'is', null)
    .where((key) => key.or([key('expires_at', 'is', null), key('expires_at', '>', now)]))
    .where((key) => key.or([key('overlap_ends_at', 'is', null), key('overlap_ends_at', '>', now)]))
    .execute()
  if (open.length < MOST_OPEN) return
  throw refuseState(
    `Your organisation has ${open.length} open keys, and ${MOST_OPEN} is the limit. Revoke a key first.`,
  )
}

const refuseState = (detail: string): Refusal => new Refusal('not_in_this_state', detail)
