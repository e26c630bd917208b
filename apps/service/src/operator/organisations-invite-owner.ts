import { inviteOwner } from '../people/index.ts'
import { openAccess } from '../wiring/open-access.ts'
import type { Command } from './command.ts'
import { getOperand, getOption } from './command-line.ts'
import { getOrganisation, nameOrganisation, ORGANISATION_OPERAND } from './describe-organisation.ts'
import { MAILBOX_OPTION } from './describe-person.ts'

export const organisationsInviteOwner: Command = {
  words: 'organisations invite-owner',
  summary: 'Invite a mailbox to be an owner of an organisation, such as one that exists by its keys.',
  details:
    'The invitation is mailed, and its person accepts it in the portal. It alone grants nothing. Make sure first that ' +
    'the mailbox belongs to the organisation: its owners see its keys.',
  examples: ['organisations invite-owner "Example Society" --mailbox ada@example.org'],
  operand: ORGANISATION_OPERAND,
  options: [MAILBOX_OPTION],
  run: async (line, { settings, store, actor }) => {
    const organisation = await getOrganisation(store, getOperand(line))
    const needs = await openAccess(settings, store)
    const mailbox = getOption(line, 'mailbox')
    const wanted = { organisation: organisation.id, mailbox, actor }
    const { id, endsAt } = await inviteOwner(needs, wanted, await store.now())
    const ends_at = endsAt.toISOString()
    return {
      json: { id, organisation: organisation.id, role: 'owner', ends_at },
      text: `${id} invites an owner of ${nameOrganisation(organisation.id, organisation.name)} until ${ends_at}.`,
    }
  },
}
