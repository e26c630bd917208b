import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { audit, lockAudit } from '../audit/index.ts'
import { Refusal } from '../platform/index.ts'
import type { PeopleNeeds } from './needs.ts'
import type { Session } from './sessions.ts'
import type { PeopleTables } from './tables.ts'

export type ListedPasskey = {
  readonly id: string
  readonly name: string
  readonly transports: readonly AuthenticatorTransport[]
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

type AuthenticatorTransport = NonNullable<
  NonNullable<PublicKeyCredentialRequestOptionsJSON['allowCredentials']>[number]['transports']
>[number]

export const listPasskeys = async (
  { store }: Pick<PeopleNeeds, 'store'>,
  person: string,
): Promise<ListedPasskey[]> => {
  const rows = await store
    .db<PeopleTables>()
    .selectFrom('passkeys')
    .selectAll()
    .where('person', '=', person)
    .orderBy('created_at')
    .execute()
  return rows.map(({ id, name, transports, created_at, last_used_at }) => ({
    id,
    name,
    // finishAddPasskey wrote it.
    transports: JSON.parse(transports) as AuthenticatorTransport[],
    createdAt: new Date(created_at),
    lastUsedAt: last_used_at === null ? null : new Date(last_used_at),
  }))
}

/**
 * Removes a passkey of its own person, in a session with a passkey, and ends the other sessions that it opened. A person
 * with a role keeps at least one.
 */
export const removePasskey = async (
  { store }: Pick<PeopleNeeds, 'store'>,
  { session, id }: { readonly session: Session; readonly id: string },
  at: Date,
): Promise<void> => {
  await store.write<PeopleTables, undefined>(async (trx) => {
    // Two removals at once must not both leave the other's passkey.
    await lockAudit(trx, store.engine)
    const removed = await trx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('person', '=', session.person)
      .returning('id')
      .executeTakeFirst()
    if (removed === undefined) throw new Refusal('not_found', 'You have no passkey with this id.')
    demandPasskey(session)
    const left = await trx.selectFrom('passkeys').select('id').where('person', '=', session.person).execute()
    if (session.role !== null && left.length === 0)
      throw new Refusal('not_in_this_state', `A ${session.role} needs a passkey. Add another passkey first.`)
    await trx.deleteFrom('sessions').where('passkey', '=', id).where('id', '!=', session.id).execute()
    const line = { actor: session.person, object: session.person, detail: '{}' } as const
    await audit(trx, store.engine, { ...line, action: 'passkey.remove' }, at)
    return undefined
  })
}

/**
 * A session by code alone must not add a key to a person who has one: mail alone would then open what passkeys protect. A
 * person with a role uses one of its passkeys.
 */
export const demandPasskey = ({ passkeyAt, role, enrolment }: Session): void => {
  if (passkeyAt === null || (role !== null && enrolment === null))
    throw new Refusal('passkey_needed', 'You have a passkey. Use the passkey once in this session first.')
}
