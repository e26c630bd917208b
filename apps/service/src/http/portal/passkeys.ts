import { isIP } from 'node:net'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { Type } from 'typebox'
import { closed, Passkey, text } from '@rotunda/contract'
import {
  beginAddPasskey,
  beginEnrolment,
  beginVerify,
  finishAddPasskey,
  finishVerify,
  listPasskeys,
  makeSecret,
  removePasskey,
  type Website,
} from '../../people/index.ts'
import { Refusal } from '../../platform/index.ts'
import { openOperation, operation, type PortalCookies, type PortalOperation } from './operation.ts'

/** WebAuthn's own JSON: browsers make and read it. The library checks it. */
const Options = closed({
  data: Type.Unknown({ description: 'Options for `navigator.credentials`, in WebAuthn’s JSON.' }),
})

const Response = Type.Object(
  {
    id: text('Id of the passkey, base64url.'),
    rawId: text('The same.'),
    type: Type.Literal('public-key'),
    response: Type.Record(Type.String(), Type.Unknown()),
    clientExtensionResults: Type.Record(Type.String(), Type.Unknown()),
    authenticatorAttachment: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  },
  { description: 'Answer of the passkey, as `toJSON()` of the browser returns it.' },
)

/** The library checks what the schema leaves open. */
const MadePasskey = Type.Unsafe<RegistrationResponseJSON>(Response)
const SignedByPasskey = Type.Unsafe<AuthenticationResponseJSON>(Response)

const Person = closed({ data: closed({ person: text('Id of the person.') }) })
const EXAMPLE_PERSON = { data: { person: 'per_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d0' } }
const EXAMPLE_OPTIONS = {
  data: { challenge: 'q83vEjRWeJA', rpId: 'data.example', userVerification: 'required' },
}

/** An IP address cannot be the host of a passkey. */
const demandName = ({ origin }: Website): void => {
  const { hostname, port } = new URL(origin)
  if (isIP(hostname.replace(/^\[(.*)\]$/, '$1')) === 0) return
  const detail = `A passkey belongs to a name, not to the address ${hostname}. Open http://localhost:${port} instead.`
  throw new Refusal('not_in_this_state', detail)
}

/** Cookie that stands for the browser between question and answer: its session, or else a fresh attempt. */
const browserOf = (cookies: PortalCookies): string => {
  const known = cookies.get('session') ?? cookies.get('attempt')
  if (known !== undefined) return known
  const made = makeSecret()
  cookies.set('attempt', made)
  return made
}

const list = operation({
  method: 'GET',
  path: '/passkeys',
  operationId: 'listPasskeys',
  summary: 'Passkeys',
  description: 'Lists the passkeys of the person.',
  caller: 'person',
  answer: closed({ data: Type.Array(Passkey) }),
  says: 'The passkeys.',
  example: {
    data: [{ id: 'q83vEjRWeJA', name: 'Laptop', created_at: '2026-11-26T12:00:00.000Z', last_used_at: null }],
  },
  run: async (needs, { session }) => {
    const passkeys = await listPasskeys(needs, session.person)
    return {
      data: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        created_at: createdAt.toISOString(),
        last_used_at: lastUsedAt?.toISOString() ?? null,
      })),
    }
  },
})

const beginAdd = operation({
  method: 'POST',
  path: '/passkeys/options',
  operationId: 'beginAddPasskey',
  summary: 'Begin to add a passkey',
  description:
    'Returns the options for the browser. A person who has a passkey must have used a passkey in this session.',
  caller: 'person',
  answer: Options,
  says: 'Options for `navigator.credentials.create`.',
  example: EXAMPLE_OPTIONS,
  refuses: ['passkey_needed', 'not_in_this_state'],
  run: async (needs, { session, cookies, website, at }) => {
    demandName(website)
    return { data: await beginAddPasskey(needs, { session, website, browser: browserOf(cookies) }, at) }
  },
})

const beginEnrol = operation({
  method: 'POST',
  path: '/enrolment/options',
  operationId: 'beginEnrolment',
  summary: 'Begin to take a role by a one-time code',
  description:
    'Takes the code that an operator made for the mailbox of the person, and returns the options for the passkey that the role needs. `addPasskey` completes the enrolment.',
  caller: 'person',
  body: closed({ code: Type.String({ maxLength: 60, description: 'The code of 24 characters.' }) }),
  answer: Options,
  says: 'Options for `navigator.credentials.create`.',
  example: EXAMPLE_OPTIONS,
  refuses: ['not_in_this_state'],
  run: async (needs, { session, cookies, website, body, at }) => {
    demandName(website)
    return {
      data: await beginEnrolment(needs, { session, website, browser: browserOf(cookies), ...body }, at),
    }
  },
})

const add = operation({
  method: 'POST',
  path: '/passkeys',
  operationId: 'addPasskey',
  summary: 'Add the passkey that the browser made',
  description:
    'Adds the passkey, and the role of an open enrolment: an enrolment removes every earlier passkey of the person and ends every other session. The session ends, and a new session with the passkey begins.',
  caller: 'person',
  status: 201,
  body: closed({
    name: Type.String({ maxLength: 100, description: 'Name for the passkey, such as "Laptop".' }),
    response: MadePasskey,
  }),
  answer: Person,
  says: 'The passkey is added.',
  example: EXAMPLE_PERSON,
  refuses: ['not_permitted', 'not_in_this_state'],
  run: async (needs, { session, cookies, website, body, from, at }) => {
    const { secret, person } = await finishAddPasskey(
      needs,
      {
        session,
        website,
        from,
        browser: browserOf(cookies),
        name: body.name,
        response: body.response,
      },
      at,
    )
    cookies.set('session', secret)
    return { data: { person } }
  },
})

const remove = operation({
  method: 'DELETE',
  path: '/passkeys/:passkey',
  operationId: 'removePasskey',
  summary: 'Remove a passkey',
  description:
    'Removes a passkey of the person, and ends the other sessions that the passkey opened. A reviewer or operator keeps at least one passkey.',
  caller: 'person',
  params: closed({ passkey: text('Id of the passkey.') }),
  answer: closed({ data: closed({}) }),
  says: 'The passkey is removed.',
  example: { data: {} },
  refuses: ['passkey_needed', 'not_in_this_state'],
  run: async (needs, { session, params, at }) => {
    await removePasskey(needs, { session, id: params.passkey }, at)
    return { data: {} }
  },
})

const beginSignInByPasskey = openOperation({
  method: 'POST',
  path: '/sign-in/passkey/options',
  operationId: 'beginPasskeySignIn',
  summary: 'Begin to sign in with a passkey, or to use it again',
  description:
    'Returns the options for the browser: for any passkey of this website, or, within a session, for the passkeys of its person.',
  answer: Options,
  says: 'Options for `navigator.credentials.get`.',
  example: EXAMPLE_OPTIONS,
  refuses: ['not_in_this_state'],
  run: async (needs, { session, cookies, website, at }) => {
    demandName(website)
    return { data: await beginVerify(needs, { session, website, browser: browserOf(cookies) }, at) }
  },
})

const signInByPasskey = openOperation({
  method: 'POST',
  path: '/sign-in/passkey',
  operationId: 'signInWithPasskey',
  summary: 'Sign in with a passkey, or use it again',
  description:
    'Takes the answer of the passkey. An earlier session of the browser ends, and a new session begins.',
  body: closed({ response: SignedByPasskey }),
  answer: Person,
  says: 'The person is signed in.',
  example: EXAMPLE_PERSON,
  refuses: ['not_permitted', 'not_in_this_state'],
  run: async (needs, { session, cookies, website, body, from, countedAs, at }) => {
    const { secret, person } = await finishVerify(
      needs,
      {
        session,
        website,
        from,
        countedAs,
        browser: browserOf(cookies),
        response: body.response,
      },
      at,
    )
    cookies.set('attempt', null)
    cookies.set('session', secret)
    return { data: { person } }
  },
})

export const PASSKEY_OPERATIONS: readonly PortalOperation[] = [
  beginSignInByPasskey,
  signInByPasskey,
  list,
  beginAdd,
  beginEnrol,
  add,
  remove,
]
