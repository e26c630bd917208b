import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { signalOf, type S3Parts } from './load-s3.ts'
import type { ObjectStore, PutOptions } from './object-store.ts'
import { statusOf } from './s3-faults.ts'
import { STORE_LIMITS } from '../limits.ts'
import { checkKey, explained, SMALL_BYTES } from './store-steps.ts'

const PART_BYTES = STORE_LIMITS.partMib.value * 1024 * 1024

/** Makes the `put` of a store. Content that fits in a part is one request, with its MD5. */
export const makePut = (parts: S3Parts): ObjectStore['put'] => {
  /** A store that answers 501 to a condition is not given another. */
  let takesConditions = true
  const putBytes = async (order: Order): Promise<'stored' | 'existed'> => {
    for (let tries = 1; takesConditions && order.body.length <= SMALL_BYTES; tries += 1)
      try {
        return await send(parts, order, { IfNoneMatch: '*' })
      } catch (cause) {
        const status = statusOf(cause)
        if (status === 412) return 'existed'
        if (status === 501) takesConditions = false
        // 409: another write of the key was under way.
        else if (status !== 409 || tries === STORE_LIMITS.tries.value) throw cause
      }
    return send(parts, order)
  }
  return async (key, content, options = {}) =>
    explained(parts.explain, options.signal, async () => {
      checkKey(key)
      if ('bytes' in content) return putBytes({ key, body: content.bytes, options })
      if ((await stat(content.file)).size > PART_BYTES) return putLarge(parts, key, content.file, options)
      return putBytes({ key, body: await readFile(content.file), options })
    })
}

type Order = { readonly key: string; readonly body: Uint8Array; readonly options: PutOptions }

const send = async (
  parts: S3Parts,
  { key, body, options }: Order,
  condition: { readonly IfNoneMatch?: '*' } = {},
): Promise<'stored'> => {
  const { bucket, prefix, load } = parts
  const { s3, client } = await load()
  const command = new s3.PutObjectCommand({
    Bucket: bucket,
    Key: prefix + key,
    Body: body,
    ContentMD5: createHash('md5').update(body).digest('base64'),
    ...describe(options),
    ...condition,
  })
  await client.send(command, signalOf(parts, options.signal))
  return 'stored'
}

/** Sends a file in parts. A stopped upload removes the parts that it sent; those of a killed process stay. */
const putLarge = async (
  parts: S3Parts,
  key: string,
  file: string,
  options: PutOptions,
): Promise<'stored'> => {
  const { bucket, prefix, load } = parts
  const { storage, client } = await load()
  const body = createReadStream(file, { highWaterMark: 1024 * 1024 })
  const upload = new storage.Upload({
    client,
    partSize: PART_BYTES,
    queueSize: STORE_LIMITS.partsAtOnce.value,
    params: {
      Bucket: bucket,
      Key: prefix + key,
      Body: body,
      ...describe(options),
    },
  })
  const abort = () => void upload.abort()
  const { abortSignal } = signalOf(parts, options.signal)
  abortSignal.addEventListener('abort', abort)
  try {
    await upload.done()
    return 'stored'
  } finally {
    abortSignal.removeEventListener('abort', abort)
    body.destroy()
  }
}

const describe = ({ mediaType, sha256 }: PutOptions) => ({
  ...(mediaType !== undefined && { ContentType: mediaType }),
  ...(sha256 !== undefined && { Metadata: { sha256 } }),
})
