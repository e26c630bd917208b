import { listKeys, type ListedKey } from '../../access/index.ts'
import type { Command } from './command.ts'
import { formatTable } from './format-table.ts'

export const keysList: Command = {
  words: 'keys list',
  summary: 'List all keys by their first characters. The keys themselves are not stored.',
  examples: ['keys list', 'keys list --json'],
  options: [],
  run: async (_line, { store }) => {
    const now = await store.now()
    const keys = (await listKeys(store)).map((key) => toRow(key, now))
    const table = formatTable([
      ['ID', 'KEY', 'STATE', 'ORGANISATION', 'SCOPES', 'EXPIRES'],
      ...keys.map(({ id, start, state, organisation, scopes, expires_at }) => [
        id,
        `${start}…`,
        state,
        organisation,
        scopes.join(', '),
        expires_at ?? 'never',
      ]),
    ])
    return { json: { data: keys }, text: keys.length === 0 ? 'There are no keys.' : table }
  },
}

const toRow = (key: ListedKey, now: Date) => ({
  id: key.keyId,
  start: key.start,
  state: stateOf(key, now),
  organisation: key.organisation,
  scopes: key.scopes,
  created_at: key.createdAt.toISOString(),
  expires_at: key.expiresAt?.toISOString() ?? null,
  revoked_at: key.revokedAt?.toISOString() ?? null,
})

const stateOf = ({ revokedAt, expiresAt }: ListedKey, now: Date): 'revoked' | 'expired' | 'open' => {
  if (revokedAt !== null) return 'revoked'
  return expiresAt !== null && expiresAt <= now ? 'expired' : 'open'
}
