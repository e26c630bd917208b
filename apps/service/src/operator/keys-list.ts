import { listKeys } from '../access/index.ts'
import type { Command } from './command.ts'
import { describeKey } from './describe-key.ts'
import { nameOrganisation, readOrganisationNames } from './describe-organisation.ts'
import { formatTable } from '../wiring/format-table.ts'

export const keysList: Command = {
  words: 'keys list',
  onlyLooks: true,
  summary: 'List all keys by their first characters. The service does not store whole keys.',
  examples: ['keys list', 'keys list --json'],
  options: [],
  run: async (_line, { store }) => {
    const nameOf = await readOrganisationNames(store)
    const keys = (await listKeys(store)).map((key) => ({
      ...describeKey(key),
      organisation_name: nameOf(key.organisation),
    }))
    const table = formatTable([
      ['ID', 'KEY', 'STATE', 'ORGANISATION', 'SCOPES', 'LAST USED', 'EXPIRES'],
      ...keys.map(({ organisation, organisation_name, scopes, last_used_at, expires_at, ...key }) => [
        key.id,
        `${key.start}…`,
        showState(key),
        nameOrganisation(organisation, organisation_name),
        scopes.join(', '),
        last_used_at ?? 'never',
        expires_at ?? 'never',
      ]),
    ])
    return { json: { data: keys }, text: keys.length === 0 ? 'There are no keys.' : table }
  },
}

type Described = ReturnType<typeof describeKey>

/** A replaced key works until its overlap ends, at `expires_at`. */
const showState = ({ state, replaced_by }: Pick<Described, 'state' | 'replaced_by'>): string =>
  state === 'open' && replaced_by !== null ? 'replaced, still open' : state
