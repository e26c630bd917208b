import { createHash } from 'node:crypto'
import { basename } from 'node:path'

/** Caching of addresses that contain a digest of their content. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** A file that pages load from our own origin. It never changes, because its address contains its digest. */
export type Asset = { readonly address: string; readonly type: string; readonly body: Buffer }

export const makeAsset = (name: string, type: string, body: Buffer): Asset => {
  const digest = createHash('sha256').update(body).digest('hex').slice(0, 12)
  const [stem = '', ending = ''] = name.split(/\.(?=[^.]+$)/)
  return { address: `/assets/${stem}.${digest}.${ending}`, type, body }
}

/** The address contains the digest, so it serves as the ETag. */
export const assetHeaders = ({ address, type }: Asset) => ({
  'content-type': type,
  'cache-control': IMMUTABLE,
  etag: `W/"${basename(address)}"`,
})
