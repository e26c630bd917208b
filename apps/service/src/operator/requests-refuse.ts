import { refuseRequest } from '../access/index.ts'
import type { Command } from './command.ts'
import { getOption } from './command-line.ts'
import { AS_DETAILS, AS_OPTION, orderByCommand, REQUEST_OPERAND } from './request-options.ts'

export const requestsRefuse: Command = {
  words: 'requests refuse',
  summary: 'Refuse an access request with a reason. Its organisation can begin another one.',
  details: AS_DETAILS,
  examples: [
    'requests refuse req_019a3f2b7c40d1e2f3a4b5c6d7e8f901 --as reviewer@example.org --reason "The purpose is not clear."',
  ],
  operand: REQUEST_OPERAND,
  options: [
    AS_OPTION,
    { name: 'reason', value: 'TEXT', description: 'Reason. The organisation reads it.', required: true },
  ],
  run: (line, context) =>
    orderByCommand(line, context, ({ needs, ...order }, request) =>
      refuseRequest(needs, { ...order, request, reason: getOption(line, 'reason') }),
    ),
}
