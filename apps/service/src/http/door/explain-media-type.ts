import type { IncomingHttpHeaders } from 'node:http'
import { Refusal } from '../../platform/index.ts'

const WAY_OUT = 'Send the header "content-type: application/json".'

/** Why a body of this content type is not read: what of it is wrong, where the type itself is right. */
export const explainMediaType = (contentType: string | undefined): string => {
  const [type = '', ...parameters] = (contentType ?? '').split(';')
  if (type.trim().toLowerCase() !== 'application/json' || parameters.length === 0)
    return `The body must be JSON. ${WAY_OUT}`
  const charset = /^\s*charset\s*=\s*"?([\w.:-]{1,40})"?\s*$/i.exec(parameters[0] ?? '')?.[1]
  return charset !== undefined && parameters.length === 1
    ? `The body must be in UTF-8, and the content-type header names the charset ${charset}. ${WAY_OUT}`
    : `The content-type header may have one parameter, charset=utf-8, and has another. ${WAY_OUT}`
}

/** Bytes that are encoded once more would be taken for a text that is not UTF-8. */
export const refuseEncoded = ({ 'content-encoding': encoding }: IncomingHttpHeaders): void => {
  if (encoding === undefined || /^(identity)?$/i.test(encoding.trim())) return
  const named = /^[\w ,.-]{1,40}$/.test(encoding) ? ` (${encoding})` : ''
  throw new Refusal(
    'media_type_not_supported',
    `The body is encoded${named}, and the service reads only plain bodies. Send it plain, without the header Content-Encoding.`,
  )
}
