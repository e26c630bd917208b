import { SCOPES } from '@rotunda/contract'
import { narrowGrants } from '../access/index.ts'
import type { Command } from './command.ts'
import { getOperand, getOption, listOptions } from './command-line.ts'
import { getOrganisation } from './describe-organisation.ts'
import { readQuotaOptions } from './key-options.ts'
import { AS_DETAILS, AS_OPTION, openReview } from './request-options.ts'

export const requestsNarrow: Command = {
  words: 'requests narrow',
  summary:
    'Take scopes away from an organisation, or lower their quotas. Its keys lose the same within a second.',
  details:
    'With --per-minute or --per-day the scopes stay, with lower quotas. Keys that a command issued keep their scopes: use ' +
    `"keys change" and "keys revoke" for them. ${AS_DETAILS}`,
  examples: [
    'requests narrow "Example Society" --as reviewer@example.org --scope staff:read --note "The project ended."',
    'requests narrow "Example Society" --as reviewer@example.org --scope members:read --per-day 500 --note "Too many."',
  ],
  operand: { name: 'ORGANISATION', description: 'Id of the organisation, from "organisations list".' },
  options: [
    AS_OPTION,
    {
      name: 'scope',
      value: 'SCOPE',
      description: 'Scope that ends, or gets lower quotas.',
      required: true,
      repeated: true,
      choices: SCOPES,
    },
    { name: 'per-minute', value: 'N', description: 'Lower number of requests of a key in a UTC minute.' },
    { name: 'per-day', value: 'N', description: 'Lower number of requests of a key in a UTC day.' },
    { name: 'note', value: 'TEXT', description: 'Reason. The organisation reads it.', required: true },
  ],
  run: async (line, context) => {
    const { id: organisation } = await getOrganisation(context.store, getOperand(line))
    const { needs, actor, at } = await openReview(line, context)
    const given = listOptions(line, 'scope')
    const [scopes, quotas] = [SCOPES.filter((scope) => given.includes(scope)), readQuotaOptions(line)]
    const lower = Object.keys(quotas).length === 0 ? {} : { quotas }
    const note = getOption(line, 'note')
    const { grants, keys } = await narrowGrants(needs, { actor, organisation, scopes, ...lower, note, at })
    const data = grants.map((grant) => ({
      scope: grant.scope,
      quotas: { per_minute: grant.quotas.minute, per_day: grant.quotas.day },
    }))
    const rest = grants.map(({ scope }) => scope).join(', ') || 'no scope'
    return {
      json: { organisation, grants: data, keys },
      text: `${organisation} is approved for ${rest}. Changed keys: ${keys.join(', ') || 'none'}.`,
    }
  },
}
