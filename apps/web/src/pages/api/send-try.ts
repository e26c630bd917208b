import type { Clients } from '../../ask/clients.ts'
import type { Operation } from '../../ask/api-operations.ts'
import { addressOf, type Filled } from './write-curl.ts'
import { ADDRESS_LIMITS } from '../../limits.ts'

export type Tried = {
  readonly status: number
  readonly type: string
  readonly headers: readonly (readonly [string, string])[]
  readonly body: string
  readonly isCut: boolean
}

const SHOWN_CHARACTERS = ADDRESS_LIMITS.tryCharacters.value
/** Limits a request that names no limit, because a reader of the page cannot use a stream of all rows. */
const FEW = { limit: '20' }

/** Sends the filled-in request for the visitor, and returns the service's answer. */
export const sendTry = async (
  operation: Operation,
  filled: Filled,
  { fetch }: Pick<Clients, 'fetch'>,
): Promise<Tried> => {
  const hasLimit = operation.parameters.some(({ name }) => name === 'limit')
  const asked = {
    ...(hasLimit && filled['all'] !== 'true' && !filled['limit'] ? { ...filled, ...FEW } : filled),
  }
  const answer = await fetch(
    addressOf(operation, { ...asked, ...(asked['all'] === 'true' && { all: 'false' }) }),
  )
  const type = answer.headers.get('content-type') ?? 'no body'
  const text = isText(type) ? await answer.text() : 'The answer is a file. Open the address to download it.'
  const body = /json/.test(type) && !/ndjson/.test(type) ? indent(text) : text
  return {
    status: answer.status,
    type,
    headers: [...answer.headers].filter(([name]) => SHOWN_FIELDS.test(name)),
    body: body.slice(0, SHOWN_CHARACTERS).replace(/[\uD800-\uDBFF]$/, ''),
    isCut: body.length > SHOWN_CHARACTERS,
  }
}

const SHOWN_FIELDS =
  /^(etag|link|cache-control|ratelimit|retry-after|rotunda-|request-id|content-type|last-modified|vary)/

const isText = (type: string): boolean => /json|text|csv|xml/.test(type)

const indent = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
