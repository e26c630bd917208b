import { makeAlikeOrganisation } from '../people/index.ts'
import type { Command } from './command.ts'
import { getOperand } from './command-line.ts'

export const organisationsMake: Command = {
  words: 'organisations make',
  summary: 'Make an organisation without people, although its name looks like the name of another.',
  details:
    'The portal takes no name that looks like another, such as "Modern" beside "Modem". Make sure first that both ' +
    'organisations exist. "organisations invite-owner" then invites the first owner.',
  examples: ['organisations make "Modem Society"'],
  operand: { name: 'NAME', description: 'Name of the organisation, as it writes it.' },
  options: [],
  run: async (line, { store, actor }) => {
    const name = getOperand(line)
    const { id } = await makeAlikeOrganisation(store, { name, actor }, await store.now())
    return { json: { id, name }, text: `${id} is ${name}. It has no people yet.` }
  },
}
