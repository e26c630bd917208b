import { listAllPeople } from '../people/index.ts'
import { formatTable } from '../wiring/format-table.ts'
import type { Command } from './command.ts'
import { describePerson } from './describe-person.ts'

export const peopleList: Command = {
  words: 'people list',
  onlyLooks: true,
  summary: 'List every person who has signed in at least once, with the role of reviewers and operators.',
  examples: ['people list', 'people list --json'],
  options: [],
  run: async (_line, { store }) => {
    const people = (await listAllPeople(store)).map(describePerson)
    const table = formatTable([
      ['ID', 'MAILBOX', 'ROLE', 'SINCE'],
      ...people.map(({ id, mailbox, role, created_at }) => [
        id,
        mailbox ?? 'deleted',
        role ?? '-',
        created_at.slice(0, 10),
      ]),
    ])
    return { json: { data: people }, text: people.length === 0 ? 'Nobody has signed in yet.' : table }
  },
}
