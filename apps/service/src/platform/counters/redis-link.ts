import type { Redis, RedisOptions } from 'ioredis'
import type { Log } from '../log/index.ts'
import { COUNTER_LIMITS } from '../limits.ts'

const CONNECT_MILLISECONDS = COUNTER_LIMITS.connectMilliseconds.value
const RETRY_MILLISECONDS = COUNTER_LIMITS.retryMilliseconds.value

/** The link makes each connection itself, so that a command never waits for one. */
export const LINK_OPTIONS = {
  // Every server speaks it, and the script answers with numbers alone.
  protocol: 2,
  disableClientInfo: true,
  lazyConnect: true,
  enableOfflineQueue: false,
  enableReadyCheck: false,
  retryStrategy: null,
  maxRetriesPerRequest: 0,
  connectTimeout: CONNECT_MILLISECONDS,
} satisfies RedisOptions

export type LinkNeeds = {
  /** Makes a client with LINK_OPTIONS, not yet connected. */
  readonly makeClient: () => Redis
  /** Asks the server for what requests will ask, so that a server that refuses writes counts as away. */
  readonly probe: (client: Redis) => Promise<unknown>
  readonly log: Log<'counters.alone' | 'counters.together'>
  /** Bound on the wait for an answer. */
  readonly answerMilliseconds: number
}

/**
 * Connection to a Redis server that may be away. The first command without an answer opens a circuit breaker: no
 * further command is sent, and so none waits, until the server answers a probe.
 */
export class RedisLink {
  readonly #needs: LinkNeeds
  #client: Redis | undefined
  #isAlone = false
  #isClosed = false
  #timer: NodeJS.Timeout | undefined
  #fault: unknown

  constructor(needs: LinkNeeds) {
    this.#needs = needs
  }

  get isAlone(): boolean {
    return this.#isAlone
  }

  /** Tries to connect once. Without an answer the link begins alone, and keeps trying. */
  async begin(): Promise<void> {
    await this.#connect().catch((fault: unknown) => {
      this.#goAlone(fault)
    })
  }

  /** Resolves to undefined if no answer comes in time, and at once while the server is away. Never rejects. */
  async ask<Answer>(work: (client: Redis) => Promise<Answer>): Promise<Answer | undefined> {
    if (this.#isAlone || this.#client === undefined) return undefined
    try {
      return await this.#within(work(this.#client))
    } catch (fault) {
      this.#goAlone(fault)
      return undefined
    }
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#drop()
  }

  async #connect(): Promise<void> {
    this.#fault = undefined
    const client = this.#needs.makeClient()
    this.#client = client
    client.on('error', (fault) => {
      this.#fault = fault
    })
    client.on('close', () => {
      if (this.#client === client) this.#goAlone(this.#fault)
    })
    try {
      await client.connect()
      await this.#within(this.#needs.probe(client))
    } catch (fault) {
      throw this.#fault ?? fault
    }
  }

  #goAlone(fault: unknown): void {
    if (this.#isAlone || this.#isClosed) return
    this.#isAlone = true
    this.#needs.log.warn('counters.alone', { reason: nameFault(fault) })
    this.#drop()
    this.#retryLater()
  }

  #drop(): void {
    const client = this.#client
    this.#client = undefined
    client?.disconnect()
  }

  #retryLater(): void {
    if (this.#isClosed) return
    this.#timer = setTimeout(() => void this.#retry(), RETRY_MILLISECONDS).unref()
  }

  async #retry(): Promise<void> {
    try {
      await this.#connect()
    } catch {
      this.#drop()
      this.#retryLater()
      return
    }
    this.#isAlone = false
    this.#needs.log.info('counters.together')
  }

  /** Rejects after the bound, unless an answer has arrived that this busy process has not read yet. */
  #within<Answer>(answer: Promise<Answer>): Promise<Answer> {
    const { answerMilliseconds } = this.#needs
    const late = Promise.withResolvers<never>()
    const refuse = () => {
      late.reject(new Error(`no answer within ${answerMilliseconds} ms`))
    }
    // An immediate runs after the sockets were read, a timer before.
    const timer = setTimeout(() => setImmediate(refuse), answerMilliseconds)
    return Promise.race([answer, late.promise]).finally(() => {
      clearTimeout(timer)
    })
  }
}

/** Message of a fault alone: its other fields hold the command, and with it the password or a digest. */
const nameFault = (fault: unknown): string =>
  fault instanceof Error && fault.message !== '' ? fault.message : 'the connection ended'
