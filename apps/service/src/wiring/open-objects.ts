import { openObjectStore, type ObjectStore } from '../platform/object-store/index.ts'
import type { Settings } from './settings.ts'

export type ObjectSettings = Partial<
  Pick<
    Settings,
    | 'ROTUNDA_STORE'
    | 'ROTUNDA_STORE_ENDPOINT'
    | 'ROTUNDA_STORE_REGION'
    | 'ROTUNDA_STORE_KEY_ID'
    | 'ROTUNDA_STORE_SECRET'
  >
>

const REGION = 'us-east-1'

/** Opens the store of ROTUNDA_STORE; undefined without one. */
export const openObjects = (settings: ObjectSettings): ObjectStore | undefined => {
  const { ROTUNDA_STORE: address, ROTUNDA_STORE_ENDPOINT: endpoint } = settings
  const { ROTUNDA_STORE_KEY_ID: keyId, ROTUNDA_STORE_SECRET: secret } = settings
  if (address === undefined) return undefined
  return openObjectStore({
    address,
    endpoint,
    region: settings.ROTUNDA_STORE_REGION ?? REGION,
    credentials: keyId === undefined || secret === undefined ? undefined : { keyId, secret },
  })
}
