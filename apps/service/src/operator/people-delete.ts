import { deletePerson } from '../access/index.ts'
import { listOrganisationsOf, refuseLastOwner, type PeopleTables } from '../people/index.ts'
import { OperatorFault } from '../platform/index.ts'
import { openSecrets } from '../wiring/secrets.ts'
import { DRY_RUN_OPTION, YES_OPTION, type Command } from './command.ts'
import { getOperand } from './command-line.ts'
import { getPerson, PERSON_OPERAND } from './describe-person.ts'

export const peopleDelete: Command = {
  words: 'people delete',
  summary: 'Delete a person: the mailbox, sessions, passkeys, memberships, invitations, mail and addresses.',
  details:
    'The audit log keeps the id of the person, and its chain stays whole. Keys of an organisation stay, so rotate those ' +
    'that the person saw. The last owner of an organisation cannot be deleted: invite another owner first.',
  examples: [
    'people delete per_019a3f2b7c40d1e2f3a4b5c6d7e8f901 --dry-run',
    'people delete per_019a3f2b7c40d1e2f3a4b5c6d7e8f901 --yes',
  ],
  operand: PERSON_OPERAND,
  options: [DRY_RUN_OPTION, YES_OPTION],
  destroys: true,
  preview: async (line, { store }) => {
    const { id, mailbox } = await getPerson(store, getOperand(line))
    if (mailbox === null) throw new OperatorFault('not_found', `The person ${id} was deleted before.`)
    const organisations = await listOrganisationsOf(store, id)
    for (const { id: own } of organisations) await refuseLastOwner(store.db<PeopleTables>(), own, id)
    const names = organisations.map(({ name }) => name).join(', ')
    return {
      json: { id, organisations: organisations.map((own) => own.id), would_delete: true },
      text: `${id} (${mailbox}; ${names === '' ? 'in no organisation' : `of ${names}`}) would be deleted.`,
    }
  },
  run: async (line, { settings, store, actor }) => {
    const { id } = await getPerson(store, getOperand(line))
    const at = await store.now()
    await deletePerson({ store, sealer: openSecrets(settings).sealer }, { person: id, actor }, at)
    return { json: { id, deleted_at: at.toISOString() }, text: `${id} is deleted.` }
  },
}
