import { auditWrites, type AuditEntry } from '../audit/index.ts'
import { holdMessage } from '../messages/index.ts'
import { DRY_RUN_OPTION, type Command, type Report } from './command.ts'
import { findOption, type CommandLine } from './command-line.ts'
import type { StoreCommandContext } from './command-context.ts'
import { CHANNEL_OPTION, MESSAGE_OPERAND, previewOrder, readTarget } from './order-target.ts'
import { pauseByHand, previewPause, type Pause } from './channel-pause.ts'
import { UsageFault } from './usage-fault.ts'

export const messagesHold: Command = {
  words: 'messages hold',
  summary: 'Hold a waiting message. A message that is being sent is not stopped.',
  details: 'With --channel, the command does the same as "channels pause".',
  examples: [
    'messages hold msg_019a3f2b7c40d1e2f3a4b5c6d7e8f901',
    'messages hold --channel house-cwc --reason "Maintenance until noon."',
  ],
  operand: MESSAGE_OPERAND,
  options: [
    CHANNEL_OPTION,
    {
      name: 'reason',
      value: 'TEXT',
      description: 'With --channel: the reason. Senders of held messages read it.',
    },
    DRY_RUN_OPTION,
  ],
  preview: async (line, context) => {
    const wanted = readWanted(line)
    return 'id' in wanted ? previewOrder(context, wanted.id, 'hold') : previewPause(context, wanted)
  },
  run: async (line, context) => {
    const wanted = readWanted(line)
    return 'id' in wanted ? hold(context, wanted.id) : pauseByHand(context, wanted)
  },
}

const readWanted = (line: CommandLine): Pause | { readonly id: string } => {
  const target = readTarget(line)
  const reason = findOption(line, 'reason')
  if (target.kind === 'channel')
    return { channel: target.channel, reason: reason ?? 'By order of the operator.' }
  if (reason !== undefined) throw new UsageFault('--reason goes with --channel only.')
  return { id: target.id }
}

const hold = async ({ store, actor }: StoreCommandContext, id: string): Promise<Report> => {
  const at = await store.now()
  const entry: AuditEntry = { actor, action: 'message.hold', object: id, detail: '{}' }
  await holdMessage(auditWrites(store, entry, at), id, at)
  return { json: { id, state: 'held' }, text: `${id} is held until it is released.` }
}
