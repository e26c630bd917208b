import { Refusal } from '../platform/index.ts'

/** RFC 6750: a challenge without an error asks for a key, one with an error says what is wrong with the key. */
const REALM = 'Bearer realm="rotunda"'

/** Refuses a request without a key, or with one that cannot be read. */
export const refuseWithoutKey = (detail: string): Refusal =>
  new Refusal('authentication_failed', detail, { challenge: REALM })

/** Refuses a key that was sent. */
export const refuseKey = (detail: string): Refusal =>
  new Refusal('authentication_failed', detail, {
    challenge: `${REALM}, error="invalid_token", error_description="${toQuotable(detail)}"`,
  })

/** Refuses a valid key that lacks these scopes. */
export const refuseScopes = (missing: readonly string[]): Refusal => {
  const [scope, are] = missing.length === 1 ? ['scope', 'it'] : ['scopes', 'them']
  const detail =
    `The key is valid, but lacks the ${scope} ${missing.join(', ')}. ` +
    `Ask the operator for a key that has ${are}.`
  return new Refusal('scope_not_permitted', detail, {
    missingScopes: missing,
    challenge: `${REALM}, error="insufficient_scope", scope="${missing.join(' ')}"`,
  })
}

/** RFC 6750 allows printable ASCII without quotation marks and backslashes. */
const toQuotable = (text: string): string => text.replaceAll(/["\\]/g, "'").replaceAll(/[^\x20-\x7e]/g, '?')
