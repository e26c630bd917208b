import { listOrganisations } from '../people/index.ts'
import { formatTable } from '../wiring/format-table.ts'
import type { Command } from './command.ts'
import { describeOrganisation } from './describe-organisation.ts'

export const organisationsList: Command = {
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
