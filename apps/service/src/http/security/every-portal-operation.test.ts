import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { issueKey, draftRequest, type PortalTables } from '../../access/index.ts'
import { openTestService, type Description } from '../../bin/testing.ts'
import type { ReportTables } from '../../corrections/index.ts'
import { invitePerson, makeOrganisation, type Actor } from '../../people/index.ts'
import {
  enrol,
  makeVisitor,
  readCode,
  signIn,
  TEST_HOST,
  TEST_ORIGIN,
  type Visitor,
} from '../portal/testing.ts'
import { listOperations } from '../testing.ts'
import { fillSchema } from './testing/fill-schema.ts'

const CONTRACT = join(import.meta.dirname, '../../../../../packages/contract/openapi')
const descriptions = ['portal', 'corrections'].map(
  // The service wrote it; the test reads what Description names.
  (name) => JSON.parse(readFileSync(join(CONTRACT, `${name}.json`), 'utf8')) as Description,
)
const operations = descriptions.flatMap((description) =>
  listOperations(description).map((operation) => ({ ...operation, description })),
)

const service = await openTestService({ ROTUNDA_PUBLIC_RATE: '0' })
after(() => service.close())
const { store, access } = service
const at = await store.now()

const [owner, stranger] = [
  await signIn(service, 'owner@society.example'),
  await signIn(service, 'eve@other.example'),
]
const reviewer = await enrol(service, 'reviewer@rotunda.example')

const meOf = async (visitor: Visitor) => {
  const { data } = await visitor.get('/me')
  return data as { readonly id: string; readonly session: { readonly id: string } }
}
const actorOf = async (visitor: Visitor): Promise<Actor> => {
  const { id: person } = await meOf(visitor)
  return { person, by: 'portal', address: '192.0.2.1' }
}

/** An organisation with one of everything. */
const furnish = async (visitor: Visitor, name: string): Promise<Readonly<Record<string, string>>> => {
  const actor = await actorOf(visitor)
  const { id: organisation } = await makeOrganisation(
    access,
    { name, site: 'https://society.example', actor },
    at,
  )
  const invited = { organisation, mailbox: 'guest@society.example', role: 'member', actor } as const
  const { id: invitation } = await invitePerson(access, invited, at)
  const { id: request } = await draftRequest(access, { actor, organisation, answers: {}, at })
  const terms = { organisation, scopes: ['members:read'], name: 'Reader', actor: 'test', at } as const
  const { id: key } = await issueKey(access, terms)
  const { session } = await meOf(visitor)
  return { organisation, invitation, request, key, person: actor.person, session: session.id }
}

const own = await furnish(owner, 'Example Society')
await furnish(stranger, 'Another Guild')

type Operation = (typeof operations)[number]

const urlOf = ({ path }: Operation): string =>
  path.replace(/\{(\w+)\}/g, (_whole, name: string) => own[name] ?? 'none')

const bodyOf = ({ requestBody, description }: Operation): object | undefined => {
  const media = requestBody?.content['application/json']
  return media === undefined ? undefined : (fillSchema(description, media.schema) as object)
}

type Sent = {
  readonly cookies?: ReadonlyMap<string, string>
  readonly headers?: Readonly<Record<string, string>>
}

const send = async (operation: Operation, { cookies, headers = { origin: TEST_ORIGIN } }: Sent) => {
  const body = bodyOf(operation)
  const answer = await service.app.inject({
    // The description names no other methods.
    method: operation.method as 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: urlOf(operation),
    headers: {
      host: TEST_HOST,
      ...headers,
      ...(cookies && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { payload: JSON.stringify(body) }),
  })
  const { code } = (answer.body.startsWith('{') ? JSON.parse(answer.body) : {}) as { readonly code?: string }
  return { status: answer.statusCode, code, text: answer.body, headers: answer.headers }
}

const TABLES = [
  'people',
  'organisations',
  'memberships',
  'former_memberships',
  'former_mailboxes',
  'invitations',
  'keys',
  'access_requests',
  'request_events',
  'grants',
  'terms',
  'terms_acceptances',
  'key_sightings',
  'passkeys',
  'challenges',
  'sessions',
  'enrolments',
  'sign_in_attempts',
  'correction_reports',
  'correction_texts',
  'correction_events',
  'correction_proofs',
  'correction_draws',
  'correction_drafts',
  'outbox',
  'audit',
] as const

/** Columns that the worker of mails writes, and the minute in which a session was last seen. */
const CHANGING: ReadonlySet<string> = new Set([
  'last_seen_at',
  'tries',
  'worker',
  'sent_day',
  'sealed_key',
  'sealed_body',
])

/** Everything that an operation may change. */
const readState = async (): Promise<string> => {
  const rows = await Promise.all(
    TABLES.map((table) => store.db<PortalTables & ReportTables>().selectFrom(table).selectAll().execute()),
  )
  return JSON.stringify(rows, (name, value: unknown) => (CHANGING.has(name) ? 0 : value))
}

const holdUnchanged = async (work: () => Promise<void>): Promise<void> => {
  const before = await readState()
  await work()
  assert.equal(await readState(), before)
}

const isUnsafe = ({ method }: Operation): boolean => method.toUpperCase() !== 'GET'
const rolesOf = ({ security = [] }: Operation): readonly string[] | undefined =>
  security.map((one) => Reflect.get(one, 'session') as readonly string[] | undefined).find((roles) => roles)
const isOfPerson = (operation: Operation): boolean => rolesOf(operation) !== undefined
const isOfRole = (operation: Operation): boolean => (rolesOf(operation) ?? []).length > 0

const ELSEWHERE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'another website': { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  'another host of the same site': { origin: 'http://other.localhost', 'sec-fetch-site': 'same-site' },
  'a page without an origin': { origin: 'null' },
  'a program that names no origin': {},
  'another port': { origin: `${TEST_ORIGIN}:81` },
  'a link that was typed': { 'sec-fetch-site': 'none' },
  'a forged origin in a browser': { origin: TEST_ORIGIN, 'sec-fetch-site': 'cross-site' },
}

test('the description has operations of every kind', () => {
  assert.ok(operations.filter(isUnsafe).length > 15)
  assert.ok(operations.filter(isOfRole).length > 5)
})

for (const operation of operations.filter(
  (one) => isUnsafe(one) && /^\/api\/(portal|corrections)\//.test(one.path),
))
  test(`${operation.operationId} takes no change that another website asks for`, () =>
    holdUnchanged(async () => {
      for (const [name, headers] of Object.entries(ELSEWHERE)) {
        const answer = await send(operation, { cookies: owner.cookies, headers })
        assert.deepEqual([answer.status, answer.code], [403, 'other_origin'], name)
        assert.equal(answer.headers['set-cookie'], undefined)
      }
    }))

for (const operation of operations.filter(isOfPerson))
  test(`${operation.operationId} needs a session, and one that is open`, () =>
    holdUnchanged(async () => {
      const { cookies } = makeVisitor(service)
      const planted = new Map([['rotunda', 'A'.repeat(43)]])
      const attempt = new Map([['rotunda-attempt', owner.cookies.get('rotunda') ?? '']])
      for (const one of [cookies, planted, attempt]) {
        const answer = await send(operation, { cookies: one })
        assert.deepEqual([answer.status, answer.code], [401, 'sign_in_needed'], answer.text)
        assert.equal(answer.headers['cache-control'], 'no-store')
      }
    }))

for (const operation of operations.filter(
  (one) => isOfPerson(one) && !isOfRole(one) && one.path.includes('{'),
))
  test(`${operation.operationId} shows a member of another organisation nothing, and changes nothing`, () =>
    holdUnchanged(async () => {
      const answer = await send(operation, { cookies: stranger.cookies })
      assert.deepEqual([answer.status, answer.code], [404, 'not_found'], answer.text)
      assert.ok(!answer.text.includes('Example Society') && !answer.text.includes('society.example'))
    }))

for (const operation of operations.filter(isOfRole))
  test(`${operation.operationId} needs its role, and a passkey in the session`, () =>
    holdUnchanged(async () => {
      const partner = await send(operation, { cookies: owner.cookies })
      assert.deepEqual([partner.status, partner.code], [403, 'not_permitted'], partner.text)
      if (rolesOf(operation)?.includes('operator') === true) {
        const other = await send(operation, { cookies: reviewer.cookies })
        assert.deepEqual([other.status, other.code], [403, 'not_permitted'], other.text)
      }
    }))

test('a role counts in no session by code alone', async () => {
  const byCode = await signIn(service, 'reviewer@rotunda.example')
  await holdUnchanged(async () => {
    for (const operation of operations.filter((one) => rolesOf(one)?.includes('reviewer') === true)) {
      const answer = await send(operation, { cookies: byCode.cookies })
      assert.deepEqual([answer.status, answer.code], [403, 'passkey_needed'], operation.operationId)
    }
  })
})

test('a session that somebody planted before the sign-in is another one afterwards, and has ended', async () => {
  const victim = makeVisitor(service, 'victim@society.example')
  // A stranger's own session, planted into the browser of the victim.
  for (const [name, value] of (await signIn(service, 'planter@other.example')).cookies)
    victim.cookies.set(name, value)
  const planted = new Map(victim.cookies)
  const signed = await signInAgain(victim)
  assert.notEqual(signed.cookies.get('rotunda'), planted.get('rotunda'))
  const me = operations.find(({ operationId }) => operationId === 'showMe')
  assert.ok(me)
  assert.equal((await send(me, { cookies: planted })).status, 401)
})

const signInAgain = async (visitor: Visitor): Promise<Visitor> => {
  const { mailbox } = visitor
  await visitor.post('/sign-in', { mailbox })
  const answer = await visitor.post('/sign-in/code', { mailbox, code: await readCode(service, mailbox) })
  assert.equal(answer.status, 200, answer.text)
  return visitor
}
