import { DRY_RUN_OPTION, type Command } from './command.ts'
import { CHANNEL_NAME_OPERAND, readChannel } from './order-target.ts'
import { previewResume, resume } from './channel-pause.ts'

export const channelsResume: Command = {
  words: 'channels resume',
  summary: 'Open a paused channel. The service then sends its waiting messages.',
  examples: ['channels resume house-cwc'],
  operand: CHANNEL_NAME_OPERAND,
  options: [DRY_RUN_OPTION],
  preview: (line, context) => previewResume(context, readChannel(line)),
  run: (line, context) => resume(context, readChannel(line)),
}
