import {
  REQUEST_STATES,
  type AccessRequest,
  type RequestDecision,
  type RequestEvent,
} from '@rotunda/contract'
import { listQueue, showRequest } from '../access/index.ts'
import { formatTable } from '../wiring/format-table.ts'
import type { StoreCommand } from './command.ts'
import { getOperand, listOptions } from './command-line.ts'
import { describeQuotas } from './describe-key.ts'
import { nameOrganisation } from './describe-organisation.ts'

const HOUR_SECONDS = 3600

export const requestsList: StoreCommand = {
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

export const requestsShow: StoreCommand = {
  words: 'requests show',
  onlyLooks: true,
  summary: 'Show an access request with its answers and its whole history.',
  examples: ['requests show req_019a3f2b7c40d1e2f3a4b5c6d7e8f901'],
  operand: { name: 'ID', description: 'Id of the request, from "requests list".' },
  options: [],
  run: async (line, { store }) => {
    const { obstacle: _, ...request } = await showRequest(store, { request: getOperand(line), person: null })
    return { json: request, text: describe(request) }
  },
}

type Shown = Omit<AccessRequest, 'obstacle'>

const describe = (request: Shown): string => {
  const { id, organisation, state, requester, mailbox, submitted_at, flags, decision, history } = request
  return [
    formatTable([
      ['Id', id],
      ['State', state],
      ['Organisation', nameOrganisation(organisation.id, organisation.name)],
      ['Site', organisation.site ?? '-'],
      ['Requester', requester],
      ['Mailbox', mailbox ?? 'deleted'],
      ['Submitted', submitted_at ?? 'never'],
      ['Flags', flags.join(', ') || '-'],
      ['Decision', decision === null ? '-' : describeDecision(decision)],
    ]),
    ...describeAnswers(request),
    'History',
    formatTable(history.map(describeEvent)),
  ].join('\n\n')
}

const describeDecision = ({ approved }: RequestDecision): string =>
  approved.map(({ scope, quotas }) => `${scope} (${describeQuotas(quotas)})`).join('; ') ||
  'nothing is left of it'

const QUESTIONS = {
  purpose: 'Purpose',
  use: 'Use',
  volume: 'Requests a day',
  key_storage: 'Where keys are kept',
  addresses: 'Addresses',
  staff_treatment: 'Personal data of staff',
  messages_about: 'Subjects of messages',
  messages_senders: 'Senders and their consent',
  messages_volume: 'Messages a day',
} as const

const describeAnswers = ({ answers }: Shown): string[] => [
  ...(answers.scopes ?? []).map(({ scope, reason }) => describeAnswer(scope, reason)),
  ...Object.entries({ ...QUESTIONS }).flatMap(([name, question]) => {
    // The entries are those of the table.
    const answer = answers[name as keyof typeof QUESTIONS]
    const text = Array.isArray(answer) ? answer.join(', ') : String(answer ?? '')
    return text === '' ? [] : [describeAnswer(question, text)]
  }),
]

const describeAnswer = (question: string, answer: string): string =>
  `${question}\n  ${answer.replaceAll('\n', '\n  ')}`

const describeEvent = ({ at, event, state, by, person, by_command, note }: RequestEvent): string[] => [
  at,
  event,
  state,
  `${person ?? by}${by_command ? ', by command' : ''}`,
  note.replaceAll('\n', ' '),
]
