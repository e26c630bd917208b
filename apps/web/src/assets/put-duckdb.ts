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
 * Writing megabytes to a socket takes milliseconds, and hundreds of clients may wait for one compression. One client
 * is answered per round of the event loop, so other requests are not held up.
 */
const nextRound = (): Promise<unknown> => (last = last.then(() => setImmediate()))

/**
 * Serves the DuckDB files with gzip, which every browser that runs DuckDB accepts. Each is compressed once, on first
 * use.
 */
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
