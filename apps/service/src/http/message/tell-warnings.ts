import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { MessageWarning } from '@rotunda/contract'

/** Of an answer to a message that is accepted, or would be. */
export const WARNING_HEADER = {
  warning: Type.String({
    description:
      'What may keep the message from being read, though it is accepted, and which of its fields the receiver has no ' +
      'place for: one or more of `299 rotunda "…"`, separated by commas. The same sentences, each with a code, are in ' +
      'the status of the message.',
    examples: [
      '299 rotunda "By its first digits the ZIP code does not lie in the State of the address. ' +
        'The receiver may set the message aside."',
    ],
  }),
}

/** 299 is the code of a warning that holds for good (RFC 7234, 5.5.7). */
export const tellWarnings = (reply: FastifyReply, warnings: readonly MessageWarning[]): void => {
  if (warnings.length === 0) return
  reply.header('warning', warnings.map(({ text }) => `299 rotunda "${text}"`).join(', '))
}
