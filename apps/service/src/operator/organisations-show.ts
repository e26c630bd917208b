import { listKeys } from '../access/index.ts'
import { listInvitations, listPeople } from '../people/index.ts'
import { formatTable } from '../wiring/format-table.ts'
import type { Command } from './command.ts'
import { getOperand } from './command-line.ts'
import { describeOrganisation, getOrganisation, ORGANISATION_OPERAND } from './describe-organisation.ts'

export const organisationsShow: Command = {
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
