import { Type } from 'typebox'
import { closed, OpenInvitation, OrganisationRole, text } from '@rotunda/contract'
import {
  acceptInvitation,
  declineInvitation,
  demandOwner,
  invitePerson,
  listInvitations,
  withdrawInvitation,
  type PeopleTables,
} from '../../people/index.ts'
import { operation, type PortalOperation } from './operation.ts'

const id = text('Id of the invitation.')
const organisation = text('Id of the organisation.')
const ofOrganisation = closed({ organisation })
const ofInvitation = closed({ invitation: id })

const NOTHING = closed({ data: closed({}) })

const EXAMPLE = {
  id: 'inv_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0',
  mailbox: 'grace@example.org',
  role: 'member',
  ends_at: '2026-12-10T12:00:00.000Z',
}

const list = operation({
  method: 'GET',
  path: '/organisations/:organisation/invitations',
  operationId: 'listInvitations',
  summary: 'Open invitations',
  description:
    'Lists the open invitations of an organisation, oldest first: 100 at most. Only owners can read the list.',
  caller: 'person',
  params: ofOrganisation,
  answer: closed({ data: Type.Array(OpenInvitation) }),
  says: 'The invitations.',
  example: { data: [EXAMPLE] },
  refuses: ['not_permitted'],
  run: async ({ store }, { params, session, at }) => {
    await demandOwner(store.db<PeopleTables>(), params.organisation, session.person)
    const open = await listInvitations(store, params.organisation, at)
    return { data: open.map(({ endsAt, ...rest }) => ({ ...rest, ends_at: endsAt.toISOString() })) }
  },
})

const invite = operation({
  method: 'POST',
  path: '/organisations/:organisation/invitations',
  operationId: 'invitePerson',
  summary: 'Invite a person',
  description:
    'Invites a mailbox by mail. Only owners can invite. A second invitation of a mailbox replaces the first invitation. An invitation grants nothing by itself.',
  caller: 'person',
  status: 201,
  params: ofOrganisation,
  body: closed({
    mailbox: Type.String({ maxLength: 320, description: 'Address of the mailbox.' }),
    role: OrganisationRole,
  }),
  answer: closed({
    data: closed({
      id,
      ends_at: Type.String({ format: 'date-time', description: 'End of the invitation.' }),
    }),
  }),
  says: 'The invitation is on its way.',
  example: { data: { id: EXAMPLE.id, ends_at: EXAMPLE.ends_at } },
  refuses: ['not_permitted', 'not_in_this_state'],
  run: async (needs, { params, body, actor, at }) => {
    const made = await invitePerson(needs, { ...params, ...body, actor }, at)
    return { data: { id: made.id, ends_at: made.endsAt.toISOString() } }
  },
})

const withdraw = operation({
  method: 'DELETE',
  path: '/organisations/:organisation/invitations/:invitation',
  operationId: 'withdrawInvitation',
  summary: 'Withdraw an invitation',
  description: 'Ends an open invitation. Only owners can withdraw invitations.',
  caller: 'person',
  params: closed({ organisation, invitation: id }),
  answer: NOTHING,
  says: 'The invitation is withdrawn.',
  example: { data: {} },
  refuses: ['not_permitted'],
  run: async (needs, { params, actor, at }) => {
    await withdrawInvitation(needs, { organisation: params.organisation, id: params.invitation, actor }, at)
    return { data: {} }
  },
})

const accept = operation({
  method: 'POST',
  path: '/invitations/:invitation/accept',
  operationId: 'acceptInvitation',
  summary: 'Accept an invitation',
  description: 'Adds the person to the organisation that invited the mailbox.',
  caller: 'person',
  params: ofInvitation,
  answer: closed({ data: closed({ organisation }) }),
  says: 'The person belongs to the organisation.',
  example: { data: { organisation: 'org_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0' } },
  run: async (needs, { params, actor, at }) => ({
    data: await acceptInvitation(needs, { id: params.invitation, actor }, at),
  }),
})

const decline = operation({
  method: 'POST',
  path: '/invitations/:invitation/decline',
  operationId: 'declineInvitation',
  summary: 'Decline an invitation',
  description: 'Ends an invitation to the mailbox of the person. Nobody is mailed.',
  caller: 'person',
  params: ofInvitation,
  answer: NOTHING,
  says: 'The invitation is declined.',
  example: { data: {} },
  run: async (needs, { params, actor, at }) => {
    await declineInvitation(needs, { id: params.invitation, actor }, at)
    return { data: {} }
  },
})

export const INVITATION_OPERATIONS: readonly PortalOperation[] = [list, invite, withdraw, accept, decline]
