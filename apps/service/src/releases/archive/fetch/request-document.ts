import * as http from 'node:http'
import type { IncomingMessage } from 'node:http'
import * as https from 'node:https'
import { pipeline, type Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { MOST_BYTES } from '../document-form.ts'
import { guardAddress, resolveBySystem, type Resolve } from './guard-address.ts'
import { NotFetched } from './not-fetched.ts'

export type DocumentRequest = {
  readonly url: URL
  readonly headers?: Readonly<Record<string, string>>
  /** Fields of a form: the request is a POST. */
  readonly form?: Readonly<Record<string, string>>
  /** The request is a POST of this JSON. */
  readonly json?: object
  /** The operator listed an address of this machine. */
  readonly loopback?: boolean
}

export type DocumentAnswer = {
  /** Address of the answer, after redirects. */
  readonly url: URL
  readonly status: number
  readonly headers: Headers
  /** The whole body, which is empty for every status but 200. A body that ends before its length is no answer. */
  readonly bytes: Uint8Array
}

export type RequestNeeds = {
  /** Name of this service, and the address of its operator. */
  readonly userAgent: string
  readonly timeoutSeconds: number
  /**
   * Whether addresses of this machine are fetched if the operator lists them. A redirect from another host never leads
   * there.
   */
  readonly allowsLoopback: boolean
  /** Replaces the resolver of the system in tests. */
  readonly resolve?: Resolve
}

/** Sends one request, and follows no redirect. Throws NotFetched if no whole answer comes in time. */
export const requestDocument = async (
  request: DocumentRequest,
  needs: RequestNeeds,
): Promise<DocumentAnswer> => {
  const { url } = request
  try {
    const message = await send(request, needs)
    const { statusCode: status = 0 } = message
    const bytes = status === 200 ? await readBody(message, url) : discardBody(message)
    return { url, status, headers: readHeaders(message), bytes }
  } catch (cause) {
    const fault = findNetworkFault(cause)
    if (fault === undefined) throw cause
    throw new NotFetched('failed', `${url.host} gave no complete answer (${fault}).`, { cause })
  }
}

const send = async (
  { url, headers, loopback = false, ...content }: DocumentRequest,
  { userAgent, timeoutSeconds, allowsLoopback, resolve = resolveBySystem }: RequestNeeds,
): Promise<IncomingMessage> => {
  const lookup = guardAddress(url, { loopback: loopback && allowsLoopback, resolve })
  const body = writeBody(content)
  const request = (url.protocol === 'https:' ? https : http).request(url, {
    lookup,
    agent: false,
    signal: AbortSignal.timeout(timeoutSeconds * 1000),
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...headers,
      'user-agent': userAgent,
      accept: '*/*',
      'accept-encoding': 'identity',
      ...(body !== undefined && {
        'content-type': body.type,
        'content-length': Buffer.byteLength(body.text),
      }),
    },
  })
  const { promise, resolve: answer, reject } = Promise.withResolvers<IncomingMessage>()
  request.once('response', answer).once('error', reject).end(body?.text)
  return promise
}

const writeBody = ({
  form,
  json,
}: Pick<DocumentRequest, 'form' | 'json'>): { readonly type: string; readonly text: string } | undefined => {
  if (json !== undefined) return { type: 'application/json', text: JSON.stringify(json) }
  if (form === undefined) return undefined
  return {
    type: 'application/x-www-form-urlencoded;charset=UTF-8',
    text: new URLSearchParams(form).toString(),
  }
}

const readHeaders = ({ rawHeaders }: IncomingMessage): Headers => {
  const headers = new Headers()
  for (let index = 0; index < rawHeaders.length; index += 2)
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '')
  return headers
}

const readBody = async (message: IncomingMessage, { host }: URL): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = []
  let sizeBytes = 0
  // A stream without a text encoding yields bytes.
  for await (const chunk of unpack(message) as AsyncIterable<Uint8Array>) {
    sizeBytes += chunk.byteLength
    if (sizeBytes > MOST_BYTES)
      throw new NotFetched('refused', `${host} sends more than ${MOST_BYTES / 2 ** 20} MB.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Some hosts compress their answers, though they are request not to. */
const unpack = (message: IncomingMessage): Readable => {
  const make = UNPACKERS[message.headers['content-encoding']?.toLowerCase() ?? '']
  // A fault of either stream reaches the reader of the second.
  return make === undefined ? message : pipeline(message, make(), () => undefined)
}

const UNPACKERS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

const discardBody = (message: IncomingMessage): Uint8Array => {
  message.destroy()
  return new Uint8Array()
}

/** Code of a network error, as the system reports it. Undefined for all other errors. */
const findNetworkFault = (cause: unknown): string | undefined => {
  if (!(cause instanceof Error) || cause instanceof TypeError || !('code' in cause)) return undefined
  if (cause.name === 'AbortError') return 'time-out'
  return typeof cause.code === 'string' ? cause.code : undefined
}

/** Throws NotFetched for every answer but a document. */
export const refuseStatus = ({ status, url: { host } }: DocumentAnswer): void => {
  if (status === 200) return
  if (status === 410) throw new NotFetched('gone', `${host} has removed the document for good.`)
  throw new NotFetched('failed', `${host} answered ${status}.${HINTS[status] ?? ''}`)
}

const BY_HAND = ' Some hosts refuse programs: save the document by hand and use "sources add".'
const MOVED = ' The document is no longer there: look for its new address.'
const LATER = ' Fetch again later.'
const HINTS: Readonly<Record<number, string>> = {
  301: MOVED,
  302: MOVED,
  307: MOVED,
  308: MOVED,
  401: BY_HAND,
  403: BY_HAND,
  404: MOVED,
  429: LATER,
  500: LATER,
  502: LATER,
  503: LATER,
  504: LATER,
}
