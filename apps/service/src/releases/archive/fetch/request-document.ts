import { MOST_BYTES } from '../document-form.ts'
import { NotFetched } from './not-fetched.ts'

export type DocumentRequest = {
  readonly url: URL
  readonly headers?: Readonly<Record<string, string>>
  /** Fields of a form: the request is a POST. */
  readonly form?: Readonly<Record<string, string>>
}

export type DocumentAnswer = {
  /** Where the answer came from. */
  readonly url: URL
  readonly status: number
  readonly headers: Headers
  /** Whole: a body that ends before its length is no answer. Empty for every status but 200. */
  readonly bytes: Uint8Array
}

export type RequestNeeds = {
  /** Who asks, and how to reach them. */
  readonly userAgent: string
  readonly timeoutSeconds: number
}

/** One request, without following where it points. Throws NotFetched when there is no whole answer in time. */
export const requestDocument = async (
  { url, headers = {}, form }: DocumentRequest,
  { userAgent, timeoutSeconds }: RequestNeeds,
): Promise<DocumentAnswer> => {
  try {
    const response = await fetch(url, {
      headers: { ...headers, 'user-agent': userAgent, accept: '*/*', 'accept-encoding': 'identity' },
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutSeconds * 1000),
    })
    const bytes = response.status === 200 ? await readBody(response, url) : await discardBody(response)
    return { url, status: response.status, headers: response.headers, bytes }
  } catch (cause) {
    const fault = findNetworkFault(cause)
    if (fault === undefined) throw cause
    throw new NotFetched('failed', `${url.host} gave no whole answer (${fault}).`, { cause })
  }
}

const readBody = async ({ body }: Response, { host }: URL): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = []
  let sizeBytes = 0
  // The body of a 200 is there, if empty, and is bytes: it was told no encoding.
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    sizeBytes += chunk.byteLength
    if (sizeBytes > MOST_BYTES)
      throw new NotFetched('refused', `${host} sends more than ${MOST_BYTES / 2 ** 20} MB.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const discardBody = async (response: Response): Promise<Uint8Array> => {
  await response.body?.cancel()
  return new Uint8Array()
}

/** What went wrong on the way, in short: a system's code, or the words of the engine. Undefined for all other faults. */
const findNetworkFault = (cause: unknown): string | undefined => {
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return 'time-out'
  // A request that could not even be made is a TypeError as well, but one without a cause.
  if (!(cause instanceof TypeError && cause.cause instanceof Error)) return undefined
  const fault = cause.cause
  return 'code' in fault && typeof fault.code === 'string' ? fault.code : fault.message
}
