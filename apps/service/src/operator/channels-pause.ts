import { DRY_RUN_OPTION, type Command } from './command.ts'
import { getOption, type CommandLine } from './command-line.ts'
import { CHANNEL_NAME_OPERAND, readChannel } from './order-target.ts'
import { pauseByHand, previewPause, type Pause } from './channel-pause.ts'
import { readText } from './option-values.ts'

const REASON_CHARACTERS = 500

export const channelsPause: Command = {
  words: 'channels pause',
  summary: 'Stop sending to a receiver. New messages are accepted and wait until "channels resume".',
  details: 'Tries under way are not stopped.',
  examples: ['channels pause house-cwc --reason "Maintenance until noon."'],
  operand: CHANNEL_NAME_OPERAND,
  options: [
    {
      name: 'reason',
      value: 'TEXT',
      description: 'Reason of the pause. Senders of held messages read it, and so do operators in "status".',
      required: true,
    },
    DRY_RUN_OPTION,
  ],
  preview: (line, context) => previewPause(context, readPause(line)),
  run: (line, context) => pauseByHand(context, readPause(line)),
}

const readPause = (line: CommandLine): Pause => ({
  channel: readChannel(line),
  reason: readText('reason', getOption(line, 'reason'), REASON_CHARACTERS),
})
