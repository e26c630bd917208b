import { EventEmitter } from 'node:events'
import { IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { HeldResponse } from './held-response.ts'

/** Sends a request to this very service, in the name of a client whose address it is. */
export type AskService = (request: Request, client: AskingClient) => Promise<Response>

type AskingClient = {
  readonly address: string
  /** Aborted when the client has gone: what its page asked for is not read. */
  readonly gone?: AbortSignal | undefined
}

/**
 * By the router, without a connection: a page in the same process is as a client beside it, and costs no socket. What
 * Fastify has for that is made for tests: it copies each body, and decodes it whether or not somebody reads it.
 */
export const askHere =
  (app: Pick<FastifyInstance, 'routing'>): AskService =>
  async ({ url, headers, signal }, { address, gone }) => {
    signal.throwIfAborted()
    gone?.throwIfAborted()
    const unsent = new UnsentResponse()
    // Nobody waits any more: what has not begun yet is left.
    for (const one of [signal, ...(gone === undefined ? [] : [gone])])
      one.addEventListener('abort', () => unsent.destroy(one.reason as Error), { once: true }) // A `DOMException`.
    const request = makeRequest(url.slice(url.indexOf('/', 'https://'.length)), headers, {
      remoteAddress: address,
      destroy: () => unsent.destroy(),
    })
    const response: AskedOfResponse = unsent
    app.routing(request, response as ServerResponse) // Fastify asks no more of it.
    return unsent.whole
  }

/** Of an answer, which a page reads whole: many times a page of 200 rows. Whole sets are files, and not for pages. */
const MOST_BYTES = 8 * 1024 ** 2

/** What a page asks in the name of its reader. */
export class PageRequest extends IncomingMessage {}

/** What the service asks of the connection of a client. */
type Connection = Pick<Socket, 'remoteAddress'> & { readonly destroy: () => unknown }

const makeRequest = (url: string, headers: Headers, connection: Connection): PageRequest => {
  const socket: EventEmitter & Connection = Object.assign(new EventEmitter(), connection)
  const request = new PageRequest(socket as Socket) // The service asks no more of it.
  request.method = 'GET'
  request.url = url
  request.httpVersion = '1.1'
  request.headers = { ...Object.fromEntries(headers), host: 'service.invalid' }
  request.push(null)
  return request
}

/** Beside `setHeader` and `writeHead`, which give the response itself. */
type AskedOfResponse = Writable &
  Pick<
    ServerResponse,
    'addTrailers' | 'getHeader' | 'getHeaders' | 'hasHeader' | 'headersSent' | 'removeHeader' | 'statusCode'
  >

/** A response of Node's server, of which nothing becomes HTTP: what is written to it is kept as it was given. */
class UnsentResponse extends Writable implements AskedOfResponse {
  statusCode = 200
  headersSent = false
  readonly whole: Promise<Response>
  readonly #fields: OutgoingHttpHeaders = {}
  readonly #chunks: Uint8Array[] = []
  #bytes = 0

  constructor() {
    super()
    const { promise, resolve, reject } = Promise.withResolvers<undefined>()
    this.whole = promise.then(
      () => new HeldResponse(join(this.#chunks), { status: this.statusCode, headers: list(this.#fields) }),
    )
    this.once('finish', () => {
      resolve(undefined)
    })
    this.once('error', reject)
    this.once('close', () => {
      if (!this.writableFinished) reject(new Error('The service closed its answer before the end.'))
    })
  }

  writeHead(status: number, fields: OutgoingHttpHeaders): this {
    this.statusCode = status
    this.headersSent = true
    Object.assign(this.#fields, fields)
    return this
  }

  setHeader(name: string, value: number | string | string[]): this {
    this.#fields[name.toLowerCase()] = value
    return this
  }

  getHeader(name: string): OutgoingHttpHeaders[string] {
    return this.#fields[name.toLowerCase()]
  }

  getHeaders(): OutgoingHttpHeaders {
    return this.#fields
  }

  hasHeader(name: string): boolean {
    return name.toLowerCase() in this.#fields
  }

  removeHeader(name: string): void {
    Reflect.deleteProperty(this.#fields, name.toLowerCase())
  }

  addTrailers(): void {
    // They prove that a stream came whole: nothing is lost on the way to here.
  }

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: (fault?: Error) => void): void {
    this.headersSent = true
    this.#chunks.push(chunk)
    this.#bytes += chunk.length
    if (this.#bytes <= MOST_BYTES) done()
    else done(new Error(`An answer to a page is longer than ${MOST_BYTES} bytes.`))
  }
}

const join = (chunks: readonly Uint8Array[]): Uint8Array =>
  chunks.length === 1 ? (chunks[0] ?? new Uint8Array()) : Buffer.concat(chunks)

const list = (fields: OutgoingHttpHeaders): [string, string][] =>
  Object.entries(fields).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, String(one)]),
  )
