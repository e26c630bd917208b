import { createHash } from 'node:crypto'
import { request, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { CONNECTION_LIMITS } from '../../apps/service/src/http/limits.ts'
import { patience, waitUntil } from '../../apps/service/src/platform/testing.ts'

/** Kinds of requests that the clients send. */
export const KINDS = [
  'message',
  'status',
  'list',
  'data',
  'page',
  'download',
  'partner',
  'portal',
  'report',
] as const
export type Kind = (typeof KINDS)[number]

export type Ask = {
  readonly kind: Kind
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: object
  /** Address of this machine from which the client asks: each has limits of its own. */
  readonly from?: string
  /** Statuses that this request may have besides 2xx. */
  readonly may?: readonly number[]
}

export type Answer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/**
 * `answered`; `broken` by an end of the connection; `refused` by a 503 of the service, which says that the client may
 * ask again; `busy` where the process has too much to do and says so, or leaves a connection silent for too long; or
 * `wrong`.
 */
export type Ending = 'answered' | 'broken' | 'refused' | 'busy' | 'wrong'

export type Sent = {
  readonly kind: Kind
  readonly path: string
  readonly begun: number
  readonly ended: number
  readonly ending: Ending
  readonly detail: string
}

/** Sends requests through the balancer, and keeps what became of each. */
export class Load {
  readonly sent: Sent[] = []
  /** Answers whose bytes differ from what they must be. */
  readonly wrongBytes: string[] = []
  readonly #base: URL
  readonly #digests = new Map<string, string>()
  readonly #over = new AbortController()

  constructor(base: string) {
    this.#base = new URL(base)
  }

  /** A program names it in changes of the portal. */
  get origin(): string {
    return this.#base.origin
  }

  get isOver(): boolean {
    return this.#over.signal.aborted
  }

  stop(): void {
    this.#over.abort()
  }

  pause(milliseconds: number): Promise<void> {
    return setTimeout(milliseconds, undefined, { signal: this.#over.signal }).catch(() => undefined)
  }

  /** Waits until that many more requests of the kind have been answered. */
  more(count: number, kind?: Kind): Promise<boolean> {
    const answered = () =>
      this.sent.filter((one) => one.ending === 'answered' && (kind === undefined || one.kind === kind)).length
    const wanted = answered() + count
    return waitUntil(`${count} more answers`, () => answered() >= wanted)
  }

  /** Undefined for a connection that ended, which is remembered. */
  async ask(asked: Ask): Promise<Answer | undefined> {
    const begun = performance.now()
    const answer = await this.#exchange(asked).catch((cause: unknown) => String(cause))
    const ended = performance.now()
    const { ending, detail } = judge(asked, answer, ended - begun)
    const { kind, path } = asked
    this.sent.push({ kind, path, begun, ended, ending, detail })
    return typeof answer === 'string' || BROKEN_BEHIND.includes(answer.status) ? undefined : answer
  }

  /** Remembers the bytes of an address that never changes, and compares them with those of its earlier answers. */
  compare(path: string, body: Buffer): void {
    const digest = createHash('sha256').update(body).digest('hex')
    if (this.#digests.getOrInsert(path, digest) !== digest) this.wrongBytes.push(`${path} has changed`)
  }

  async #exchange({ path, method = 'GET', headers = {}, body, from }: Ask): Promise<Answer> {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const { hostname, port } = this.#base
    const outgoing = request(
      {
        hostname,
        port,
        path,
        method,
        headers: { ...headers, ...(text !== undefined && { 'content-type': 'application/json' }) },
        signal: patience(),
        ...(from !== undefined && { localAddress: from }),
      },
      (incoming) => {
        buffer(incoming).then(
          (bytes) => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: bytes }),
          reject,
        )
      },
    )
    outgoing.once('error', reject).end(text)
    return promise
  }
}

/** Answers of the balancer to a connection that broke behind it. */
const BROKEN_BEHIND = [502, 504]

/** Details of a 503 of readers that have too much to do. */
const BUSY = /Long answers are made one after another|The part of the service that/

/** The service ends a connection that was silent for so long, and the balancer too. */
const SILENT_MILLISECONDS = CONNECTION_LIMITS.stalledSeconds.value * 1000

const judge = ({ may = [] }: Ask, answer: Answer | string, took: number): Pick<Sent, 'ending' | 'detail'> => {
  const broken = took > SILENT_MILLISECONDS ? 'busy' : 'broken'
  if (typeof answer === 'string') return { ending: broken, detail: answer }
  const { status, headers, body } = answer
  if ((status >= 200 && status < 300) || may.includes(status)) return { ending: 'answered', detail: '' }
  const text = body.toString('utf8')
  const detail = `${status} ${text.slice(0, 300).replaceAll(/\s+/g, ' ')}`
  if (BROKEN_BEHIND.includes(status)) return { ending: broken, detail }
  if (status !== 503 || headers['retry-after'] === undefined) return { ending: 'wrong', detail }
  return { ending: BUSY.test(text) ? 'busy' : 'refused', detail }
}
