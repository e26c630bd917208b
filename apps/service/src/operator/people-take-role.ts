import { takeRoleAway } from '../people/index.ts'
import type { Command } from './command.ts'
import { getOperand } from './command-line.ts'
import { getPerson, PERSON_OPERAND } from './describe-person.ts'

export const peopleTakeRole: Command = {
  words: 'people take-role',
  summary: 'Take the role of a reviewer or operator away, and end their sessions.',
  details:
    'The passkeys of the role are removed. They stay a person, and sign in by mail. "people invite" gives a role again, with another passkey.',
  examples: ['people take-role per_019a3f2b7c40d1e2f3a4b5c6d7e8f901'],
  operand: PERSON_OPERAND,
  options: [],
  run: async (line, { store, actor }) => {
    const { id } = await getPerson(store, getOperand(line))
    const role = await takeRoleAway({ store }, { person: id, actor }, await store.now())
    return {
      json: { id, role },
      text: `${id} is no longer ${role === 'operator' ? 'an operator' : 'a reviewer'}.`,
    }
  },
}
