import type { Transaction } from 'kysely'
import { audit, lockAudit, type AuditEntry } from '../audit/index.ts'
import { makeId, Refusal, refuseFields } from '../platform/index.ts'
import { proofOf } from './digest.ts'
import { ORGANISATION_LIMITS } from './limits.ts'
import { putMail } from './mail.ts'
import { MAILBOX_FORM, parseMailbox } from './mailbox.ts'
import { demandOwner } from './memberships.ts'
import { describeActor, type Actor, type PeopleNeeds } from './needs.ts'
import { getOrganisationName } from './organisations.ts'
import { getMailbox } from './persons.ts'
import { raise } from './sign-in-counters.ts'
import type { InvitationRow, OrganisationRole, PeopleTables } from './tables.ts'

const DAY = 86_400_000
const OPEN_DAYS = ORGANISATION_LIMITS.invitationDays.value
const MOST_A_DAY = ORGANISATION_LIMITS.invitationsOfDay.value
const MOST_OPEN = ORGANISATION_LIMITS.openInvitations.value
const MOST_MAILS = ORGANISATION_LIMITS.invitationMails.value

export type NewInvitation = {
  readonly organisation: string
  readonly mailbox: string
  readonly role: OrganisationRole
  readonly actor: Actor
}

export type MadeInvitation = { readonly id: string; readonly endsAt: Date }

/**
 * Invites a mailbox by an owner's order, and mails it. A second invitation of a mailbox replaces the first. An
 * invitation alone grants nothing.
 */
export const invitePerson = async (
  needs: PeopleNeeds,
  { organisation, mailbox, role, actor }: NewInvitation,
  at: Date,
): Promise<MadeInvitation> => {
  return needs.store.write<PeopleTables, MadeInvitation>(async (trx) => {
    await lockAudit(trx, needs.store.engine)
    await demandOwner(trx, organisation, actor.person)
    // Read here, so that a stranger does not learn how an invitation would be judged.
    const invitation = { organisation, mailbox: readMailbox(mailbox), role, invited_by: actor.person }
    return putInvitation({ trx, needs, by: describeActor(actor) }, invitation, at)
  })
}

export type OwnerInvitation = {
  readonly organisation: string
  readonly mailbox: string
  /** The operator, as the audit log names them. */
  readonly actor: string
}

/** Invites an owner by an operator's order: an organisation that exists by its keys has no people of its own. */
export const inviteOwner = async (
  needs: PeopleNeeds,
  { organisation, mailbox, actor }: OwnerInvitation,
  at: Date,
): Promise<MadeInvitation> => {
  const invitation = { organisation, mailbox: readMailbox(mailbox), role: 'owner', invited_by: null } as const
  return needs.store.write<PeopleTables, MadeInvitation>(async (trx) => {
    await lockAudit(trx, needs.store.engine)
    return putInvitation({ trx, needs, by: { actor } }, invitation, at)
  })
}

const readMailbox = (text: string): string => {
  const mailbox = parseMailbox(text)
  if (mailbox === undefined) throw refuseFields([{ field: 'mailbox', detail: MAILBOX_FORM }])
  return mailbox
}

type Writing = {
  readonly trx: Transaction<PeopleTables>
  readonly needs: PeopleNeeds
  readonly by: Pick<AuditEntry, 'actor' | 'from'>
}

const putInvitation = async (
  { trx, needs, by }: Writing,
  invitation: Omit<InvitationRow, 'id' | 'ends_at'>,
  at: Date,
): Promise<MadeInvitation> => {
  const { organisation, mailbox, role } = invitation
  const name = await getOrganisationName(trx, organisation)
  await refuseMember(trx, invitation)
  await trx
    .deleteFrom('invitations')
    .where('organisation', '=', organisation)
    .where((row) => row.or([row('mailbox', '=', mailbox), row('ends_at', '<=', at.getTime())]))
    .execute()
  await refuseManyADay(trx, invitation.organisation, at)
  await refuseMany(trx, needs.pepper, invitation, at)
  const endsAt = new Date(at.getTime() + OPEN_DAYS * DAY)
  const id = makeId('invitation', at)
  await trx
    .insertInto('invitations')
    .values({ ...invitation, id, ends_at: endsAt.getTime() })
    .execute()
  await putMail(trx, needs.sealer, { mailbox, ...describeInvitation({ id, name, endsAt }) }, at)
  const detail = JSON.stringify({ role })
  const entry = { ...by, action: 'organisation.invite', object: id, organisation, detail } as const
  await audit(trx, needs.store.engine, entry, at)
  return { id, endsAt }
}

/** An owner's invitation may raise a member; any other invitation of a member would change nothing. */
const refuseMember = async (
  trx: Transaction<PeopleTables>,
  { organisation, mailbox, role }: Pick<InvitationRow, 'organisation' | 'mailbox' | 'role'>,
): Promise<void> => {
  const member = await trx
    .selectFrom('memberships')
    .innerJoin('people', 'people.id', 'memberships.person')
    .select('memberships.role')
    .where('memberships.organisation', '=', organisation)
    .where('people.mailbox', '=', mailbox)
    .executeTakeFirst()
  if (member === undefined || (role === 'owner' && member.role === 'member')) return
  const detail = `This mailbox belongs to a person of the organisation already, with the role ${member.role}.`
  throw refuseFields([{ field: 'mailbox', detail }])
}

/** Invitations of one organisation, withdrawn ones among them: each was a mail to a stranger. */
const refuseManyADay = async (
  trx: Transaction<PeopleTables>,
  organisation: string,
  at: Date,
): Promise<void> => {
  const sent = await trx
    .selectFrom('audit')
    .select('at')
    .where('organisation', '=', organisation)
    .where('action', '=', 'organisation.invite')
    .where('at', '>', at.getTime() - DAY)
    .orderBy('at')
    .execute()
  const oldest = sent.at(-MOST_A_DAY)
  if (oldest === undefined) return
  const retryAfterSeconds = Math.ceil((oldest.at + DAY - at.getTime()) / 1000)
  const detail = `The organisation sent ${MOST_A_DAY} invitations in 24 hours, which is the limit. Invite more people later.`
  throw new Refusal('rate_limited', detail, { retryAfterSeconds })
}

/** Mails to strangers are counted: this service must not send them one after the other. */
const refuseMany = async (
  trx: Transaction<PeopleTables>,
  pepper: Uint8Array,
  { organisation, mailbox }: Pick<InvitationRow, 'organisation' | 'mailbox'>,
  at: Date,
): Promise<void> => {
  const open = await trx
    .selectFrom('invitations')
    .select('id')
    .where('organisation', '=', organisation)
    .execute()
  if (open.length >= MOST_OPEN)
    throw new Refusal(
      'not_in_this_state',
      `The organisation has ${open.length} open invitations, and ${MOST_OPEN} is the limit. Withdraw an invitation first.`,
    )
  const begins = at.getTime() - (at.getTime() % DAY)
  const { count } = await raise(trx, proofOf(pepper, 'count', 'invitation', mailbox), begins)
  if (count <= MOST_MAILS) return
  const retryAfterSeconds = Math.ceil((begins + DAY - at.getTime()) / 1000)
  const detail = `This mailbox received ${MOST_MAILS} invitations today (UTC), which is the limit. Invite it again tomorrow.`
  throw new Refusal('rate_limited', detail, { retryAfterSeconds })
}

/** The mail names the organisation, and none of its people. */
const describeInvitation = ({ id, name, endsAt }: MadeInvitation & { readonly name: string }) => ({
  kind: 'invitation' as const,
  subject: 'Invitation to an organisation',
  text: {
    paragraphs: [
      `An owner of the organisation "${name}" invites you to join it.`,
      'Sign in with this mailbox to accept the invitation. The invitation grants nothing by itself: keys and data need an approved ' +
        'access request.',
      `The invitation ends on ${endsAt.toISOString().slice(0, 10)}. If you do not know the organisation, do nothing.`,
    ],
    link: { label: 'Open the invitation', path: `/portal/invitations/${id}` },
  },
})

export type InvitationOrder = { readonly id: string; readonly actor: Actor }

/** Withdraws an invitation of an organisation by an owner's order. */
export const withdrawInvitation = (
  { store }: Pick<PeopleNeeds, 'store'>,
  { organisation, id, actor }: InvitationOrder & { readonly organisation: string },
  at: Date,
): Promise<undefined> =>
  store.write<PeopleTables, undefined>(async (trx) => {
    await lockAudit(trx, store.engine)
    await demandOwner(trx, organisation, actor.person)
    const withdrawn = await trx
      .deleteFrom('invitations')
      .where('id', '=', id)
      .where('organisation', '=', organisation)
      .returning('id')
      .executeTakeFirst()
    if (withdrawn === undefined)
      throw new Refusal(
        'not_found',
        `The organisation has no open invitation ${id}. The invitation may have been accepted.`,
      )
    const entry = { ...describeActor(actor), object: id, organisation, detail: '{}' }
    await audit(trx, store.engine, { ...entry, action: 'organisation.withdraw_invitation' }, at)
    return undefined
  })

/**
 * Makes the actor a member of the organisation that invited their mailbox. Returns the organisation. An invitation of
 * another mailbox is refused as if it did not exist.
 */
export const acceptInvitation = (
  { store }: Pick<PeopleNeeds, 'store'>,
  { id, actor }: InvitationOrder,
  at: Date,
): Promise<{ readonly organisation: string }> =>
  store.write<PeopleTables, { readonly organisation: string }>(async (trx) => {
    await lockAudit(trx, store.engine)
    const mailbox = await getMailbox(trx, actor.person)
    const { organisation, role } = await takeInvitation(trx, { id, mailbox }, at)
    await trx
      .insertInto('memberships')
      .values({ organisation, person: actor.person, role, since: at.getTime() })
      .onConflict((conflict) => {
        const member = conflict.columns(['organisation', 'person'])
        // An invitation raises a member to an owner, and lowers no owner.
        return role === 'owner' ? member.doUpdateSet({ role }) : member.doNothing()
      })
      .execute()
    const detail = JSON.stringify({ invitation: id, role })
    const entry = { ...describeActor(actor), object: organisation, organisation, detail }
    await audit(trx, store.engine, { ...entry, action: 'organisation.join' }, at)
    return { organisation }
  })

/** Ends an invitation by the order of the person who was invited. */
export const declineInvitation = (
  { store }: Pick<PeopleNeeds, 'store'>,
  { id, actor }: InvitationOrder,
  at: Date,
): Promise<undefined> =>
  store.write<PeopleTables, undefined>(async (trx) => {
    await lockAudit(trx, store.engine)
    const mailbox = await getMailbox(trx, actor.person)
    const { organisation } = await takeInvitation(trx, { id, mailbox }, at)
    const entry = { ...describeActor(actor), object: id, organisation, detail: '{}' }
    await audit(trx, store.engine, { ...entry, action: 'organisation.decline_invitation' }, at)
    return undefined
  })

/** Takes an open invitation of a mailbox, once. */
const takeInvitation = async (
  trx: Transaction<PeopleTables>,
  { id, mailbox }: Pick<InvitationRow, 'id' | 'mailbox'>,
  at: Date,
): Promise<Pick<InvitationRow, 'organisation' | 'role'>> => {
  const taken = await trx
    .deleteFrom('invitations')
    .where('id', '=', id)
    .where('mailbox', '=', mailbox)
    .where('ends_at', '>', at.getTime())
    // An end too far away was set before the clock was set back.
    .where('ends_at', '<=', at.getTime() + OPEN_DAYS * DAY)
    .returning(['organisation', 'role'])
    .executeTakeFirst()
  if (taken === undefined) throw refuseInvitation(id)
  return taken
}

const refuseInvitation = (id: string): Refusal =>
  new Refusal(
    'not_found',
    `There is no open invitation ${id} for you. The invitation may have ended or been withdrawn: ask for a new invitation.`,
  )
