import { MOST_QUOTAS, SCOPES } from '@rotunda/contract'
import { DEFAULT_QUOTAS, showRequest, type ChangedRequest } from '../access/index.ts'
import { NARROW, REQUEST_STEPS } from '../http/portal/review/index.ts'
import { openAccess } from '../wiring/open-access.ts'
import type { StoreCommandContext } from './command-context.ts'
import type { CommandOption, StoreCommand } from './command.ts'
import { getOperand, listOptions } from './command-line.ts'
import { describeQuotas } from './describe-key.ts'
import { readQuotaOptions } from './key-options.ts'
import { makeDecisions } from './make-decisions.ts'
import { requestsList, requestsShow } from './requests.ts'

const open = ({ settings, store }: StoreCommandContext) => openAccess(settings, store)

const QUOTA_OPTIONS: readonly CommandOption[] = [
  { name: 'per-minute', value: 'N', description: 'Requests of a key in a UTC minute, over all processes.' },
  { name: 'per-day', value: 'N', description: 'Requests of a key in a UTC day, over all processes.' },
]

const STATES: Readonly<Record<ChangedRequest['state'], string>> = {
  draft: 'is a draft.',
  submitted: 'is submitted.',
  asked_back: 'is asked back. Its organisation changes the answers and submits it again.',
  awaiting_second: 'waits for a second reviewer, and grants nothing before: "requests second".',
  approved: 'is approved.',
  refused: 'is refused.',
  withdrawn: 'is withdrawn.',
  lapsed: 'has lapsed.',
}

const steps = makeDecisions(
  REQUEST_STEPS,
  {
    word: 'requests',
    listedBy: 'requests list',
    sample: 'req_019a3f2b7c40d1e2f3a4b5c6d7e8f901',
    open,
    report: (changed) => ({ json: changed, text: `${changed.id} ${STATES[changed.state]}` }),
  },
  {
    'ask-back': { examples: ['--note "Who can read the keys?"'] },
    approve: {
      details: `Without --per-minute and --per-day its keys get ${describeQuotas(DEFAULT_QUOTAS)}; at most they get ${describeQuotas(MOST_QUOTAS)}. The second reviewer uses "requests second".`,
      examples: ['', '--scope members:read --per-day 5000'],
      options: [
        {
          name: 'scope',
          value: 'SCOPE',
          description: 'Approve only this scope; all that the request asks for when left out.',
          repeated: true,
          choices: SCOPES,
        },
        ...QUOTA_OPTIONS,
      ],
      read: async (line, { store }) => {
        const quotas = readQuotaOptions(line)
        const given = listOptions(line, 'scope')
        // The revision binds the decision to the scopes that were read here.
        const { scopes: asked, revision } = await showRequest(store, {
          request: getOperand(line),
          person: null,
        })
        const scopes = given.length === 0 ? asked : SCOPES.filter((scope) => given.includes(scope))
        return { revision, approve: scopes.map((scope) => ({ scope, quotas })) }
      },
    },
    second: {
      details: 'Staff data needs two reviewers. To disagree, use "requests ask-back" or "requests refuse".',
    },
    refuse: { examples: ['--reason "The purpose is not clear."'] },
  },
)

const narrow = makeDecisions(
  [NARROW],
  {
    word: 'requests',
    listedBy: 'organisations list',
    sample: '"Example Society"',
    open,
    report: ({ grants, keys }, organisation) => ({
      json: {
        organisation,
        grants: grants.map(({ scope, quotas: { minute, day } }) => ({
          scope,
          quotas: { per_minute: minute, per_day: day },
        })),
        keys,
      },
      text: `${organisation} is approved for ${grants.map(({ scope }) => scope).join(', ') || 'no scope'}. Changed keys: ${keys.join(', ') || 'none'}.`,
    }),
  },
  {
    narrow: {
      details: 'Keys that a command issued keep their scopes: use "keys change" and "keys revoke" for them.',
      examples: [
        '--scope staff:read --note "The project ended."',
        '--scope members:read --per-day 500 --note "Too many."',
      ],
      options: QUOTA_OPTIONS,
      read: (line) => {
        const quotas = readQuotaOptions(line)
        return Object.keys(quotas).length === 0 ? {} : { quotas }
      },
    },
  },
)

/** Commands on access requests, with every decision of a reviewer. */
export const REQUEST_COMMANDS: readonly StoreCommand[] = [requestsList, requestsShow, ...steps, ...narrow]
