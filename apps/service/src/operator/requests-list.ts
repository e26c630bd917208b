import { REQUEST_STATES } from '@rotunda/contract'
import { listQueue } from '../access/index.ts'
import { formatTable } from '../wiring/format-table.ts'
import type { Command } from './command.ts'
import { listOptions } from './command-line.ts'

const HOUR_SECONDS = 3600

export const requestsList: Command = {
  words: 'requests list',
  onlyLooks: true,
  summary: 'List the access requests that wait for a reviewer, or those in other states.',
  details:
    'The request that waited longest comes first. A flag is a reason to look closer, and proves nothing: "freemail" for a ' +
    'mailbox that anybody can have, "unlike_site" for a mailbox whose domain is not that of the site.',
  examples: ['requests list', 'requests list --state approved --state refused --json'],
  options: [
    {
      name: 'state',
      value: 'STATE',
      description: 'Only requests in this state; those that wait for a reviewer when left out.',
      repeated: true,
      choices: REQUEST_STATES,
    },
  ],
  run: async (line, { store }) => {
    const given = listOptions(line, 'state')
    const states = REQUEST_STATES.filter((state) => given.includes(state))
    const wanted = states.length === 0 ? {} : { states }
    const found = await listQueue(store, { person: null, at: await store.now(), ...wanted })
    const data = found.map(({ obstacle: _, ...request }) => request)
    const table = formatTable([
      ['ID', 'STATE', 'AGE', 'ORGANISATION', 'SCOPES', 'FLAGS'],
      ...data.map(({ id, state, age_seconds, organisation, scopes, flags }) => [
        id,
        state,
        describeAge(age_seconds),
        organisation.name,
        scopes.join(', '),
        flags.join(', ') || '-',
      ]),
    ])
    return { json: { data }, text: data.length === 0 ? 'No request matches.' : table }
  },
}

const describeAge = (seconds: number): string => {
  const hours = Math.floor(seconds / HOUR_SECONDS)
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`
}
