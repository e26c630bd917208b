import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { DATABASE_LIMITS } from '../limits.ts'
import { asError } from '../thrown.ts'
import { leadsNowhere } from './is-unreachable.ts'
import { listServers } from './list-servers.ts'
import { makeRunTimed } from './run-timed.ts'

export type PoolSettings = {
  readonly databaseUrl: string
  /** For a connection to be accepted. */
  readonly connectionMilliseconds?: number
  readonly statementMilliseconds?: number
  /** Connections that the work of this process needs. A pool has no more, and a limit bounds it. */
  readonly connections?: number
}

const PAUSE = { first: 100, longest: DATABASE_LIMITS.reconnectMilliseconds.value } as const
/** A server that lives ends its statement first, so a connection that is silent for longer is lost. */
const GRACE_MILLISECONDS = 2000

/**
 * Connections to a server that takes writes. Each is asked once whether it does, and servers that do not are passed
 * over. When a connection leads nowhere, all that are as old are closed: they lead to the same server.
 */
export class WritablePool implements PostgresPool {
  readonly options: object
  readonly #pool: pg.Pool
  readonly #servers: readonly string[]
  readonly #run: ReturnType<typeof makeRunTimed>
  readonly #generations = new WeakMap<pg.ClientBase, number>()
  #server = 0
  #generation = 0
  #pause = 0
  #pausedUntil = -Infinity
  #fault: Error | undefined

  constructor(
    { Pool, Client, Query, TypeOverrides, types: known }: typeof pg,
    {
      databaseUrl,
      connectionMilliseconds: connectionTimeoutMillis = DATABASE_LIMITS.connectSeconds.value * 1000,
      statementMilliseconds = DATABASE_LIMITS.statementSeconds.value * 1000,
      connections = Infinity,
    }: PoolSettings,
  ) {
    this.#servers = listServers(databaseUrl)
    const findServer = () => this.#servers[this.#server]
    const types = new TypeOverrides()
    types.setTypeParser(known.builtins.INT8, Number)
    this.#pool = new Pool({
      max: Math.min(connections, DATABASE_LIMITS.postgresConnections.value),
      keepAlive: true,
      connectionTimeoutMillis,
      query_timeout: statementMilliseconds + GRACE_MILLISECONDS,
      types,
      Client: class extends Client {
        constructor(config?: pg.ClientConfig) {
          super({ ...config, connectionString: findServer() })
        }
      },
      // The pool waits for the promise, which its types do not say.
      // eslint-disable-next-line @typescript-eslint/no-misused-promises
      onConnect: (client) => this.#admit(client),
    })
    this.options = this.#pool.options
    this.#run = makeRunTimed(Query, statementMilliseconds)
    // The pool replaces a connection that breaks while idle; the next query reports the fault.
    this.#pool.on('error', () => undefined)
    // A connection that breaks under a query fails the query; without a listener it would end the process too.
    this.#pool.on('connect', (client) => client.on('error', () => undefined))
  }

  async connect(): Promise<PostgresPoolClient> {
    if (this.#fault !== undefined && this.#pool.idleCount === 0 && performance.now() < this.#pausedUntil)
      throw this.#fault
    const faults: Error[] = []
    while (faults.length < this.#servers.length) {
      const server = this.#server
      try {
        return await this.#take()
      } catch (cause) {
        if (!leadsNowhere(cause)) throw cause
        faults.push(asError(cause))
        // Another caller may be at the next server already.
        if (this.#server === server) this.#server = (server + 1) % this.#servers.length
      }
    }
    throw this.#rest(faults)
  }

  end(): Promise<void> {
    return this.#pool.end()
  }

  async #take(): Promise<PostgresPoolClient> {
    for (;;) {
      const client = await this.#pool.connect()
      if (this.#isCurrent(client)) {
        this.#pause = 0
        this.#fault = undefined
        return this.#guard(client)
      }
      client.release(true)
    }
  }

  readonly #isCurrent = (client: pg.ClientBase): boolean => this.#generations.get(client) === this.#generation

  async #admit(client: pg.ClientBase): Promise<void> {
    this.#generations.set(client, this.#generation)
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
    if (rows[0]?.transaction_read_only !== 'off') throw readOnly()
  }

  /** No server is tried for a moment. Where one takes reads alone, older connections are about to fail as well. */
  #rest(faults: readonly Error[]): Error {
    if (faults.some((fault) => 'code' in fault && fault.code === READ_ONLY)) this.#generation += 1
    const now = performance.now()
    if (now >= this.#pausedUntil) this.#pause = Math.min(PAUSE.longest, this.#pause * 2 || PAUSE.first)
    this.#pausedUntil = now + this.#pause
    const [first = readOnly(), ...others] = faults
    this.#fault = others.length === 0 ? first : new AggregateError(faults)
    return this.#fault
  }

  #guard(client: pg.PoolClient): PostgresPoolClient {
    let fault: Error | undefined
    const query = async (text: string, values: readonly unknown[] = []): Promise<pg.QueryResult> => {
      // A rollback on a silent connection would wait as long again.
      if (fault !== undefined) throw fault
      try {
        return await this.#run(client, text, values)
      } catch (cause) {
        if (leadsNowhere(cause)) {
          fault = asError(cause)
          if (this.#isCurrent(client)) this.#generation += 1
        }
        throw cause
      }
    }
    const release = (isDiscarded = false) => client.release(isDiscarded || !this.#isCurrent(client))
    // Kysely gives its queries as a text, and a cursor only where one was set; none is.
    return { query, release } as unknown as PostgresPoolClient
  }
}

const READ_ONLY = '25006'

export const readOnly = (): Error =>
  Object.assign(new Error('the server takes no writes: it is a stand-by, or read-only by its settings'), {
    code: READ_ONLY,
  })
