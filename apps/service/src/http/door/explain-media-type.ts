import type { IncomingHttpHeaders } from 'node:http'
import { Refusal } from '../../platform/index.ts'

const WAY_OUT = 'Send the header "content-type: application/json".'

/** Explains which part of the content type keeps the service from reading the body. */
export const explainMediaType = (contentType: string | undefined): string => {
  const [type = '', ...parameters] = (contentType ?? '').split(';')
  if (type.trim().toLowerCase() !== 'application/json' || parameters.length === 0)
    return `The body must be JSON. ${WAY_OUT}`
  const charset = /^\s*charset\s*=\s*"?([\w.:-]{1,40})"?\s*$/i.exec(parameters[0] ?? '')?.[1]
  return charset !== undefined && parameters.length === 1
    ? `The body must be in UTF-8, and the content-type header names the charset ${charset}. ${WAY_OUT}`
    : `The only parameter that the content-type header may have is charset=utf-8. ${WAY_OUT}`
}

/** Refuses a compressed body, which the parser would otherwise report as text that is not UTF-8. */
export const refuseEncoded = ({ 'content-encoding': encoding }: IncomingHttpHeaders): void => {
  if (encoding === undefined || /^(identity)?$/i.test(encoding.trim())) return
  const named = /^[\w ,.-]{1,40}$/.test(encoding) ? ` (${encoding})` : ''
  throw new Refusal(
    'media_type_not_supported',
    `The body is encoded${named}, and the service reads only plain bodies. Send the body plain, without the header Content-Encoding.`,
  )
}
