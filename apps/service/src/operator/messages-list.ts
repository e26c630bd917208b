import { CHANNELS, DELIVERY_STATES, type DeliveryState, type MessageStatus } from '@rotunda/contract'
import { countMessages, findMessage, listMessages, type MessagesWanted } from '../messages/index.ts'
import { OperatorFault } from '../platform/index.ts'
import type { Command, Report } from './command.ts'
import { findOption, hasOption, type CommandLine } from './command-line.ts'
import type { StoreCommandContext } from './command-context.ts'
import { formatTable } from '../wiring/format-table.ts'
import { readInstant, readNumber } from './option-values.ts'
import { COMMAND_LIMITS } from './limits.ts'

const LIMIT = 50
const MOST = COMMAND_LIMITS.messages.value

export const messagesList: Command = {
  words: 'messages list',
  onlyLooks: true,
  summary: 'List messages, newest first, without personal data.',
  examples: [
    'messages list --state uncertain',
    'messages list --channel house-cwc --since 2026-11-01 --count',
  ],
  options: [
    { name: 'state', value: 'STATE', description: 'Only messages in this state.', choices: DELIVERY_STATES },
    {
      name: 'organisation',
      value: 'NAME',
      description: 'Only messages of the organisation with exactly this name.',
    },
    { name: 'channel', value: 'NAME', description: 'Only messages for this channel.', choices: CHANNELS },
    {
      name: 'since',
      value: 'WHEN',
      description:
        'Only messages accepted since then: a day in UTC (2026-11-01), or an instant (2026-11-01T12:00:00Z).',
    },
    { name: 'count', description: 'Only the number of messages in each state.' },
    { name: 'limit', value: 'N', description: `Number of messages, 1 to ${MOST}; ${LIMIT} when left out.` },
    {
      name: 'after',
      value: 'ID',
      description: 'Continue after this message: the last id of the previous page.',
    },
  ],
  run: async (line, context) =>
    hasOption(line, 'count') ? count(context, readWanted(line)) : list(context, line, readWanted(line)),
}

const readWanted = (line: CommandLine): MessagesWanted => ({
  organisation: findOption(line, 'organisation'),
  state: findState(line),
  channel: CHANNELS.find((channel) => channel === findOption(line, 'channel')),
  since: readInstant('since', findOption(line, 'since')),
})

const list = async (
  { settings, store }: StoreCommandContext,
  line: CommandLine,
  wanted: MessagesWanted,
): Promise<Report> => {
  const limit = readNumber('limit', findOption(line, 'limit'), { least: 1, most: MOST }) ?? LIMIT
  const retention = { retentionDays: settings.ROTUNDA_RETENTION_DAYS }
  const after = findOption(line, 'after')
  if (after !== undefined && (await findMessage(store, retention, after)) === undefined)
    throw new OperatorFault(
      'not_found',
      `There is no message ${after}: give the last id of the previous page.`,
    )
  // One extra row shows whether there is a next page.
  const found = await listMessages(store, retention, { ...wanted, after, limit: limit + 1 })
  const page = found.slice(0, limit)
  const next = found.length > limit ? (page.at(-1)?.id ?? null) : null
  return { json: { data: page, meta: { next } }, text: describe(page, next) }
}

const count = async ({ store }: StoreCommandContext, wanted: MessagesWanted): Promise<Report> => {
  const counts = await countMessages(store, wanted)
  const total = counts.reduce((sum, one) => sum + one.count, 0)
  const rows = counts.map((one) => [one.state, String(one.count)])
  return { json: { data: counts, meta: { total } }, text: formatTable([...rows, ['all', String(total)]]) }
}

const findState = (line: CommandLine): DeliveryState | undefined => {
  const text = findOption(line, 'state')
  return DELIVERY_STATES.find((state) => state === text)
}

const describe = (page: readonly MessageStatus[], next: string | null): string => {
  if (page.length === 0) return 'No message matches.'
  const rows = page.map((message) => [
    message.id,
    message.state,
    message.channel,
    message.destination,
    message.accepted_at,
    message.reason,
  ])
  const table = formatTable([['ID', 'STATE', 'CHANNEL', 'DESTINATION', 'ACCEPTED', 'REASON'], ...rows])
  return next === null ? table : `${table}\n\nMore: --after ${next}`
}
