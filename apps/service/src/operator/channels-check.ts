import { CHANNELS, type ChannelName } from '@rotunda/contract'
import { openReceivers } from '../wiring/receivers.ts'
import { openSandbox } from '../wiring/sandbox.ts'
import type { Command, Report } from './command.ts'
import type { CommandContext } from './command-context.ts'
import { formatTable } from '../wiring/format-table.ts'

export const channelsCheck: Command = {
  words: 'channels check',
  needs: 'reading',
  summary: 'Ask the receivers whether they take messages now. Delivers nothing.',
  examples: ['channels check', 'channels check house-cwc'],
  operand: {
    name: 'NAME',
    description: 'One channel; all when left out.',
    optional: true,
    choices: CHANNELS,
  },
  options: [],
  run: async ({ operands: [operand] }, context) =>
    report(
      await probe(context, operand === undefined ? CHANNELS : CHANNELS.filter((name) => name === operand)),
    ),
}

type Checked = { readonly channel: ChannelName; readonly ok: boolean; readonly detail: string }

const probe = async (
  { settings, clock, reportProgress }: CommandContext,
  names: readonly ChannelName[],
): Promise<readonly Checked[]> => {
  const sandbox = await openSandbox(settings)
  const ended = new AbortController()
  try {
    const { channels } = openReceivers({ settings, sandbox: sandbox?.addresses, clock, signal: ended.signal })
    reportProgress(`Asking ${names.join(', ')}`)
    return await Promise.all(
      names.map(async (channel) => ({ channel, ...(await channels[channel].probe(ended.signal)) })),
    )
  } finally {
    ended.abort()
    await sandbox?.close()
  }
}

const report = (checked: readonly Checked[]): Report => {
  const closed = checked.filter(({ ok }) => !ok).map(({ channel }) => channel)
  return {
    json: { data: checked },
    text: formatTable(checked.map(({ channel, ok, detail }) => [channel, ok ? 'open' : 'closed', detail])),
    refused: closed.length === 0 ? undefined : `These channels take no messages now: ${closed.join(', ')}.`,
  }
}
