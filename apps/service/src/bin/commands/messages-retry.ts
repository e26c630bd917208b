import { auditWrites } from '../../access/index.ts'
import { retryMessage } from '../../messages/index.ts'
import type { Command } from './command.ts'
import { getOperand } from './command-line.ts'

export const messagesRetry: Command = {
  words: 'messages retry',
  summary: 'Send a message again that is uncertain, refused or undeliverable.',
  details:
    'The delivery id stays the same, so a receiver that knows it does not take the message twice. ' +
    'Regulations.gov and, as far as is known, the House do not know it: look there first.',
  operand: { name: 'ID', description: 'Id of the message.' },
  options: [],
  run: async (line, { store, actor }) => {
    const id = getOperand(line)
    const at = await store.now()
    const entry = { actor, action: 'message.retry', object: id, detail: '{}' }
    await retryMessage(auditWrites(store, entry, at), id, at)
    return { json: { id, state: 'queued' }, text: `${id} is queued again.` }
  },
}
