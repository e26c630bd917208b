import { StoreFault } from './object-store.ts'
import type { ExplainFault } from './store-steps.ts'

/** Codes of connections that were not made, or ended early. */
const UNREACHABLE = [
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'EPROTO',
  'ETIMEDOUT',
]

/** Names of the SDK's faults before any answer. */
const NO_CREDENTIALS = 'CredentialsProviderError'
const TIMEOUT = 'TimeoutError'

/** Explains faults of the SDK by their status, code and name. */
export const makeExplain =
  (address: string): ExplainFault =>
  (cause) => {
    if (!(cause instanceof Error)) return undefined
    const say = (kind: StoreFault['kind'], text: string) =>
      new StoreFault(kind, `The store ${address} ${text}`, { cause })
    if (cause.name === NO_CREDENTIALS)
      return say('refused', 'needs credentials: set ROTUNDA_STORE_KEY_ID and ROTUNDA_STORE_SECRET.')
    const status = statusOf(cause)
    if (status === undefined)
      return isConnectionFault(cause)
        ? say('unreachable', `does not answer (${cause.message}). Check ROTUNDA_STORE_ENDPOINT.`)
        : undefined
    return explainStatus(status, cause.name, say)
  }

const explainStatus = (
  status: number,
  code: string,
  say: (kind: StoreFault['kind'], text: string) => StoreFault,
): StoreFault => {
  if (code === 'NoSuchBucket')
    return say('refused', 'does not exist. Make the bucket, or correct ROTUNDA_STORE.')
  if (status === 404) return say('missing', 'has no such object.')
  if (status === 401 || status === 403)
    return say(
      'refused',
      `refuses the request (${code}). Check ROTUNDA_STORE_KEY_ID, ROTUNDA_STORE_SECRET and the rights of the key.`,
    )
  if (status === 507 || /Quota|InsufficientStorage|StorageFull/.test(code))
    return say('full', `has no room left (${code}). Make room, or raise its quota.`)
  if (status >= 500 || status === 429) return say('unreachable', `fails (${status} ${code}).`)
  // A body that is no XML of S3 has a status of success.
  if (status < 300)
    return say('unreachable', 'answers, but not as an S3 store. Check ROTUNDA_STORE_ENDPOINT.')
  return say(
    'refused',
    `refuses the request (${status} ${code}). Check ROTUNDA_STORE_REGION and the endpoint.`,
  )
}

/** Finds the status of an answer; undefined for a fault without one. */
export const statusOf = (cause: unknown): number | undefined => {
  if (!(cause instanceof Error) || !('$metadata' in cause)) return undefined
  // The SDK adds this field to each fault of an answer.
  return (cause.$metadata as { readonly httpStatusCode?: number }).httpStatusCode
}

const isConnectionFault = (cause: Error): boolean =>
  cause.name === TIMEOUT ||
  /aborted|socket hang up|certificate/i.test(cause.message) ||
  ('code' in cause && UNREACHABLE.some((code) => code === cause.code)) ||
  (cause instanceof AggregateError &&
    cause.errors.some((one) => one instanceof Error && isConnectionFault(one)))
