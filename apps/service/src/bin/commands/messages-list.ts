import { DELIVERY_STATES, type DeliveryState, type MessageStatus } from '@rotunda/contract'
import { listMessages } from '../../messages/index.ts'
import type { Command } from './command.ts'
import { findOption, type CommandLine } from './command-line.ts'
import { formatTable } from './format-table.ts'
import { readNumber } from './read-number.ts'

const LIMIT = 50
const MOST = 200

export const messagesList: Command = {
  words: 'messages list',
  summary: 'List messages, newest first. Shows nothing that a person wrote.',
  options: [
    { name: 'state', value: 'STATE', description: 'Only in this state.', choices: DELIVERY_STATES },
    { name: 'organisation', value: 'NAME', description: 'Only of the organisation with exactly this name.' },
    { name: 'limit', value: 'N', description: `How many, 1 to ${MOST}; ${LIMIT} when left out.` },
    { name: 'after', value: 'ID', description: 'Go on behind this message: the last id of the page before.' },
  ],
  run: async (line, { settings, store }) => {
    const limit = readNumber('limit', findOption(line, 'limit'), { least: 1, most: MOST }) ?? LIMIT
    const retention = { retentionDays: settings.ROTUNDA_RETENTION_DAYS }
    // One more than asked for tells whether there is a next page.
    const found = await listMessages(store, retention, {
      organisation: findOption(line, 'organisation'),
      state: findState(line),
      after: findOption(line, 'after'),
      limit: limit + 1,
    })
    const page = found.slice(0, limit)
    const next = found.length > limit ? (page.at(-1)?.id ?? null) : null
    return { json: { data: page, meta: { next } }, text: describe(page, next) }
  },
}

const findState = (line: CommandLine): DeliveryState | undefined => {
  const text = findOption(line, 'state')
  return DELIVERY_STATES.find((state) => state === text)
}

const describe = (page: readonly MessageStatus[], next: string | null): string => {
  if (page.length === 0) return 'There are no such messages.'
  const rows = page.map((message) => [
    ...[message.id, message.state, message.channel, message.destination, message.accepted_at, message.reason],
  ])
  const table = formatTable([['ID', 'STATE', 'CHANNEL', 'DESTINATION', 'ACCEPTED', 'REASON'], ...rows])
  return next === null ? table : `${table}\n\nMore: --after ${next}`
}
