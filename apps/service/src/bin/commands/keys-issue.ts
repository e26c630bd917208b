import { SCOPES, type Scope } from '@rotunda/contract'
import { issueKey } from '../../access/index.ts'
import { Refusal } from '../../platform/index.ts'
import { checkSecrets } from '../check-secrets.ts'
import { openSecrets } from '../secrets.ts'
import type { Command } from './command.ts'
import { findOption, getOption } from './command-line.ts'
import { formatTable } from './format-table.ts'
import { readDay } from './read-day.ts'

export const keysIssue: Command = {
  words: 'keys issue',
  summary: 'Make a key for an organisation. The key is shown once and stored nowhere.',
  examples: ['keys issue --organisation "Example Society" --scope messages:send --expires 2027-12-31'],
  options: [
    { name: 'organisation', value: 'NAME', description: 'Who will hold the key.', required: true },
    {
      name: 'scope',
      value: 'SCOPE',
      description: 'What the key may do. Only messages:send has an effect yet; the others are reserved.',
      required: true,
      repeated: true,
      choices: SCOPES,
    },
    { name: 'expires', value: 'DATE', description: 'Last day of the key in UTC, as YYYY-MM-DD.' },
  ],
  run: async (line, { settings, store, actor }) => {
    const organisation = getOption(line, 'organisation')
    const given = line.options.get('scope') ?? []
    const scopes = SCOPES.filter((scope: Scope) => given.includes(scope))
    const at = await store.now()
    const lastDay = readDay('expires', findOption(line, 'expires'))
    const expiresAt = lastDay === undefined ? undefined : endOf(lastDay, at)
    const kind = settings.ROTUNDA_DELIVERY === 'live' ? 'live' : 'test'
    const secrets = openSecrets(settings)
    await checkSecrets(store, settings.ROTUNDA_DELIVERY, secrets)
    const { pepper } = secrets
    const issued = await issueKey({ store, pepper, kind }, { organisation, scopes, expiresAt, actor, at })
    const expires_at = expiresAt?.toISOString() ?? null
    return {
      json: { ...issued, organisation, scopes, expires_at },
      text: formatTable([
        ['Key', `${issued.secret}   (shown once)`],
        ['Id', issued.id],
        ['Organisation', organisation],
        ['Scopes', scopes.join(', ')],
        ['Expires', expires_at ?? 'never'],
      ]),
    }
  },
}

/** The first instant after the day. */
const endOf = (day: string, now: Date): Date => {
  const end = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000)
  if (end > now) return end
  throw new Refusal('invalid_query', `No key was made: it would have expired already, at the end of ${day}.`)
}
