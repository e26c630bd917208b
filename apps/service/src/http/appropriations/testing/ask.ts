import { request, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'

export type Asking = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export type Answer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly trailers: NodeJS.Dict<string>
  /** As they came over the wire. */
  readonly bytes: Buffer
  /** As they were before they were compressed. */
  readonly text: string
}

/** One request over a real connection, to a port of this machine or to the socket file of a proxy. */
export const askPort = async (at: number | string, path: string, asking: Asking = {}): Promise<Answer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const { method = 'GET', body } = asking
  const headers = { te: 'trailers', ...asking.headers }
  const place = typeof at === 'number' ? { port: at, host: '127.0.0.1' } : { socketPath: at }
  const asked = request({ ...place, path, method, headers }, (response) => {
    buffer(response).then((bytes) => {
      const { statusCode: status = 0, headers, trailers } = response
      const text = expand(bytes, headers['content-encoding']).toString()
      resolve({ status, headers, trailers, bytes, text })
    }, reject)
  })
  asked.on('error', reject)
  asked.end(body)
  return promise
}

const expand = (bytes: Buffer, encoding: string | undefined): Buffer => {
  if (bytes.length === 0) return bytes
  if (encoding === 'br') return brotliDecompressSync(bytes)
  if (encoding === 'gzip') return gunzipSync(bytes)
  return encoding === 'zstd' ? zstdDecompressSync(bytes) : bytes
}
