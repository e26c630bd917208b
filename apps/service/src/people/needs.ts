import type { AuditEntry } from '../audit/index.ts'
import type { Sealer, Store } from '../platform/index.ts'

/** Parts of the service that people and organisations need. */
export type PeopleNeeds = {
  readonly store: Store
  /** Secret mixed into every stored proof; it is never in the database. */
  readonly pepper: Uint8Array
  /** Seals the texts of mails. */
  readonly sealer: Sealer
}

/** Person who acts, and the way: a command acts for a person without a session. */
export type Actor = {
  readonly person: string
  readonly by: 'portal' | 'command'
  /** Address of the request; undefined for a command. */
  readonly address?: string
}

/** Name of an actor in the audit log. */
export const nameActor = ({ person, by }: Actor): string => (by === 'command' ? `command:${person}` : person)

/** Actor and address of a line of the audit log. */
export const describeActor = (actor: Actor): Pick<AuditEntry, 'actor' | 'from'> => ({
  actor: nameActor(actor),
  from: actor.address === undefined ? undefined : { address: actor.address, person: actor.person },
})
