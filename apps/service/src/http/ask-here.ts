import { EventEmitter } from 'node:events'
import { IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { HeldResponse } from './held-response.ts'

/** Sends a request to this very service, in the name of a client whose address it is. */
export type AskService = (request: Request, client: { readonly address: string }) => Promise<Response>

/**
 * By the router, without a connection: a page in the same process is as a client beside it, and costs no socket. What
 * Fastify has for that is made for tests: it copies each body, and decodes it whether or not somebody reads it.
 */
export const askHere =
  (app: Pick<FastifyInstance, 'routing'>): AskService =>
  ({ url, headers }, { address }) => {
    const request = makeRequest(url.slice(url.indexOf('/', 'https://'.length)), headers, address)
    const unsent = new UnsentResponse()
    const response: AskedOfResponse = unsent
    app.routing(request, response as ServerResponse) // Fastify asks no more of it.
    return unsent.whole
  }

/** What a page asks in the name of its reader. */
export class PageRequest extends IncomingMessage {}

const makeRequest = (url: string, headers: Headers, remoteAddress: string): PageRequest => {
  const socket: EventEmitter & Pick<Socket, 'remoteAddress'> = Object.assign(new EventEmitter(), {
    remoteAddress,
  })
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

  constructor() {
    super()
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    this.whole = promise
    this.once('finish', () => {
      resolve(new HeldResponse(join(this.#chunks), { status: this.statusCode, headers: list(this.#fields) }))
    })
    this.once('error', reject)
    // After the end it changes nothing.
    this.once('close', () => {
      reject(new Error('The service closed its answer before the end.'))
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

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: () => void): void {
    this.headersSent = true
    this.#chunks.push(chunk)
    done()
  }
}

const join = (chunks: readonly Uint8Array[]): Uint8Array =>
  chunks.length === 1 ? (chunks[0] ?? new Uint8Array()) : Buffer.concat(chunks)

const list = (fields: OutgoingHttpHeaders): [string, string][] =>
  Object.entries(fields).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, String(one)]),
  )
