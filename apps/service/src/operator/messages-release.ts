import type { ChannelName } from '@rotunda/contract'
import { auditWrites, type AuditEntry } from '../audit/index.ts'
import { countHeld, HELD_REASONS, releaseMany, releaseMessage, type HeldReason } from '../messages/index.ts'
import { DRY_RUN_OPTION, type Command, type Report } from './command.ts'
import { findOption, type CommandLine } from './command-line.ts'
import type { StoreCommandContext } from './command-context.ts'
import { CHANNEL_OPTION, MESSAGE_OPERAND, previewOrder, readTarget } from './order-target.ts'
import { previewResume, resume } from './channel-pause.ts'
import { UsageFault } from './usage-fault.ts'

const CAUSES = ['operator', 'secrets', 'member'] as const satisfies readonly HeldReason[]

export const messagesRelease: Command = {
  words: 'messages release',
  summary: 'Put a held message back into the queue.',
  details: 'With --channel alone, the command does the same as "channels resume".',
  examples: ['messages release msg_019a3f2b7c40d1e2f3a4b5c6d7e8f901', 'messages release --channel house-cwc'],
  operand: MESSAGE_OPERAND,
  options: [
    CHANNEL_OPTION,
    {
      name: 'held-for',
      value: 'CAUSE',
      description:
        'With --channel: count the messages held for this cause (secrets: the service could not open them; member: the person has left the office).',
      choices: CAUSES,
    },
    { name: 'yes', description: 'With --held-for: release these messages.' },
    DRY_RUN_OPTION,
  ],
  preview: async (line, context) => {
    const { target, cause } = readWanted(line)
    if (target.kind === 'message') return previewOrder(context, target.id, 'release')
    const { channel } = target
    return cause === undefined
      ? previewResume(context, channel)
      : releaseHeld(context, { channel, cause, yes: false })
  },
  run: async (line, context) => {
    const { target, cause, yes } = readWanted(line)
    if (target.kind === 'message') return release(context, target.id)
    const { channel } = target
    return cause === undefined ? resume(context, channel) : releaseHeld(context, { channel, cause, yes })
  },
}

const readWanted = (line: CommandLine) => {
  const target = readTarget(line)
  const cause = CAUSES.find((candidate) => candidate === findOption(line, 'held-for'))
  const yes = line.options.has('yes')
  if (target.kind === 'message' && cause !== undefined)
    throw new UsageFault('--held-for goes with --channel only.')
  if (yes && cause === undefined) throw new UsageFault('--yes goes with --held-for only.')
  return { target, cause, yes }
}

/** Counts held messages. With --yes it releases them step by step, each step with a line of the audit log. */
const releaseHeld = async (
  { store, actor, settings }: StoreCommandContext,
  { channel, cause, yes }: { channel: ChannelName; cause: HeldReason; yes: boolean },
): Promise<Report> => {
  const mode = settings.ROTUNDA_DELIVERY
  const queue = { mode, channel, cause }
  const held = await countHeld(store, queue)
  const why = `"${HELD_REASONS[cause]}"`
  if (!yes || held === 0)
    return {
      json: { channel, cause, held, released: 0 },
      text: `${held} messages of ${channel} are held: ${why}${held > 0 ? ' Add --yes to release them.' : ''}`,
    }
  const at = await store.now()
  const detail = JSON.stringify({ mode, cause, held })
  const audited = auditWrites(store, { actor, action: 'channel.release', object: channel, detail }, at)
  let released = 0
  // The count is the limit: a message that is held again at once would be released for ever.
  while (released < held) {
    const step = await releaseMany(audited, queue, at)
    released += step
    if (step === 0) break
  }
  return {
    json: { channel, cause, held, released },
    text: `${released} messages of ${channel} are queued again.`,
  }
}

const release = async ({ store, actor }: StoreCommandContext, id: string): Promise<Report> => {
  const at = await store.now()
  const entry: AuditEntry = { actor, action: 'message.release', object: id, detail: '{}' }
  await releaseMessage(auditWrites(store, entry, at), id, at)
  return { json: { id, state: 'queued' }, text: `${id} is queued.` }
}
