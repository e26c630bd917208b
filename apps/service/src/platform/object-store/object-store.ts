/** An object in a list of a store. Lists of some stores are late or incomplete: never conclude from one that an object is missing. */
export type ListedObject = {
  readonly key: string
  readonly sizeBytes: number
  /** Time of the last write, by the clock of the store. */
  readonly changedAt: Date
}

/** An upload in parts that was begun and neither completed nor aborted. Its parts take room in the store. */
export type UnfinishedUpload = { readonly key: string; readonly id: string; readonly begunAt: Date }

/** Bytes to store: a file by its path, or the bytes. */
export type ObjectContent = { readonly file: string } | { readonly bytes: Uint8Array }

/**
 * Store of objects that never change, by key: a folder, or a bucket of S3. A key is a relative path of letters, digits,
 * `.`, `_`, `-` and `/`. Correctness never rests on what a store promises: callers name objects by their digests, and
 * verify what they read.
 */
export type ObjectStore = {
  readonly kind: 'folder' | 's3'
  /** Address without credentials, such as `s3://bucket/prefix`, for messages and backups. */
  readonly address: string
  /**
   * Stores an object. Objects of up to 5 MB are not overwritten where the store can refuse it (`If-None-Match: *`): the
   * call then returns `existed`, and the caller compares the bytes. Throws a StoreFault if the store does not take it.
   */
  put(key: string, content: ObjectContent, options?: PutOptions): Promise<'stored' | 'existed'>
  /** Returns the size of an object; undefined if there is none. */
  findSize(key: string): Promise<number | undefined>
  /**
   * Yields the bytes of an object from an offset, to its end. Throws the StoreFault `missing` at once for an absent
   * object, and `cut` if the body ends before its length. The caller verifies the digest.
   */
  open(key: string, options?: OpenOptions): AsyncIterable<Uint8Array>
  /** Lists the objects under a prefix, in no promised order. */
  list(prefix: string): AsyncIterable<ListedObject>
  /** Removes an object. Removing an absent object is no fault. */
  remove(key: string, options?: { readonly signal?: AbortSignal }): Promise<void>
  listUploads(prefix: string): AsyncIterable<UnfinishedUpload>
  abortUpload(upload: UnfinishedUpload): Promise<void>
  /** Makes an address that anyone can read the object at for these seconds; undefined where the store has none. */
  sign(key: string, options: SignOptions): Promise<string | undefined>
  /**
   * Asks the store what it can do, once at a start. Throws a StoreFault with the way out if it cannot be reached, or
   * refuses the credentials. `refusesOverwrites` is false for a store that ignores `If-None-Match`.
   */
  probe(): Promise<{ readonly refusesOverwrites: boolean }>
  close(): Promise<void>
}

export type PutOptions = {
  readonly mediaType?: string
  /** SHA-256 in hex. A store of S3 keeps it with the object, for operators who compare copies. */
  readonly sha256?: string
  readonly signal?: AbortSignal
}

export type OpenOptions = { readonly from?: number; readonly signal?: AbortSignal }

export type SignOptions = {
  readonly seconds: number
  /** Method that the address is for: a store refuses any other one. GET when left out. */
  readonly method?: 'GET' | 'HEAD'
  /** Headers of the answer at the address. */
  readonly mediaType?: string
  readonly disposition?: string
}

/** A store did not do what it was asked. `missing`: it has no such object. */
export class StoreFault extends Error {
  readonly kind: 'missing' | 'cut' | 'refused' | 'unreachable' | 'full'

  constructor(kind: StoreFault['kind'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StoreFault'
    this.kind = kind
  }
}
