import { Type, type TProperties } from 'typebox'
import {
  closed,
  ENACTED_FILTERS,
  MAILBOX_CONFIRMATION,
  MailboxAttempt,
  orNull,
  RECORD_FILTERS,
  text,
} from '@rotunda/contract'
import { confirmFollow, listFollows, readFollowed, stopFollowing } from '../../corrections/index.ts'
import { findAttempted, nameAttempt, sendCode } from '../../people/index.ts'
import { refuseFields } from '../../platform/index.ts'
import { compileValidator } from '../door/validation.ts'
import { openOperation, type PortalOperation } from '../portal/operation.ts'
import { EXAMPLE_ATTEMPT, EXAMPLE_OPEN, mailbox } from './receive-report.ts'

const what = Type.String({
  minLength: 1,
  maxLength: 2000,
  description:
    'Address to follow: of a record, a member, a State or other value, a filtered list of records or enacted projects, an enacted project, or a correction.',
})

const Follow = closed({
  what: text('Followed address, in canonical form.'),
  name: text('Name of the followed record, list or value.'),
})

const judgeFilter = (filters: TProperties) =>
  compileValidator({
    schema: closed(filters),
    httpPart: 'querystring',
    method: 'GET',
    url: '/',
  })
const JUDGES = { records: judgeFilter(RECORD_FILTERS), enacted: judgeFilter(ENACTED_FILTERS) } as const

/** Refuses an address whose list would refuse its filter: no mail could ever be sent about it. */
const demandFollowable = (address: string): void => {
  const followed = readFollowed(address)
  if (followed.kind === 'correction') return
  const { kind, filter } = followed
  const refused = [...new Set(filter.keys())].filter((name) => {
    const values = filter.getAll(name)
    return 'error' in Object(JUDGES[kind]({ [name]: values.length === 1 ? values[0] : values }))
  })
  if (refused.length === 0) return
  const detail = `The list does not take this filter: ${refused.join(', ')}. Open the address: its page shows the reason. Then follow an address with a valid filter.`
  throw refuseFields([{ field: 'what', detail }])
}

const TOKEN = closed({ token: text('Token in the addresses of the mails.') })
const Follows = closed({ data: Type.Array(Follow, { description: 'Followed addresses.' }) })
const EXAMPLE = { what: '/records?state=TX', name: 'records with state TX' }

const send = openOperation({
  method: 'POST',
  path: '/follows/code',
  operationId: 'sendFollowCode',
  summary: 'Send a code to follow changes by mail',
  description:
    'Sends an 8-digit code to a mailbox. The code signs nobody in. The cookie of the answer marks the browser: it reads its attempt again.',
  body: closed({ what, mailbox }),
  answer: closed({ data: MailboxAttempt }),
  says: 'The code is on its way.',
  example: EXAMPLE_ATTEMPT,
  run: async (needs, { body, countedAs, cookies, at }) => {
    demandFollowable(body.what)
    const { mailbox: to } = body
    const order = { mailbox: to, purpose: 'follow', address: countedAs, attempt: nameAttempt(to) } as const
    const { attempt, endsAt } = await sendCode(needs, order, at)
    cookies.set('follow', attempt)
    return { data: { attempt, ends_at: endsAt.toISOString() } }
  },
})

const showOpen = openOperation({
  method: 'GET',
  path: '/follows/code',
  operationId: 'showOpenFollowCode',
  summary: 'The open code of this browser to follow changes',
  description:
    'Shows the newest attempt of this browser to confirm a mailbox for mail about changes. It is null once the code was typed or has ended, and in every other browser. The request sends no mail, and does not count as a try.',
  answer: closed({
    data: orNull(
      closed({ mailbox: text('Mailbox of the code.'), attempt: text('Secret that belongs to the code.') }),
      { description: 'The attempt.' },
    ),
  }),
  says: 'The attempt, or null.',
  example: { data: EXAMPLE_OPEN },
  run: async ({ store }, { cookies, at }) => {
    const attempt = cookies.get('follow') ?? ''
    const open = await findAttempted(store.db(), attempt, at)
    return { data: open === undefined ? null : { mailbox: open, attempt } }
  },
})

const begin = openOperation({
  method: 'POST',
  path: '/follows',
  operationId: 'follow',
  summary: 'Follow changes by mail',
  description:
    'Follows an address by mail from today: at most one mail a day, and none on a day without a change. The service keeps the sealed mailbox, the followed address, the digest of a token, and the day of the last mail.',
  status: 201,
  body: closed({ what, ...MAILBOX_CONFIRMATION }),
  answer: closed({ data: Follow }),
  says: 'The address is followed.',
  example: { data: EXAMPLE },
  refuses: ['not_found', 'not_in_this_state'],
  run: async (needs, { body, countedAs, cookies, at }) => {
    demandFollowable(body.what)
    const followed = await confirmFollow(needs, { ...body, countedAs }, at)
    cookies.set('follow', null)
    return { data: followed }
  },
})

const list = openOperation({
  method: 'GET',
  path: '/follows/:token',
  operationId: 'listFollows',
  summary: 'Addresses that a mailbox follows',
  description: 'Lists what this mailbox follows. The list is empty after the last one ends.',
  params: TOKEN,
  answer: Follows,
  says: 'The followed addresses.',
  example: { data: [EXAMPLE] },
  run: async (needs, { params: { token } }) => ({ data: await listFollows(needs, token) }),
})

const stop = openOperation({
  method: 'DELETE',
  path: '/follows/:token',
  operationId: 'stopFollowing',
  summary: 'Stop mails',
  description:
    'Stops the mail about one address, or about all followed addresses. Stopping again is not an error.',
  params: TOKEN,
  query: closed({ what: Type.Optional(what) }),
  answer: Follows,
  says: 'Addresses that the mailbox no longer follows.',
  example: { data: [EXAMPLE] },
  run: async (needs, { params: { token }, query }) => ({
    data: await stopFollowing(needs, { token, what: query.what }),
  }),
})

export const FOLLOW_OPERATIONS: readonly PortalOperation[] = [send, showOpen, begin, list, stop]
