import { isAbsolute, normalize } from 'node:path'
import { makeFolderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'
import { makeS3Store, type S3Settings } from './s3-store.ts'

export type ObjectStoreSettings = Omit<S3Settings, 'bucket' | 'prefix'> & {
  /** `s3://bucket/prefix`, or the absolute path of a folder. */
  readonly address: string
}

/** Opens a store by its address. A store of S3 loads its client and connects when it is first used. */
export const openObjectStore = ({ address, ...settings }: ObjectStoreSettings): ObjectStore => {
  const parsed = parseStoreAddress(address)
  if (parsed === undefined) throw new Error(`${address} is no address of a store`)
  return 'folder' in parsed ? makeFolderStore(parsed.folder) : makeS3Store({ ...settings, ...parsed })
}

type Parsed = { readonly folder: string } | Pick<S3Settings, 'bucket' | 'prefix'>

/** Parses the address of a store; undefined if it has neither form. */
export const parseStoreAddress = (address: string): Parsed | undefined => {
  if (isAbsolute(address)) return { folder: normalize(address).replace(/(?<=.)\/$/, '') }
  const [, bucket, prefix = ''] = S3_ADDRESS.exec(address) ?? []
  return bucket === undefined ? undefined : { bucket, prefix: prefix === '' ? '' : `${prefix}/` }
}

/** The prefix has the form of a key. */
const S3_ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/((?!\.)[\w.-]+(?:\/(?!\.)[\w.-]+)*)?\/?)?$/
