import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { send } from '../send.ts'
import { readDuckdb } from './duckdb.ts'
import { assetHeaders } from './make-asset.ts'

const pack = promisify(gzip)

export const DUCKDB_PATH = '/assets/duckdb/:file'

let last: Promise<unknown> = Promise.resolve()

/**
 * To hand megabytes to the system takes some milliseconds, and hundreds of clients may have waited until they were packed:
 * one is answered in each round of the event loop, so that others are as well.
 */
const nextRound = (): Promise<unknown> => (last = last.then(() => setImmediate()))

/** Gives the files of DuckDB, each packed once, when it is first asked for: every browser that runs it takes gzip. */
export const putDuckdb = (app: FastifyInstance): void => {
  const packed = new Map<string, Promise<Buffer>>()
  app.get(DUCKDB_PATH, { schema: { hide: true } }, async (request, reply) => {
    const asset = Object.values(readDuckdb()).find(({ address }) => address === request.url)
    if (asset === undefined) return reply.callNotFound()
    const body = await packed.getOrInsertComputed(asset.address, () => pack(asset.body))
    await nextRound()
    const headers = {
      ...assetHeaders(asset),
      'content-encoding': 'gzip',
      'content-length': String(body.length),
    }
    return send(request, reply, { status: 200, headers, body })
  })
}
