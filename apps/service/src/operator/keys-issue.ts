import { SCOPES, type Scope } from '@rotunda/contract'
import { DEFAULT_QUOTAS, issueKey } from '../access/index.ts'
import { openAccess } from '../wiring/open-access.ts'
import type { Command } from './command.ts'
import { getOption, listOptions } from './command-line.ts'
import { describeQuotas } from './describe-key.ts'
import { formatTable } from '../wiring/format-table.ts'
import {
  EXPIRES_OPTION,
  readAddressOptions,
  readExpiry,
  readNote,
  readQuotaOptions,
  TERM_OPTIONS,
} from './key-options.ts'
import { readText } from './option-values.ts'
import { KEY_LIMITS } from './limits.ts'

const MOST_NAME = KEY_LIMITS.organisationCharacters.value

export const keysIssue: Command = {
  words: 'keys issue',
  summary: 'Issue a key to an organisation. The command shows the key once and stores it nowhere.',
  details: `Without --per-minute and --per-day its quotas are ${describeQuotas(DEFAULT_QUOTAS)}.`,
  examples: [
    'keys issue --organisation "Example Society" --scope messages:send --expires 2027-12-31',
    'keys issue --organisation "Example Society" --scope members:read --per-day 5000 --address 203.0.113.0/24',
  ],
  options: [
    {
      name: 'organisation',
      value: 'TEXT',
      description:
        'Organisation that holds the key, by its id or its exact name. A new name makes an organisation. Keys of one organisation see the same messages.',
      required: true,
    },
    {
      name: 'scope',
      value: 'SCOPE',
      description:
        'Right of the key: to send messages, or to read the tables of one family of the partner API.',
      required: true,
      repeated: true,
      choices: SCOPES,
    },
    EXPIRES_OPTION,
    ...TERM_OPTIONS,
  ],
  run: async (line, { settings, store, actor }) => {
    const at = await store.now()
    const wanted = readText('organisation', getOption(line, 'organisation'), MOST_NAME)
    const given = listOptions(line, 'scope')
    const scopes = SCOPES.filter((scope: Scope) => given.includes(scope))
    const quotas = { ...DEFAULT_QUOTAS, ...readQuotaOptions(line) }
    const [addresses, expiresAt, note] = [readAddressOptions(line), readExpiry(line, at), readNote(line)]
    const access = await openAccess(settings, store)
    const terms = { organisation: wanted, scopes, expiresAt, quotas, addresses, note }
    const issued = await issueKey(access, { ...terms, actor, at })
    const expires_at = expiresAt?.toISOString() ?? null
    const { minute: per_minute, day: per_day } = quotas
    return {
      json: {
        ...issued,
        scopes,
        expires_at,
        quotas: { per_minute, per_day },
        addresses: addresses ?? null,
      },
      text: formatTable([
        ['Key', `${issued.secret}   (shown once)`],
        ['Id', issued.id],
        ['Organisation', issued.organisation],
        ['Scopes', scopes.join(', ')],
        ['Quotas', describeQuotas(quotas)],
        ['Addresses', addresses?.join(', ') ?? 'any'],
        ['Expires', expires_at ?? 'never'],
      ]),
    }
  },
}
