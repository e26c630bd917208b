import { Type, type Static } from 'typebox'
import { closed, NewSecret, OwnKey, RotatedSecret, SCOPES, text } from '@rotunda/contract'
import {
  changeOrganisationKey,
  issueOrganisationKey,
  listOrganisationKeys,
  resumeOrganisationKey,
  revokeOrganisationKey,
  rotateOrganisationKey,
  showOrganisationKey,
  suspendOrganisationKey,
  type OrganisationKey,
} from '../../access/index.ts'
import { EXAMPLE_KEY } from './example-key.ts'
import { PART, partOf, readPart } from './list-part.ts'
import { operation, type PersonAsked, type PortalNeeds, type PortalOperation } from './operation.ts'
import { ORGANISATION } from './request-shapes.ts'

const KEY = closed({ ...ORGANISATION.properties, key: text('Id of the key.') })

const toText = (at: Date | null): string | null => at?.toISOString() ?? null

const showKey = (key: OrganisationKey): OwnKey => ({
  id: key.keyId,
  name: key.name,
  start: key.start,
  state: key.state,
  scopes: [...key.scopes],
  quotas: { ...key.quotas },
  addresses: key.addresses === null ? null : [...key.addresses],
  created_at: key.createdAt.toISOString(),
  expires_at: toText(key.expiresAt),
  last_used_at: toText(key.lastUsedAt),
  suspended_at: toText(key.suspendedAt),
  suspended_for: key.suspendedFor,
  revoked_at: toText(key.revokedAt),
  exposed_at: toText(key.exposedAt),
  replaced_by: key.replacedBy,
  exempt: key.exempt,
  orders: [...key.orders],
  seen_by: key.seenBy.map(({ person, mailbox, at }) => ({ person, mailbox, at: at.toISOString() })),
})

const list = operation({
  method: 'GET',
  path: '/organisations/:organisation/keys',
  operationId: 'listKeys',
  summary: 'Keys of an organisation',
  description:
    'Lists the keys of the organisation, newest first, revoked keys included. Only members can read the list.',
  caller: 'person',
  params: ORGANISATION,
  query: closed(PART),
  answer: partOf(OwnKey),
  says: 'The keys.',
  example: { data: [EXAMPLE_KEY], meta: { limit: 50, offset: 0, has_more: false } },
  run: ({ store }, { session: { person }, params, query }) =>
    readPart(query, async (part) =>
      (await listOrganisationKeys(store, { ...params, person, ...part })).map(showKey),
    ),
})

const show = operation({
  method: 'GET',
  path: '/organisations/:organisation/keys/:key',
  operationId: 'showKey',
  summary: 'A key of an organisation',
  description: 'Shows a key without its secret. Only members of the organisation can read it.',
  caller: 'person',
  params: KEY,
  answer: closed({ data: OwnKey }),
  says: 'The key.',
  example: { data: EXAMPLE_KEY },
  run: async ({ store }, { session: { person }, params: { organisation, key: id } }) => ({
    data: showKey(await showOrganisationKey(store, { organisation, person, id })),
  }),
})

const name = Type.String({
  maxLength: 1000,
  description: 'Name of the key, such as the program that uses it.',
})

const MANY_ADDRESSES = 1000

const addresses = Type.Array(Type.String({ maxLength: 100 }), {
  maxItems: MANY_ADDRESSES,
  description: 'Addresses and CIDR ranges that the key is limited to.',
})

const expiresAt = Type.Optional(
  Type.String({
    format: 'date-time',
    description: 'End of the key: 365 days from now at most, and by default.',
  }),
)

const readEnd = (end: string | undefined): Date | undefined => (end === undefined ? undefined : new Date(end))

const issue = operation({
  method: 'POST',
  path: '/organisations/:organisation/keys',
  operationId: 'issueKey',
  summary: 'Issue a key',
  description:
    'Issues a key for granted scopes. The organisation must have accepted the terms in force. Only this answer shows the secret of the key.',
  caller: 'person',
  status: 201,
  params: ORGANISATION,
  body: closed({
    name,
    scopes: Type.Array(Type.Enum([...SCOPES]), {
      maxItems: 50,
      description: 'Scopes of the key. Each must be granted to the organisation.',
    }),
    expires_at: expiresAt,
    addresses: Type.Optional(addresses),
  }),
  answer: closed({ data: NewSecret }),
  says: 'The key, with its secret.',
  example: {
    data: {
      id: EXAMPLE_KEY.id,
      secret: 'rtd_live_4fQ9…',
      expires_at: EXAMPLE_KEY.expires_at,
    },
  },
  refuses: ['terms_required', 'not_in_this_state'],
  run: async (needs, { actor, params, body, at }) => {
    const { expires_at: end, ...wanted } = body
    const issued = await issueOrganisationKey(needs, {
      ...params,
      ...wanted,
      expiresAt: readEnd(end),
      actor,
      at,
    })
    const { id, secret, expiresAt: ends } = issued
    return { data: { id, secret, expires_at: ends.toISOString() } }
  },
})

type KeyAsked<Body> = PersonAsked<Body, Static<typeof KEY>, object>

const toOrder = ({ params: { organisation, key: id }, actor, at }: KeyAsked<unknown>) => ({
  organisation,
  id,
  actor,
  at,
})

/** The key after a change. */
const showAfter = async (
  { store }: PortalNeeds,
  { params: { organisation, key: id }, session: { person } }: KeyAsked<unknown>,
) => ({ data: showKey(await showOrganisationKey(store, { organisation, person, id })) })

const change = operation({
  method: 'PATCH',
  path: '/organisations/:organisation/keys/:key',
  operationId: 'changeKey',
  summary: 'Change the name or the addresses of a key',
  description:
    'Changes the given fields only. The scopes of a key never change: a new scope needs a new key. A key that the operator issued takes no name.',
  caller: 'person',
  params: KEY,
  body: closed({
    name: Type.Optional(name),
    addresses: Type.Optional(
      Type.Union([addresses, Type.Null()], {
        description: 'Addresses and CIDR ranges that the key is limited to; null for any.',
      }),
    ),
  }),
  answer: closed({ data: OwnKey }),
  says: 'The key after the change.',
  example: { data: { ...EXAMPLE_KEY, name: 'New web server' } },
  refuses: ['not_in_this_state'],
  run: async (needs, asked) => {
    await changeOrganisationKey(needs.store, { ...toOrder(asked), ...asked.body })
    return showAfter(needs, asked)
  },
})

const rotate = operation({
  method: 'POST',
  path: '/organisations/:organisation/keys/:key/rotate',
  operationId: 'rotateKey',
  summary: 'Replace a key',
  description:
    'Issues a key with the scopes, the addresses and the name of an old key, which ends after the overlap. Both keys share their quotas. Only this answer shows the secret. Terms and grants count as for a new key.',
  caller: 'person',
  status: 201,
  params: KEY,
  body: closed({
    overlap_days: Type.Integer({
      minimum: 0,
      maximum: 1000,
      description: 'Whole days that the old key stays valid after the new key is issued; 0 ends it at once.',
    }),
    expires_at: expiresAt,
  }),
  answer: closed({ data: RotatedSecret }),
  says: 'The new key, with its secret.',
  example: {
    data: {
      id: 'key_0199f0e1c2d3a1b2c3d4e5f6a7b8c9d1',
      secret: 'rtd_live_9hT2…',
      expires_at: EXAMPLE_KEY.expires_at,
      overlap_ends_at: '2026-12-03T12:00:00.000Z',
    },
  },
  refuses: ['terms_required', 'not_in_this_state'],
  run: async (needs, asked) => {
    const { overlap_days: overlapDays, expires_at: end } = asked.body
    const rotation = { ...toOrder(asked), overlapDays, expiresAt: readEnd(end) }
    const { id, secret, expiresAt: ends, overlapEndsAt } = await rotateOrganisationKey(needs, rotation)
    const overlap_ends_at = overlapEndsAt.toISOString()
    return { data: { id, secret, expires_at: toText(ends), overlap_ends_at } }
  },
})

const ORDER = {
  method: 'POST',
  caller: 'person',
  params: KEY,
  answer: closed({ data: OwnKey }),
  says: 'The key after the order.',
  refuses: ['not_in_this_state'],
} as const

const suspend = operation({
  ...ORDER,
  path: '/organisations/:organisation/keys/:key/suspend',
  operationId: 'suspendKey',
  summary: 'Suspend a key',
  description: 'Closes a key within a second, until a member resumes it.',
  example: { data: { ...EXAMPLE_KEY, state: 'suspended', orders: ['rotate', 'resume', 'revoke'] } },
  run: async (needs, asked) => {
    await suspendOrganisationKey(needs.store, toOrder(asked))
    return showAfter(needs, asked)
  },
})

const resume = operation({
  ...ORDER,
  path: '/organisations/:organisation/keys/:key/resume',
  operationId: 'resumeKey',
  summary: 'Resume a key',
  description:
    'Reopens a key that a member suspended, or that was idle. A leaked key is never reopened. Only the operator reopens a key that the operator suspended.',
  example: { data: EXAMPLE_KEY },
  run: async (needs, asked) => {
    await resumeOrganisationKey(needs.store, toOrder(asked))
    return showAfter(needs, asked)
  },
})

const revoke = operation({
  ...ORDER,
  path: '/organisations/:organisation/keys/:key/revoke',
  operationId: 'revokeKey',
  summary: 'Revoke a key',
  description: 'Closes a key within a second, for good.',
  example: { data: { ...EXAMPLE_KEY, state: 'revoked', revoked_at: '2026-11-27T12:00:00.000Z', orders: [] } },
  run: async (needs, asked) => {
    await revokeOrganisationKey(needs.store, toOrder(asked))
    return showAfter(needs, asked)
  },
})

export const KEY_OPERATIONS: readonly PortalOperation[] = [
  list,
  issue,
  show,
  change,
  rotate,
  suspend,
  resume,
  revoke,
]
