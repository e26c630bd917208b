import { Type } from 'typebox'
import { closed, ListedSession, Me, text } from '@rotunda/contract'
import {
  beginChangeMailbox,
  beginSignIn,
  endOtherSessions,
  endSession,
  finishChangeMailbox,
  finishSignIn,
  isFresh,
  listInvitationsFor,
  listOrganisationsOf,
  listSessions,
  type Session,
} from '../../people/index.ts'
import { Refusal } from '../../platform/index.ts'
import { showOpenCode } from './open-code.ts'
import { openOperation, operation, type PortalNeeds, type PortalOperation } from './operation.ts'

const Sent = closed({
  data: closed({
    ends_at: Type.String({ format: 'date-time', description: 'Time until which the code works.' }),
  }),
})

const mailbox = Type.String({ maxLength: 320, description: 'Address of the mailbox.' })

const askForCode = openOperation({
  method: 'POST',
  path: '/sign-in',
  operationId: 'askForCode',
  summary: 'Ask for a code by mail',
  description:
    'Sends an 8-digit code to the mailbox. The answer does not reveal whether the mailbox has signed in before. Beyond a total number of codes, no mail is sent until the next full hour, and the answer does not change. The cookie of the answer marks the browser: the code works only there.',
  body: closed({ mailbox }),
  answer: Sent,
  says: 'The code is on its way.',
  example: { data: { ends_at: '2026-11-26T12:10:00.000Z' } },
  run: async (needs, { body, countedAs, cookies, at }) => {
    const { attempt, endsAt } = await beginSignIn(needs, { ...body, address: countedAs }, at)
    cookies.set('attempt', attempt)
    return { data: { ends_at: endsAt.toISOString() } }
  },
})

const MeAnswer = closed({ data: Me })

const EXAMPLE_ME = {
  data: {
    id: 'per_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0',
    mailbox: 'ada@example.org',
    role: null,
    session: {
      id: 'ses_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0',
      has_passkey: false,
      is_fresh: false,
      ends_at: '2026-12-03T12:00:00.000Z',
    },
    organisations: [{ id: 'org_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0', name: 'Example Society', role: 'owner' }],
    invitations: [],
  },
}

const signIn = openOperation({
  method: 'POST',
  path: '/sign-in/code',
  operationId: 'signIn',
  summary: 'Sign in with the code',
  description:
    'Takes the code in the browser that asked for the code, and answers with the cookie of a new session. An earlier session of the browser ends. After 5 wrong tries or 10 minutes, ask for a new code.',
  body: closed({ mailbox, code: Type.String({ maxLength: 20, description: 'The 8 digits of the mail.' }) }),
  answer: closed({ data: closed({ person: text('Id of the person.') }) }),
  says: 'The person is signed in.',
  example: { data: { person: EXAMPLE_ME.data.id } },
  run: async (needs, { body, from, countedAs, cookies, session, at }) => {
    const typed = { ...body, ...from, countedAs, session, attempt: cookies.get('attempt') }
    const { secret, person } = await finishSignIn(needs, typed, at)
    cookies.set('attempt', null)
    cookies.set('session', secret)
    return { data: { person } }
  },
})

const DONE = closed({ data: closed({}) })

const signOut = openOperation({
  method: 'POST',
  path: '/sign-out',
  operationId: 'signOut',
  summary: 'Sign out',
  description: 'Ends the session of the request. Does nothing without a session.',
  answer: DONE,
  says: 'Nobody is signed in.',
  example: { data: {} },
  run: async ({ store }, { session, cookies, at }) => {
    if (session !== undefined) await signOutOf(store, session, at)
    cookies.set('session', null)
    return { data: {} }
  },
})

/** A session that has ended meanwhile is as good as ended. */
const signOutOf = async (store: PortalNeeds['store'], { person, id }: Session, at: Date): Promise<void> => {
  try {
    await endSession(store, person, id, at)
  } catch (cause) {
    if (!(cause instanceof Refusal && cause.code === 'not_found')) throw cause
  }
}

const showMe = operation({
  method: 'GET',
  path: '/me',
  operationId: 'showMe',
  summary: 'The person who is signed in',
  description: 'Shows the person of the session, its organisations, and the invitations to its mailbox.',
  caller: 'person',
  answer: MeAnswer,
  says: 'The person.',
  example: EXAMPLE_ME,
  run: async (needs, { session, at }) => ({ data: await describeMe(needs, session, at) }),
})

const describeMe = async ({ store }: PortalNeeds, session: Session, at: Date): Promise<Me> => {
  const { person: id, mailbox: address, role, passkeyAt, endsAt } = session
  const organisations = await listOrganisationsOf(store, id)
  const invitations = await listInvitationsFor(store, address, at)
  return {
    id,
    mailbox: address,
    role,
    session: {
      id: session.id,
      has_passkey: passkeyAt !== null,
      is_fresh: isFresh(session, at),
      ends_at: endsAt.toISOString(),
    },
    organisations: organisations.map(({ site: _site, ...organisation }) => organisation),
    invitations: invitations.map(({ organisation: { name, site }, endsAt: end, ...invitation }) => ({
      ...invitation,
      organisation: name,
      site,
      ends_at: end.toISOString(),
    })),
  }
}

const beginChange = operation({
  method: 'POST',
  path: '/me/mailbox/codes',
  operationId: 'askForMailboxCodes',
  summary: 'Begin to change the mailbox',
  description:
    'Sends a code to the mailbox of the person and another code to the new mailbox. A person who has a passkey must have used it within 15 minutes. The codes work in this browser only.',
  caller: 'person',
  body: closed({ mailbox }),
  answer: Sent,
  says: 'The codes are on their way.',
  example: { data: { ends_at: '2026-11-26T12:10:00.000Z' } },
  refuses: ['passkey_needed'],
  run: async (needs, { session, body, countedAs, cookies, at }) => {
    const wanted = { session, mailbox: body.mailbox, address: countedAs }
    const { attempt, endsAt } = await beginChangeMailbox(needs, wanted, at)
    cookies.set('attempt', attempt)
    return { data: { ends_at: endsAt.toISOString() } }
  },
})

const codeOf = (which: string) =>
  Type.String({ maxLength: 20, description: `The 8 digits of the mail to the ${which} mailbox.` })

const changeMailbox = operation({
  method: 'POST',
  path: '/me/mailbox',
  operationId: 'changeMailbox',
  summary: 'Change the mailbox',
  description:
    'Gives the person the new mailbox, by the codes of both mailboxes. Role, passkeys, organisations and invitations stay. Every other session ends, as does an open enrolment of either mailbox. The old mailbox gets mail.',
  caller: 'person',
  body: closed({ mailbox, code: codeOf('new'), old_code: codeOf('old') }),
  answer: DONE,
  says: 'The person has the new mailbox.',
  example: { data: {} },
  refuses: ['passkey_needed', 'not_in_this_state'],
  run: async (needs, { session, body, from, countedAs, cookies, at }) => {
    const { old_code: oldCode, ...typed } = body
    const attempt = cookies.get('attempt')
    await finishChangeMailbox(needs, { ...typed, oldCode, session, attempt, from, countedAs }, at)
    cookies.set('attempt', null)
    return { data: {} }
  },
})

const listOwnSessions = operation({
  method: 'GET',
  path: '/sessions',
  operationId: 'listSessions',
  summary: 'Open sessions',
  description: 'Lists the open sessions of the person, newest first.',
  caller: 'person',
  answer: closed({ data: Type.Array(ListedSession) }),
  says: 'The sessions.',
  example: {
    data: [
      {
        id: EXAMPLE_ME.data.session.id,
        is_this: true,
        address: '203.0.113.7',
        agent: 'Mozilla/5.0',
        created_at: '2026-11-26T12:00:00.000Z',
        last_seen_at: '2026-11-26T12:30:00.000Z',
        ends_at: '2026-12-03T12:00:00.000Z',
        has_passkey: false,
      },
    ],
  },
  run: async ({ store }, { session, at }) => {
    const sessions = await listSessions(store, session.person, at)
    const data = sessions.map(({ id, address, agent, hasPasskey, ...times }) => ({
      id,
      is_this: id === session.id,
      address,
      agent,
      created_at: times.createdAt.toISOString(),
      last_seen_at: times.lastSeenAt.toISOString(),
      ends_at: times.endsAt.toISOString(),
      has_passkey: hasPasskey,
    }))
    return { data }
  },
})

const endOwnSession = operation({
  method: 'DELETE',
  path: '/sessions/:session',
  operationId: 'endSession',
  summary: 'End a session',
  description: 'Ends a session of the person, such as the session of a lost device.',
  caller: 'person',
  params: closed({ session: text('Id of the session.') }),
  answer: DONE,
  says: 'The session has ended.',
  example: { data: {} },
  run: async ({ store }, { session, params, at }) => {
    await endSession(store, session.person, params.session, at)
    return { data: {} }
  },
})

const endOthers = operation({
  method: 'DELETE',
  path: '/sessions',
  operationId: 'endOtherSessions',
  summary: 'End every other session',
  description: 'Ends every session of the person except this session.',
  caller: 'person',
  answer: closed({
    data: closed({ ended: Type.Integer({ description: 'Sessions that ended.' }) }),
  }),
  says: 'The other sessions have ended.',
  example: { data: { ended: 2 } },
  run: async ({ store }, { session, at }) => ({
    data: { ended: await endOtherSessions(store, session, at) },
  }),
})

export const SIGN_IN_OPERATIONS: readonly PortalOperation[] = [
  askForCode,
  showOpenCode,
  signIn,
  signOut,
  showMe,
  beginChange,
  changeMailbox,
  listOwnSessions,
  endOwnSession,
  endOthers,
]
