import { SCOPES } from '@rotunda/contract'
import { MOST_QUOTAS } from '@rotunda/contract'
import { decide, DEFAULT_QUOTAS, showRequest } from '../access/index.ts'
import type { Command } from './command.ts'
import { findOption, listOptions } from './command-line.ts'
import { describeQuotas } from './describe-key.ts'
import { readQuotaOptions } from './key-options.ts'
import { AS_DETAILS, AS_OPTION, NOTE_OPTION, orderByCommand, REQUEST_OPERAND } from './request-options.ts'

export const requestsApprove: Command = {
  words: 'requests approve',
  summary: 'Approve an access request, or a part of it.',
  details:
    `Without --per-minute and --per-day its keys get ${describeQuotas(DEFAULT_QUOTAS)}; at most they get ${describeQuotas(MOST_QUOTAS)}. ` +
    `An approval with staff:read grants nothing before another reviewer agrees with "requests second". ${AS_DETAILS}`,
  examples: [
    'requests approve req_019a3f2b7c40d1e2f3a4b5c6d7e8f901 --as reviewer@example.org',
    'requests approve req_019a3f2b7c40d1e2f3a4b5c6d7e8f901 --as reviewer@example.org --scope members:read --per-day 5000',
  ],
  operand: REQUEST_OPERAND,
  options: [
    AS_OPTION,
    {
      name: 'scope',
      value: 'SCOPE',
      description: 'Approve only this scope; all that the request asks for when left out.',
      repeated: true,
      choices: SCOPES,
    },
    { name: 'per-minute', value: 'N', description: 'Requests of a key in a UTC minute, over all processes.' },
    { name: 'per-day', value: 'N', description: 'Requests of a key in a UTC day, over all processes.' },
    NOTE_OPTION,
  ],
  run: async (line, context) => {
    const quotas = readQuotaOptions(line)
    const given = listOptions(line, 'scope')
    return orderByCommand(line, context, async ({ needs, actor, at }, request) => {
      // The revision binds the decision to the scopes that were read here.
      const { scopes: asked, revision } = await showRequest(context.store, { request, person: null })
      const scopes = given.length === 0 ? asked : SCOPES.filter((scope) => given.includes(scope))
      const approve = scopes.map((scope) => ({ scope, quotas }))
      return decide(needs, { actor, request, revision, at, approve, note: findOption(line, 'note') })
    })
  },
}
