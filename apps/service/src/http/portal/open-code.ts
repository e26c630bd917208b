import { closed } from '@rotunda/contract'
import { Type } from 'typebox'
import { findAttempted } from '../../people/index.ts'
import { openOperation } from './operation.ts'

/** The code that a browser may type: pages ask for it again after a reload. */
export const showOpenCode = openOperation({
  method: 'GET',
  path: '/sign-in/code',
  operationId: 'showOpenCode',
  summary: 'The open code of this browser',
  description:
    'Shows the mailbox of the newest code that this browser asked for, to sign in or to change the mailbox. The mailbox is null once the code was typed or has ended, and in every other browser. The request sends no mail, and does not count as a try.',
  answer: closed({
    data: closed({
      mailbox: Type.Union([Type.String(), Type.Null()], {
        description: 'Mailbox to which the code was sent, or null for no open code.',
      }),
    }),
  }),
  says: 'The mailbox, or null.',
  example: { data: { mailbox: 'ada@example.org' } },
  run: async ({ store }, { cookies, at }) => {
    const mailbox = await findAttempted(store.db(), cookies.get('attempt') ?? '', at)
    return { data: { mailbox: mailbox ?? null } }
  },
})
