import type { ChannelName } from '@rotunda/contract'
import { auditWrites, type AuditEntry } from '../audit/index.ts'
import { countRetryable, RETRY_STEP, RETRYABLE, retryMany, retryMessage } from '../messages/index.ts'
import { DRY_RUN_OPTION, type Command, type Report } from './command.ts'
import { findOption, type CommandLine } from './command-line.ts'
import type { StoreCommandContext } from './command-context.ts'
import { CHANNEL_OPTION, MESSAGE_OPERAND, previewOrder, readTarget } from './order-target.ts'
import { UsageFault } from './usage-fault.ts'

export const messagesRetry: Command = {
  words: 'messages retry',
  summary: 'Send an uncertain, refused or undeliverable message again.',
  details:
    'The delivery id stays the same, so a receiver that compares ids does not take the message twice. ' +
    'Regulations.gov compares none and, as far as is known, neither does the House: look there first.',
  examples: [
    'messages retry msg_019a3f2b7c40d1e2f3a4b5c6d7e8f901',
    'messages retry --channel senate-cwc --state undeliverable --dry-run',
  ],
  operand: MESSAGE_OPERAND,
  options: [
    CHANNEL_OPTION,
    {
      name: 'state',
      value: 'STATE',
      description: 'With --channel: state of the messages.',
      choices: RETRYABLE,
    },
    DRY_RUN_OPTION,
  ],
  preview: async (line, context) => {
    const wanted = readWanted(line)
    return 'id' in wanted ? previewOrder(context, wanted.id, 'retry') : previewAll(context, wanted)
  },
  run: async (line, context) => {
    const wanted = readWanted(line)
    return 'id' in wanted ? retryOne(context, wanted.id) : retryAll(context, wanted)
  },
}

type RetryState = (typeof RETRYABLE)[number]
type Batch = { readonly channel: ChannelName; readonly state: RetryState }

const readWanted = (line: CommandLine): Batch | { readonly id: string } => {
  const target = readTarget(line)
  const state = readState(line)
  if (target.kind === 'channel') {
    if (state === undefined) throw new UsageFault('--channel needs --state: the state of the messages.')
    return { channel: target.channel, state }
  }
  if (state !== undefined) throw new UsageFault('--state goes with --channel only.')
  return { id: target.id }
}

const previewAll = async (
  { store, settings }: StoreCommandContext,
  { channel, state }: Batch,
): Promise<Report> => {
  const would_retry = await countRetryable(store, { mode: settings.ROTUNDA_DELIVERY, channel }, state)
  return {
    json: { channel, state, would_retry },
    text: `${would_retry} messages of ${channel} would be queued again.`,
  }
}

const readState = (line: CommandLine): RetryState | undefined => {
  const state = findOption(line, 'state')
  return RETRYABLE.find((candidate) => candidate === state)
}

const retryOne = async ({ store, actor }: StoreCommandContext, id: string): Promise<Report> => {
  const at = await store.now()
  const entry: AuditEntry = { actor, action: 'message.retry', object: id, detail: '{}' }
  await retryMessage(auditWrites(store, entry, at), id, at)
  return { json: { id, state: 'queued' }, text: `${id} is queued again.` }
}

/** Retries step by step, each step with a line of the audit log. A message that ends again meanwhile is not retried twice. */
const retryAll = async (context: StoreCommandContext, { channel, state }: Batch): Promise<Report> => {
  const { store, actor, settings } = context
  const mode = settings.ROTUNDA_DELIVERY
  const detail = JSON.stringify({ mode, state })
  const at = await store.now()
  const audited = auditWrites(store, { actor, action: 'channel.retry', object: channel, detail }, at)
  let count = 0
  for (;;) {
    const step = await retryMany(audited, { mode, channel }, state, at)
    count += step
    if (step < RETRY_STEP) break
  }
  return { json: { channel, state, count }, text: `${count} messages of ${channel} are queued again.` }
}
