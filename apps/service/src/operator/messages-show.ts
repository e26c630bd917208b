import type { MessageStatus } from '@rotunda/contract'
import { findMessage } from '../messages/index.ts'
import { OperatorFault } from '../platform/index.ts'
import type { Command } from './command.ts'
import { getOperand } from './command-line.ts'
import { formatTable } from '../wiring/format-table.ts'

export const messagesShow: Command = {
  words: 'messages show',
  onlyLooks: true,
  summary: 'Show the state of a message and its history, without personal data.',
  examples: ['messages show msg_019a3f2b7c40d1e2f3a4b5c6d7e8f901'],
  operand: { name: 'ID', description: 'Id of the message.' },
  options: [],
  run: async (line, { settings, store }) => {
    const id = getOperand(line)
    const message = await findMessage(store, { retentionDays: settings.ROTUNDA_RETENTION_DAYS }, id)
    if (message === undefined) throw new OperatorFault('not_found', `There is no message ${id}.`)
    return { json: message, text: describe(message) }
  },
}

const describe = ({ timeline, receipt, ...message }: MessageStatus): string => {
  const proof = receipt && `HTTP ${receipt.http_status} at ${receipt.received_at}`
  const known = [
    ['Message', message.id],
    ['State', `${message.state}: ${message.reason}`],
    ['Destination', [message.destination, message.document].filter(Boolean).join(', document ')],
    ['Channel', message.channel],
    ['Delivery id', message.delivery_id],
    ['Tries', String(message.attempts)],
    ['Not before', message.not_before],
    ['Deadline', message.deadline],
    ['Receipt', [proof, receipt?.tracking_number].filter(Boolean).join(', tracking number ')],
    ['Text kept until', message.personal_data_until],
  ].map((row) => row.map((cell) => cell ?? ''))
  const steps = timeline.map(({ at, state, reason }) => [`  ${at}`, state, reason])
  return `${formatTable(known.filter(([, value]) => value !== ''))}\n\n${formatTable(steps)}`
}
