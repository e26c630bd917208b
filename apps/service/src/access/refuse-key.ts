import { Refusal } from '../platform/index.ts'

/** Of RFC 6750: a challenge without an error asks for a key, one with an error says what is wrong with the key. */
const REALM = 'Bearer realm="rotunda"'

/** No key was sent, or none that can be read as one. */
export const refuseWithoutKey = (detail: string): Refusal =>
  new Refusal('authentication_failed', detail, { challenge: REALM })

/** A key was sent, and is not taken. */
export const refuseKey = (detail: string): Refusal =>
  new Refusal('authentication_failed', detail, {
    challenge: `${REALM}, error="invalid_token", error_description="${toQuotable(detail)}"`,
  })

/** The key is taken, and lacks these. */
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

/** RFC 6750 takes printable ASCII without quotation marks and backslashes. */
const toQuotable = (text: string): string => text.replaceAll(/["\\]/g, "'").replaceAll(/[^\x20-\x7e]/g, '?')
