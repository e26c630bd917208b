import type { Store } from '../platform/index.ts'
import type { OrganisationRole, PeopleTables } from './tables.ts'

export type ListedInvitation = {
  readonly id: string
  readonly mailbox: string
  readonly role: OrganisationRole
  readonly endsAt: Date
}

/** Open invitations of an organisation, oldest first. */
export const listInvitations = async (
  store: Store,
  organisation: string,
  at: Date,
): Promise<ListedInvitation[]> => {
  const rows = await store
    .db<PeopleTables>()
    .selectFrom('invitations')
    .select(['id', 'mailbox', 'role', 'ends_at'])
    .where('organisation', '=', organisation)
    .where('ends_at', '>', at.getTime())
    .orderBy('id')
    .execute()
  return rows.map(({ ends_at, ...row }) => ({ ...row, endsAt: new Date(ends_at) }))
}

export type ReceivedInvitation = Omit<ListedInvitation, 'mailbox'> & {
  readonly organisation: { readonly id: string; readonly name: string; readonly site: string | null }
}

/** Open invitations of a mailbox, oldest first. */
export const listInvitationsFor = async (
  store: Store,
  mailbox: string,
  at: Date,
): Promise<ReceivedInvitation[]> => {
  const rows = await store
    .db<PeopleTables>()
    .selectFrom('invitations')
    .innerJoin('organisations', 'organisations.id', 'invitations.organisation')
    .select(['invitations.id', 'invitations.role', 'invitations.ends_at', 'invitations.organisation'])
    .select(['organisations.name', 'organisations.site'])
    .where('invitations.mailbox', '=', mailbox)
    .where('invitations.ends_at', '>', at.getTime())
    .orderBy('invitations.id')
    .execute()
  return rows.map(({ id, role, ends_at, organisation, name, site }) => ({
    id,
    role,
    endsAt: new Date(ends_at),
    organisation: { id: organisation, name, site },
  }))
}
