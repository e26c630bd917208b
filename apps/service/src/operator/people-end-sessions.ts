import { endAllSessions } from '../people/index.ts'
import type { Command } from './command.ts'
import { getOperand } from './command-line.ts'
import { getPerson, PERSON_OPERAND } from './describe-person.ts'

export const peopleEndSessions: Command = {
  words: 'people end-sessions',
  summary: 'End every session of a person. They can sign in again.',
  examples: ['people end-sessions per_019a3f2b7c40d1e2f3a4b5c6d7e8f901'],
  operand: PERSON_OPERAND,
  options: [],
  run: async (line, { store, actor }) => {
    const { id } = await getPerson(store, getOperand(line))
    const sessions = await endAllSessions({ store }, { person: id, actor }, await store.now())
    return { json: { id, sessions }, text: `${sessions} sessions of ${id} ended.` }
  },
}
