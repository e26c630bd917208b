import assert from 'node:assert/strict'
import { SCOPES, type Scope } from '@rotunda/contract'
import {
  issueKey,
  revokeKey,
  rotateKey,
  suspendKey,
  type AccessNeeds,
  type NewKey,
} from '../../../access/index.ts'
import { listOperations, type Description } from '../../testing.ts'

/** An operation that a description says needs a key, at an address that exists as far as `fill` knows one. */
export type KeyedOperation = {
  readonly name: string
  readonly method: string
  readonly url: string
  readonly scopes: readonly Scope[]
}

/** Every operation of a description that needs a key, with the scopes that it names. */
export const listKeyed = (
  description: Description,
  fill: Readonly<Record<string, string>> = {},
): KeyedOperation[] =>
  listOperations(description).flatMap(({ operationId, method, path, security = [] }) => {
    const [needed] = security
    // The portal's operations need a session, and have a suite of their own.
    if (needed === undefined || 'session' in needed) return []
    // Written from the table of scopes.
    const scopes = (Reflect.get(needed, 'key') ?? assert.fail(`${operationId} needs no key`)) as Scope[]
    const url = path.replace(/\{(\w+)\}/g, (_part, name: string) => fill[name] ?? 'none')
    return [{ name: operationId, method, url, scopes }]
  })

export type Refused = { readonly status: 401 | 403; readonly reason: RegExp; readonly challenge?: RegExp }

const TERMS = { organisation: 'Test', actor: 'test', withoutTerms: 'It is a key of a test.' }

/** A key in every state in which it is not taken, with what its sender is told; null for no key at all. */
export const issueClosedKeys = async (
  access: AccessNeeds,
): Promise<ReadonlyMap<string, readonly [secret: string | null, refused: Refused]>> => {
  const at = await access.store.now()
  const issue = (wanted: Partial<NewKey> = {}, other: Partial<AccessNeeds> = {}) =>
    issueKey({ ...access, ...other }, { ...TERMS, scopes: SCOPES, at, ...wanted })
  const [open, revoked, suspended, replaced] = [await issue(), await issue(), await issue(), await issue()]
  await revokeKey(access.store, revoked.id, 'test', at)
  await suspendKey(access.store, { id: suspended.id, actor: 'test', at, reason: 'it is looked into' })
  await rotateKey(access, { id: replaced.id, actor: 'test', at, overlapDays: 0 })
  const mistyped = open.secret.slice(0, -1) + (open.secret.endsWith('0') ? '1' : '0')
  const unknown = await issue({}, { pepper: new Uint8Array(32).fill(7) })
  const other = await issue({}, { kind: access.kind === 'test' ? 'live' : 'test' })
  const refused = (reason: RegExp, challenge = /error="invalid_token", error_description="/): Refused => {
    return { status: 401, reason, challenge }
  }
  return new Map<string, readonly [string | null, Refused]>([
    ['no key', [null, refused(/A key is needed/, /^Bearer realm="rotunda"$/)]],
    ['a mistyped key', [mistyped, refused(/not a complete Rotunda key/)]],
    ['a key that nobody issued', [unknown.secret, refused(/unknown to this service/)]],
    ['an expired key', [(await issue({ expiresAt: at })).secret, refused(/expired on \d{4}-/)]],
    ['a revoked key', [revoked.secret, refused(/has been revoked/)]],
    ['a suspended key', [suspended.secret, refused(/suspended: it is looked into/)]],
    ['a key that was replaced', [replaced.secret, refused(/replaced by a newer key/)]],
    ['a key of the other kind', [other.secret, refused(/This is a (test|live) key/)]],
    [
      'a key of other addresses',
      [
        (await issue({ addresses: ['203.0.113.0/24', '2001:db8::/48'] })).secret,
        {
          status: 403,
          reason: /accepted only from the addresses.* came from 127\.0\.0\.1\. .*ask the operator/,
        },
      ],
    ],
  ])
}

export type KeyAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

export type AskWithKey = (operation: KeyedOperation, key: string | null) => Promise<KeyAnswer>

/** No operation gives anything to a key in such a state. */
export const holdClosed = async (
  access: AccessNeeds,
  operations: readonly KeyedOperation[],
  ask: AskWithKey,
): Promise<void> => {
  for (const [state, [secret, refused]] of await issueClosedKeys(access))
    for (const operation of operations) {
      const { status, headers, text } = await ask(operation, secret)
      const name = `${operation.name}: ${state}`
      assert.equal(status, refused.status, name)
      assert.match(text.replaceAll('\\"', '"'), refused.reason, name)
      assert.doesNotMatch(text, /"data":/, name)
      if (refused.challenge !== undefined) assert.match(headers['www-authenticate'] ?? '', refused.challenge)
      assertHidden(headers, name)
    }
}

/** Each operation opens to its scopes and to no others, and names every scope that is missing. */
export const holdToScopes = async (
  access: AccessNeeds,
  operations: readonly KeyedOperation[],
  ask: AskWithKey,
): Promise<void> => {
  const at = await access.store.now()
  for (const scopes of [...SCOPES.map((scope) => [scope]), [], SCOPES]) {
    const { secret } = await issueKey(access, { ...TERMS, scopes, at })
    for (const operation of operations) {
      const { status, headers, text } = await ask(operation, secret)
      const name = `${operation.name} with ${scopes.join() || 'no scope'}`
      const missing = operation.scopes.filter((scope) => !scopes.includes(scope))
      assertHidden(headers, name)
      if (missing.length === 0) {
        assert.ok(status !== 401 && status !== 403, `${name}: ${text}`)
        continue
      }
      assert.equal(status, 403, name)
      for (const scope of missing) assert.ok(text.includes(scope), name)
      const challenge = headers['www-authenticate'] ?? ''
      assert.ok(challenge.includes(`error="insufficient_scope", scope="${missing.join(' ')}"`), challenge)
    }
  }
}

/** No web page may read it. */
const assertHidden = (headers: KeyAnswer['headers'], name: string): void => {
  const told = Object.keys(headers).filter((header) => header.startsWith('access-control-'))
  assert.deepEqual(told, [], name)
}
