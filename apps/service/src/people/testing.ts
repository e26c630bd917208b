import { makeSealer, makeId, type Store } from '../platform/index.ts'
import type { Actor, PeopleNeeds } from './needs.ts'
import type { PeopleTables, Role } from './tables.ts'

export const makePeopleNeeds = (store: Store): PeopleNeeds => ({
  store,
  pepper: new Uint8Array(32).fill(1),
  sealer: makeSealer([{ id: 1, secret: new Uint8Array(32).fill(2) }]),
})

/** A person who has signed in with this mailbox, as an actor in the portal. */
export const makePerson = async (
  store: Store,
  mailbox: string,
  at: Date,
  role: Role | null = null,
): Promise<Actor> => {
  const id = makeId('person', at)
  await store.write<PeopleTables, unknown>((trx) =>
    trx
      .insertInto('people')
      .values({ id, mailbox, role, enrolment: null, created_at: at.getTime(), deleted_at: null })
      .execute(),
  )
  return { person: id, by: 'portal', address: '192.0.2.7' }
}

/** An open session of a person, by code alone. */
export const putSession = async (store: Store, person: string, at: Date): Promise<void> => {
  const id = makeId('session', at)
  const now = at.getTime()
  const times = {
    created_at: now,
    last_seen_at: now,
    ends_at: now + 3_600_000,
    passkey_at: null,
    passkey: null,
  }
  await store.write<PeopleTables, unknown>((trx) =>
    trx
      .insertInto('sessions')
      .values({ ...times, digest: `digest of ${id}`, id, person, address: '192.0.2.7', agent: 'test' })
      .execute(),
  )
}

/** A passkey of a person, which signs nothing. */
export const putPasskey = async (store: Store, person: string, at: Date): Promise<void> => {
  const unused = {
    public_key: new Uint8Array(1),
    counter: 0,
    transports: '[]',
    enrolment: null,
    last_used_at: null,
  }
  await store.write<PeopleTables, unknown>((trx) =>
    trx
      .insertInto('passkeys')
      .values({ ...unused, id: `passkey of ${person}`, person, name: 'Laptop', created_at: at.getTime() })
      .execute(),
  )
}
