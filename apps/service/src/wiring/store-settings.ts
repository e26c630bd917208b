import { Type } from 'typebox'

export const text = (description: string) => Type.Optional(Type.String({ description }))
/** Can also be given as a file: NAME_FILE holds its path. */
export const secret = (description: string) => Type.Optional(Type.String({ description, secret: true }))

/** Settings of the store that several machines share. */
export const STORE_SETTINGS = {
  ROTUNDA_STORE: text(
    'Store of releases and source documents that several machines share: s3://bucket/prefix, or the absolute path of a folder that all of them mount. Each machine keeps its own when left out.',
  ),
  ROTUNDA_STORE_ENDPOINT: text(
    'Address of an S3 store other than Amazon’s, as https://host. Buckets are then named in the path.',
  ),
  ROTUNDA_STORE_REGION: Type.String({ default: 'us-east-1', description: 'Region of the S3 store.' }),
  ROTUNDA_STORE_KEY_ID: secret(
    'Id of the access key for the S3 store. Without it, credentials are found as the tools of Amazon find them.',
  ),
  ROTUNDA_STORE_SECRET: secret('Secret of that access key.'),
  ROTUNDA_DOWNLOADS: Type.Enum(['served', 'redirect'], {
    default: 'served',
    description:
      'served: the service sends the files of releases. redirect: it sends clients to the file in ROTUNDA_STORE, at a signed address that is valid for 10 minutes. Needs a store at s3://, which clients must be able to reach.',
  }),
  ROTUNDA_STORE_CACHE_GIB: Type.Integer({
    default: 0,
    minimum: 0,
    maximum: 1_048_576,
    description:
      'GiB of releases and indexes that this machine keeps where ROTUNDA_STORE is set. Beyond it, published releases that are not current are removed here, the least recently used first, and fetched again when someone asks for them. 0: all are kept.',
  }),
  ROTUNDA_TRUSTED_SIGNERS: text(
    'File with the public keys (PEM, one after another) whose signatures are believed on releases in ROTUNDA_STORE. The public half of ROTUNDA_SIGNING_KEY is believed too. Live needs one of the two where ROTUNDA_STORE is set.',
  ),
}
