import { secondRequest } from '../access/index.ts'
import type { Command } from './command.ts'
import { findOption } from './command-line.ts'
import { AS_DETAILS, AS_OPTION, NOTE_OPTION, orderByCommand, REQUEST_OPERAND } from './request-options.ts'

export const requestsSecond: Command = {
  words: 'requests second',
  summary: 'Agree with the approval of another reviewer. Staff data needs two reviewers.',
  details: `To disagree, use "requests ask-back" or "requests refuse". ${AS_DETAILS}`,
  examples: ['requests second req_019a3f2b7c40d1e2f3a4b5c6d7e8f901 --as other@example.org'],
  operand: REQUEST_OPERAND,
  options: [AS_OPTION, NOTE_OPTION],
  run: (line, context) =>
    orderByCommand(line, context, ({ needs, ...order }, request) =>
      secondRequest(needs, { ...order, request, note: findOption(line, 'note') }),
    ),
}
