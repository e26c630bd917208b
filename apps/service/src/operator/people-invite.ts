import { makeEnrolment, ROLES, type Role } from '../people/index.ts'
import { formatTable } from '../wiring/format-table.ts'
import { openAccess } from '../wiring/open-access.ts'
import type { Command } from './command.ts'
import { getOption, type CommandLine } from './command-line.ts'
import { MAILBOX_OPTION } from './describe-person.ts'

export const peopleInvite: Command = {
  words: 'people invite',
  summary: 'Make a one-time code by which a person becomes a reviewer or an operator, with a passkey.',
  details:
    'The command shows the code once and mails it to nobody: hand it over yourself. The person signs in with the ' +
    'mailbox, types the code and makes a passkey. That removes every earlier passkey of the person and ends every other ' +
    'session. A second code for the mailbox ends the first.',
  examples: [
    'people invite --role reviewer --mailbox rita@example.org',
    'people invite --role operator --mailbox omar@example.org',
  ],
  options: [
    {
      name: 'role',
      value: 'ROLE',
      description: 'A reviewer decides access requests. An operator also runs the desk.',
      required: true,
      choices: ROLES,
    },
    MAILBOX_OPTION,
  ],
  run: async (line, { settings, store, actor }) => {
    const role = readRole(line)
    const needs = await openAccess(settings, store)
    const wanted = { mailbox: getOption(line, 'mailbox'), role, actor }
    const { id, code, endsAt } = await makeEnrolment(needs, wanted, await store.now())
    const ends_at = endsAt.toISOString()
    return {
      json: { id, code, role, ends_at },
      text: formatTable([
        ['Code', `${code}   (shown once)`],
        ['Id', id],
        ['Role', role],
        ['Until', ends_at],
      ]),
    }
  },
}

const readRole = (line: CommandLine): Role => {
  const name = getOption(line, 'role')
  const role = ROLES.find((candidate) => candidate === name)
  if (role === undefined) throw new Error(`${name} is not among the choices of its option`)
  return role
}
