import { resetPasskeys } from '../people/index.ts'
import { openAccess } from '../wiring/open-access.ts'
import type { Command } from './command.ts'
import { getOperand } from './command-line.ts'
import { getPerson, PERSON_OPERAND } from './describe-person.ts'

export const peopleResetPasskey: Command = {
  words: 'people reset-passkey',
  summary:
    'Remove the passkeys of a person who lost theirs, and end their sessions. All reviewers are mailed.',
  details:
    'Make sure first that the person asks for it. A reviewer or operator keeps the role, and needs a new code from ' +
    '"people invite" to make another passkey: an open code from before ends.',
  examples: ['people reset-passkey per_019a3f2b7c40d1e2f3a4b5c6d7e8f901'],
  operand: PERSON_OPERAND,
  options: [],
  run: async (line, { settings, store, actor }) => {
    const { id } = await getPerson(store, getOperand(line))
    const needs = await openAccess(settings, store)
    const reset = await resetPasskeys(needs, { person: id, actor }, await store.now())
    const { passkeys, sessions, mailed } = reset
    return {
      json: { id, ...reset },
      text: `${id} has no passkeys now: ${passkeys} removed, ${sessions} sessions ended, ${mailed} reviewers and operators mailed.`,
    }
  },
}
