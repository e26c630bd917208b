import { SCOPES, type Scope } from '@rotunda/contract'
import { DEFAULT_QUOTAS, findTermsInForce, issueKey, type NewKey } from '../access/index.ts'
import type { Store } from '../platform/index.ts'
import { openAccess } from '../wiring/open-access.ts'
import type { Command } from './command.ts'
import { findOption, getOption, listOptions, type CommandLine } from './command-line.ts'
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
import { UsageFault } from './usage-fault.ts'
import { KEY_LIMITS } from './limits.ts'

const MOST_NAME = KEY_LIMITS.organisationCharacters.value
const MOST_REASON = KEY_LIMITS.reasonCharacters.value

export const keysIssue: Command = {
  words: 'keys issue',
  summary: 'Issue a key to an organisation. The command shows the key once and stores it nowhere.',
  details: `Once terms are in force, give --terms-accepted-by or --without-terms. Without --per-minute and --per-day its quotas are ${describeQuotas(DEFAULT_QUOTAS)}.`,
  examples: [
    'keys issue --organisation "Example Society" --scope messages:send --expires 2027-12-31 --terms-accepted-by "J. Doe, director"',
    'keys issue --organisation "Example Society" --scope members:read --per-day 5000 --address 203.0.113.0/24 --without-terms "Contract of 2026-10-01"',
  ],
  options: [
    {
      name: 'organisation',
      value: 'NAME',
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
    {
      name: 'terms-accepted-by',
      value: 'TEXT',
      description: 'Person who accepted the terms in force on paper for the organisation.',
    },
    {
      name: 'without-terms',
      value: 'REASON',
      description: 'Reason why the key needs no accepted terms. Its holder reads it at whoami.',
    },
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
    const consent = await readConsent(line, store, at)
    const terms = { organisation: wanted, scopes, expiresAt, quotas, addresses, note, ...consent }
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

/** Exactly one of the two options, once terms are in force. */
const readConsent = async (
  line: CommandLine,
  store: Store,
  at: Date,
): Promise<Pick<NewKey, 'termsAcceptedBy' | 'withoutTerms'>> => {
  const read = (name: string) => {
    const text = findOption(line, name)
    return text === undefined ? undefined : readText(name, text, MOST_REASON)
  }
  const [termsAcceptedBy, withoutTerms] = [read('terms-accepted-by'), read('without-terms')]
  if (termsAcceptedBy !== undefined && withoutTerms !== undefined)
    throw new UsageFault('Give --terms-accepted-by or --without-terms, not both.')
  const present = await findTermsInForce(store.db(), at)
  if (termsAcceptedBy !== undefined && present === undefined)
    throw new UsageFault('No terms are in force, so leave out --terms-accepted-by.')
  if (termsAcceptedBy === undefined && withoutTerms === undefined && present !== undefined)
    throw new UsageFault(
      `The terms ${present.version} are in force. Give --terms-accepted-by TEXT with the person who accepted them on paper, or --without-terms REASON.`,
    )
  return { termsAcceptedBy, withoutTerms }
}
