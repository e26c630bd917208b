import { listTerms, type ListedTerms } from '../access/index.ts'
import { formatTable } from '../wiring/format-table.ts'
import type { Command } from './command.ts'

export const termsList: Command = {
  words: 'terms list',
  onlyLooks: true,
  summary: 'List all versions of the terms, the latest date first.',
  examples: ['terms list', 'terms list --json'],
  options: [],
  run: async (_line, { store }) => {
    const terms = await listTerms(store, await store.now())
    const table = formatTable([
      ['VERSION', 'STATE', 'IN FORCE FROM', 'ACCEPTED BY', 'SHA-256'],
      ...terms.map(({ version, state, inForceAt, acceptances, sha256 }) => [
        version,
        state.replace('_', ' '),
        inForceAt.toISOString(),
        String(acceptances),
        sha256,
      ]),
    ])
    return {
      json: { data: terms.map(describe) },
      text: terms.length === 0 ? 'There are no terms.' : table,
    }
  },
}

const describe = ({ version, state, inForceAt, addedAt, acceptances, sha256 }: ListedTerms) => ({
  version,
  state,
  in_force_at: inForceAt.toISOString(),
  added_at: addedAt.toISOString(),
  acceptances,
  sha256,
})
