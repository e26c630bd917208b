import { listKeys } from '../access/index.ts'
import {
  inviteOwner,
  listInvitations,
  listOrganisations,
  listPeople,
  makeAlikeOrganisation,
  setTermsDate,
} from '../people/index.ts'
import { formatTable } from '../wiring/format-table.ts'
import { openAccess } from '../wiring/open-access.ts'
import { findOption, getOperand, getOption, hasOption, type CommandLine } from './command-line.ts'
import type { Command } from './command.ts'
import {
  describeOrganisation,
  getOrganisation,
  nameOrganisation,
  ORGANISATION_OPERAND,
} from './describe-organisation.ts'
import { MAILBOX_OPTION } from './describe-person.ts'
import { readDay } from './option-values.ts'
import { UsageFault } from './usage-fault.ts'

const organisationsList: Command = {
  words: 'organisations list',
  onlyLooks: true,
  summary: 'List all organisations, oldest first.',
  examples: ['organisations list', 'organisations list --json'],
  options: [],
  run: async (_line, { store }) => {
    const organisations = (await listOrganisations(store)).map(describeOrganisation)
    const table = formatTable([
      ['ID', 'NAME', 'SITE', 'SINCE', 'TERMS FROM'],
      ...organisations.map(({ id, name, site, created_at, terms_from }) => [
        id,
        name,
        site ?? '-',
        created_at.slice(0, 10),
        terms_from ?? 'never',
      ]),
    ])
    return {
      json: { data: organisations },
      text: organisations.length === 0 ? 'There are no organisations.' : table,
    }
  },
}

const organisationsShow: Command = {
  words: 'organisations show',
  onlyLooks: true,
  summary: 'Show an organisation with its people, open invitations and keys.',
  examples: [
    'organisations show "Example Society"',
    'organisations show org_019a3f2b7c40d1e2f3a4b5c6d7e8f901',
  ],
  operand: ORGANISATION_OPERAND,
  options: [],
  run: async (line, { store }) => {
    const organisation = await getOrganisation(store, getOperand(line))
    const { id } = organisation
    const people = await listPeople(store, id)
    const invitations = await listInvitations(store, id, await store.now())
    const keys = (await listKeys(store)).filter((key) => key.organisation === id)
    const json = {
      ...describeOrganisation(organisation),
      people: people.map(({ since, ...member }) => ({ ...member, since: since.toISOString() })),
      invitations: invitations.map(({ endsAt, ...open }) => ({ ...open, ends_at: endsAt.toISOString() })),
      keys: keys.map(({ keyId, start, state }) => ({ id: keyId, start, state })),
    }
    return { json, text: describe(json) }
  },
}

type Shown = ReturnType<typeof describeOrganisation> & {
  readonly people: readonly Readonly<
    Record<'person' | 'role' | 'since', string> & { mailbox: string | null }
  >[]
  readonly invitations: readonly Readonly<Record<'id' | 'mailbox' | 'role' | 'ends_at', string>>[]
  readonly keys: readonly Readonly<Record<'id' | 'start' | 'state', string>>[]
}

const describe = ({ people, invitations, keys, ...shown }: Shown): string =>
  [
    formatTable([
      ['Id', shown.id],
      ['Name', shown.name],
      ['Site', shown.site ?? '-'],
      ['Since', shown.created_at],
      ['Terms from', shown.terms_from ?? 'never'],
    ]),
    ...listPart(
      'People',
      people.map(({ person, mailbox, role, since }) => [person, mailbox ?? '-', role, `since ${since}`]),
    ),
    ...listPart(
      'Open invitations',
      invitations.map(({ id, mailbox, role, ends_at }) => [id, mailbox, role, `until ${ends_at}`]),
    ),
    ...listPart(
      'Keys',
      keys.map(({ id, start, state }) => [id, `${start}…`, state]),
    ),
  ].join('\n')

const listPart = (title: string, rows: readonly (readonly string[])[]): string[] =>
  rows.length === 0
    ? []
    : ['', title, formatTable(rows.map(([first = '', ...rest]) => [`  ${first}`, ...rest]))]

const organisationsInviteOwner: Command = {
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

const organisationsMake: Command = {
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

const organisationsSetTermsDate: Command = {
  words: 'organisations set-terms-date',
  summary: 'Set the day from which keys that were issued without terms need accepted terms, too.',
  details:
    'From that day on, the partner API answers these keys with 403 until the organisation accepts the terms.',
  examples: [
    'organisations set-terms-date "Example Society" --from 2027-01-01',
    'organisations set-terms-date "Example Society" --never',
  ],
  operand: ORGANISATION_OPERAND,
  options: [
    { name: 'from', value: 'DATE', description: 'First day, in UTC, as YYYY-MM-DD.' },
    { name: 'never', description: 'Exempt the keys again.' },
  ],
  run: async (line, { store, actor }) => {
    const id = getOperand(line)
    const from = readFrom(line)
    await getOrganisation(store, id)
    await setTermsDate(store, { organisation: id, from, actor }, await store.now())
    const json = describeOrganisation(await getOrganisation(store, id))
    const day = from === null ? 'never' : `from ${from.toISOString()} on`
    return { json, text: `Keys of ${id} that were issued without terms need accepted terms ${day}.` }
  },
}

const readFrom = (line: CommandLine): Date | null => {
  const day = readDay('from', findOption(line, 'from'))
  if ((day === undefined) !== hasOption(line, 'never'))
    throw new UsageFault('Give either --from DATE or --never.')
  return day === undefined ? null : new Date(`${day}T00:00:00Z`)
}

/** Commands on organisations. */
export const ORGANISATION_COMMANDS: readonly Command[] = [
  organisationsList,
  organisationsShow,
  organisationsInviteOwner,
  organisationsMake,
  organisationsSetTermsDate,
]
