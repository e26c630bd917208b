import { deletePerson } from '../access/index.ts'
import {
  countWaysIn,
  endAllSessions,
  listAllPeople,
  listOrganisationsOf,
  makeEnrolment,
  refuseLastOwner,
  resetPasskeys,
  ROLES,
  takeRoleAway,
  type PeopleTables,
  type Role,
} from '../people/index.ts'
import { OperatorFault } from '../platform/index.ts'
import { formatTable } from '../wiring/format-table.ts'
import { openAccess } from '../wiring/open-access.ts'
import { openSecrets } from '../wiring/secrets.ts'
import { getOperand, getOption, type CommandLine } from './command-line.ts'
import { DRY_RUN_OPTION, YES_OPTION, type Command } from './command.ts'
import { nameOrganisation } from './describe-organisation.ts'
import { describePerson, getPerson, MAILBOX_OPTION, PERSON_OPERAND } from './describe-person.ts'

const peopleList: Command = {
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

const peopleShow: Command = {
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

const peopleInvite: Command = {
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

const peopleResetPasskey: Command = {
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

const peopleTakeRole: Command = {
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

const peopleEndSessions: Command = {
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

const peopleDelete: Command = {
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

/** Commands on people. */
export const PEOPLE_COMMANDS: readonly Command[] = [
  peopleList,
  peopleShow,
  peopleInvite,
  peopleResetPasskey,
  peopleTakeRole,
  peopleEndSessions,
  peopleDelete,
]
