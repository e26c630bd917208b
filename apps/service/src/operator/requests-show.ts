import type { AccessRequest, RequestDecision, RequestEvent } from '@rotunda/contract'
import { showRequest } from '../access/index.ts'
import { formatTable } from '../wiring/format-table.ts'
import type { Command } from './command.ts'
import { getOperand } from './command-line.ts'
import { describeQuotas } from './describe-key.ts'
import { nameOrganisation } from './describe-organisation.ts'
import { REQUEST_OPERAND } from './request-options.ts'

export const requestsShow: Command = {
  words: 'requests show',
  onlyLooks: true,
  summary: 'Show an access request with its answers and its whole history.',
  examples: ['requests show req_019a3f2b7c40d1e2f3a4b5c6d7e8f901'],
  operand: REQUEST_OPERAND,
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
