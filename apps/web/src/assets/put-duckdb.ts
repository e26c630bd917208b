import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { IMMUTABLE } from './cache-control.ts'
import { readDuckdb } from './duckdb.ts'

const pack = promisify(gzip)

export const DUCKDB_PATH = '/assets/duckdb/:file'

/** Gives the files of DuckDB, each packed once, when it is first asked for: every browser that runs it takes gzip. */
export const putDuckdb = (
  app: FastifyInstance,
  waitForTurn: (request: FastifyRequest) => Promise<void>,
): void => {
  const packed = new Map<string, Promise<Buffer>>()
  app.get(DUCKDB_PATH, { schema: { hide: true } }, async (request, reply) => {
    const asset = Object.values(readDuckdb()).find(({ address }) => address === request.url)
    if (asset === undefined) return reply.callNotFound()
    const body = await packed.getOrInsertComputed(asset.address, () => pack(asset.body))
    // To hand megabytes to the system takes a millisecond or two, and many may have waited until they were packed.
    await waitForTurn(request)
    const headers = { 'content-type': asset.type, 'cache-control': IMMUTABLE, 'content-encoding': 'gzip' }
    return reply.headers(headers).send(body)
  })
}
