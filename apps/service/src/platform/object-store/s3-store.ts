import type { Readable } from 'node:stream'
import type { ListMultipartUploadsCommandOutput, ListObjectsV2CommandOutput } from '@aws-sdk/client-s3'
import { loadS3, signalOf, type LoadedS3, type S3Parts, type S3Settings } from './load-s3.ts'
import { StoreFault, type ObjectStore } from './object-store.ts'
import { makeExplain, statusOf } from './s3-faults.ts'
import { makePut } from './s3-put.ts'
import { checkKey, explained, probeOverwrites } from './store-steps.ts'

export type { S3Settings } from './load-s3.ts'

/** Store in a bucket of S3, or of any store that speaks its protocol. */
export const makeS3Store = (settings: S3Settings): ObjectStore => {
  const { bucket, prefix } = settings
  const address = `s3://${bucket}${prefix === '' ? '' : `/${prefix.replace(/\/$/, '')}`}`
  let loading: Promise<LoadedS3> | undefined
  const load = (): Promise<LoadedS3> => (loading ??= loadS3(settings))
  const closing = new AbortController()
  const parts: S3Parts = { bucket, prefix, explain: makeExplain(address), load, closing: closing.signal }
  const put = makePut(parts)
  const looks = makeLooks(parts)
  return {
    kind: 's3',
    address,
    put,
    ...looks,
    open: (key, options) => readFrom(parts, key, options),
    list: (below) => listObjects(parts, below),
    ...makeUploads(parts),
    sign: async (key, { seconds, method, mediaType, disposition }) => {
      const { s3, getSignedUrl, client } = await load()
      const wanted = {
        Bucket: bucket,
        Key: prefix + checkKey(key),
        ...(mediaType !== undefined && { ResponseContentType: mediaType }),
        ...(disposition !== undefined && { ResponseContentDisposition: disposition }),
      }
      const command = method === 'HEAD' ? new s3.HeadObjectCommand(wanted) : new s3.GetObjectCommand(wanted)
      return getSignedUrl(client, command, { expiresIn: seconds })
    },
    probe: () => probeOverwrites(put, looks.remove),
    close: async () => {
      closing.abort(new Error('the store is being closed'))
      if (loading !== undefined) (await loading).client.destroy()
    },
  }
}

const makeLooks = ({
  bucket,
  prefix,
  explain,
  load,
  closing,
}: S3Parts): Pick<ObjectStore, 'findSize' | 'remove'> => ({
  findSize: (key) =>
    explained(explain, undefined, async () => {
      const { s3, client } = await load()
      try {
        const command = new s3.HeadObjectCommand({ Bucket: bucket, Key: prefix + checkKey(key) })
        return (await client.send(command, signalOf({ closing }))).ContentLength ?? 0
      } catch (cause) {
        if (statusOf(cause) === 404) return undefined
        throw cause
      }
    }),
  remove: (key, { signal } = {}) =>
    explained(explain, signal, async () => {
      const { s3, client } = await load()
      const command = new s3.DeleteObjectCommand({ Bucket: bucket, Key: prefix + checkKey(key) })
      await client.send(command, signalOf({ closing }, signal))
    }),
})

async function* readFrom(
  { bucket, prefix, explain, load, closing }: S3Parts,
  key: string,
  { from = 0, signal }: { readonly from?: number; readonly signal?: AbortSignal } = {},
): AsyncIterable<Uint8Array> {
  const answer = await explained(explain, signal, async () => {
    const { s3, client } = await load()
    const range = from === 0 ? {} : { Range: `bytes=${from}-` }
    const command = new s3.GetObjectCommand({ Bucket: bucket, Key: prefix + checkKey(key), ...range })
    // 416: the object has no byte at the offset.
    return client.send(command, signalOf({ closing }, signal)).catch((cause: unknown) => {
      if (statusOf(cause) === 416) return undefined
      throw cause
    })
  })
  if (answer === undefined) return
  // Node's handler of requests yields a stream of Node.
  const body = answer.Body as Readable
  // A store may ignore the range, and send the whole object.
  let passed = answer.ContentRange === undefined ? from : 0
  let left = answer.ContentLength ?? 0
  try {
    for await (const chunk of body) {
      // A stream without an encoding yields bytes.
      const piece = chunk as Uint8Array
      left -= piece.length
      const rest = piece.subarray(passed)
      passed -= piece.length - rest.length
      if (rest.length > 0) yield rest
    }
  } catch (cause) {
    signal?.throwIfAborted()
    throw explain(cause)?.kind === 'unreachable' ? cutFault(key, left, cause) : cause
  } finally {
    body.destroy()
  }
  if (left > 0) throw cutFault(key, left)
}

const cutFault = (key: string, left: number, cause?: unknown): StoreFault =>
  new StoreFault('cut', `The object ${key} ended ${left} bytes early.`, { cause })

async function* listObjects(
  { bucket, prefix, explain, load, closing }: S3Parts,
  below: string,
): ReturnType<ObjectStore['list']> {
  const { s3, client } = await load()
  let next: string | undefined
  do {
    const token = next === undefined ? {} : { ContinuationToken: next }
    const command = new s3.ListObjectsV2Command({ Bucket: bucket, Prefix: prefix + below, ...token })
    const page: ListObjectsV2CommandOutput = await explained(explain, undefined, () =>
      client.send(command, signalOf({ closing })),
    )
    for (const { Key: key, Size: sizeBytes, LastModified: changedAt } of page.Contents ?? [])
      if (key !== undefined && sizeBytes !== undefined && changedAt !== undefined)
        yield { key: key.slice(prefix.length), sizeBytes, changedAt }
    next = page.IsTruncated === true ? page.NextContinuationToken : undefined
  } while (next !== undefined)
}

const makeUploads = ({
  bucket,
  prefix,
  explain,
  load,
  closing,
}: S3Parts): Pick<ObjectStore, 'listUploads' | 'abortUpload'> => ({
  async *listUploads(below) {
    const { s3, client } = await load()
    let page: ListMultipartUploadsCommandOutput | undefined
    do {
      const command = new s3.ListMultipartUploadsCommand({
        Bucket: bucket,
        Prefix: prefix + below,
        KeyMarker: page?.NextKeyMarker,
        UploadIdMarker: page?.NextUploadIdMarker,
      })
      page = await explained(explain, undefined, () => client.send(command, signalOf({ closing })))
      for (const { Key: key, UploadId: id, Initiated: begunAt } of page.Uploads ?? [])
        if (key !== undefined && id !== undefined && begunAt !== undefined)
          yield { key: key.slice(prefix.length), id, begunAt }
    } while (page.IsTruncated === true)
  },
  abortUpload: ({ key, id }) =>
    explained(explain, undefined, async () => {
      const { s3, client } = await load()
      const command = new s3.AbortMultipartUploadCommand({ Bucket: bucket, Key: prefix + key, UploadId: id })
      await client.send(command, signalOf({ closing })).catch((cause: unknown) => {
        if (statusOf(cause) !== 404) throw cause
      })
    }),
})
