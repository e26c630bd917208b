import { STORE_LIMITS } from '../limits.ts'
import type { ExplainFault } from './store-steps.ts'

export type S3Settings = {
  readonly bucket: string
  /** Beginning of every key: empty, or with a slash at its end. */
  readonly prefix: string
  /** Address of the store; that of Amazon's region when left out. */
  readonly endpoint?: string | undefined
  readonly region: string
  /** The SDK finds credentials itself when they are left out. */
  readonly credentials?: { readonly keyId: string; readonly secret: string } | undefined
}

/** Needs of every operation on a store. */
export type S3Parts = {
  readonly bucket: string
  readonly prefix: string
  readonly explain: ExplainFault
  readonly load: () => Promise<LoadedS3>
  /** Ends every request when the store is closed: one that never answers would keep the process alive. */
  readonly closing: AbortSignal
}

export type LoadedS3 = Awaited<ReturnType<typeof loadS3>>

/** Loads the SDK, which a service without a store of S3 never does, and makes its client. */
export const loadS3 = async ({ endpoint, region, credentials }: S3Settings) => {
  const [s3, storage, { getSignedUrl }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/lib-storage'),
    import('@aws-sdk/s3-request-presigner'),
  ])
  const client = new s3.S3Client({
    region,
    // A store of its own address seldom has a name for each bucket.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials !== undefined && {
      credentials: { accessKeyId: credentials.keyId, secretAccessKey: credentials.secret },
    }),
    maxAttempts: STORE_LIMITS.tries.value,
    requestHandler: {
      connectionTimeout: STORE_LIMITS.connectSeconds.value * 1000,
      socketTimeout: STORE_LIMITS.silentSeconds.value * 1000,
    },
    // Older stores refuse the newer checksums. Every reader compares SHA-256.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  return { s3, storage, getSignedUrl, client }
}

/** Option of a request that ends with the store, or with the signal of its caller. */
export const signalOf = (
  { closing }: Pick<S3Parts, 'closing'>,
  signal?: AbortSignal,
): { readonly abortSignal: AbortSignal } => ({
  abortSignal: signal === undefined ? closing : AbortSignal.any([closing, signal]),
})
