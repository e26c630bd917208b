import type { FastifyInstance, FastifyPluginCallback } from 'fastify'
import { choosePacking, pack, type Coding } from '../pack.ts'
import { send } from '../send.ts'
import type { Written } from '../written.ts'
import { listAssets } from './assets.ts'
import { assetHeaders, type Asset } from './make-asset.ts'
import { putDuckdb } from './put-duckdb.ts'

/** Registers the routes of all assets. */
export const putAssets: FastifyPluginCallback = (app, _options, done) => {
  for (const asset of listAssets()) putAsset(app, asset)
  putDuckdb(app)
  done()
}

/** Compresses a file once per encoding, on first use. */
const putAsset = (app: FastifyInstance, asset: Asset): void => {
  const written: Written = { status: 200, headers: assetHeaders(asset), body: asset.body }
  const packed = new Map<Coding | undefined, Written>()
  app.get(asset.address, { schema: { hide: true } }, (request, reply) => {
    const coding = choosePacking(written, request.headers['accept-encoding'])
    return send(
      request,
      reply,
      packed.getOrInsertComputed(coding, () => pack(written, coding)),
    )
  })
}
