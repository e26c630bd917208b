import { countWaysIn, listOrganisationsOf } from '../people/index.ts'
import { formatTable } from '../wiring/format-table.ts'
import type { Command } from './command.ts'
import { getOperand } from './command-line.ts'
import { nameOrganisation } from './describe-organisation.ts'
import { describePerson, getPerson, PERSON_OPERAND } from './describe-person.ts'

export const peopleShow: Command = {
  words: 'people show',
  onlyLooks: true,
  summary: 'Show a person: role, organisations, and numbers of passkeys and open sessions.',
  examples: ['people show per_019a3f2b7c40d1e2f3a4b5c6d7e8f901'],
  operand: PERSON_OPERAND,
  options: [],
  run: async (line, { store }) => {
    const person = await getPerson(store, getOperand(line))
    const organisations = await listOrganisationsOf(store, person.id)
    const { passkeys, sessions } = await countWaysIn(store, person.id, await store.now())
    const json = { ...describePerson(person), organisations, passkeys, sessions }
    const own = organisations.map(({ id, name, role }) => `${nameOrganisation(id, name)}, ${role}`)
    return {
      json,
      text: formatTable([
        ['Id', json.id],
        ['Mailbox', json.mailbox ?? `deleted at ${json.deleted_at ?? ''}`],
        ['Role', json.role ?? '-'],
        ['Since', json.created_at],
        ['Organisations', own.join('; ') || '-'],
        ['Passkeys', String(passkeys)],
        ['Sessions', String(sessions)],
      ]),
    }
  },
}
