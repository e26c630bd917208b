import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { MessageWarning } from '@rotunda/contract'

/** Header of the answer to an accepted message or a successful dry run. */
export const WARNING_HEADER = {
  warning: Type.String({
    description:
      'Warnings about an accepted message: facts that may keep it from being read, and fields that the receiver cannot take. One or more of `299 rotunda "…"`, separated by commas. The status of the message repeats the sentences, each with a code.',
    examples: [
      '299 rotunda "By its first digits the ZIP code is not in the State of the address. The receiver may set the message aside."',
    ],
  }),
}

/** Adds warnings with the code 299, which is for persistent warnings (RFC 7234, 5.5.7). */
export const tellWarnings = (reply: FastifyReply, warnings: readonly MessageWarning[]): void => {
  if (warnings.length === 0) return
  reply.header('warning', warnings.map(({ text }) => `299 rotunda "${text}"`).join(', '))
}
