import { askBack } from '../access/index.ts'
import type { Command } from './command.ts'
import { getOption } from './command-line.ts'
import { AS_DETAILS, AS_OPTION, orderByCommand, REQUEST_OPERAND } from './request-options.ts'

export const requestsAskBack: Command = {
  words: 'requests ask-back',
  summary: 'Hand an access request back to its organisation with a question.',
  details: `A first approval that waited for a second reviewer ends. ${AS_DETAILS}`,
  examples: [
    'requests ask-back req_019a3f2b7c40d1e2f3a4b5c6d7e8f901 --as reviewer@example.org --note "Who can read the keys?"',
  ],
  operand: REQUEST_OPERAND,
  options: [
    AS_OPTION,
    {
      name: 'note',
      value: 'TEXT',
      description: 'The question. The organisation reads it.',
      required: true,
    },
  ],
  run: (line, context) =>
    orderByCommand(line, context, ({ needs, ...order }, request) =>
      askBack(needs, { ...order, request, note: getOption(line, 'note') }),
    ),
}
