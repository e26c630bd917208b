import { asError, type Log } from '../platform/index.ts'
import { openObjectStore, type ObjectStore } from '../platform/object-store/index.ts'
import { hasRole, READING_ROLES } from './roles.ts'
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

/** Opens the store of ROTUNDA_STORE, once for the same settings; undefined without one. */
export const openObjects = (settings: ObjectSettings): ObjectStore | undefined => {
  const { ROTUNDA_STORE: address } = settings
  return address === undefined
    ? undefined
    : opened.getOrInsertComputed(settings, () => open(address, settings))
}

/** Ends all requests to the store of these settings. */
export const closeObjects = async (settings: ObjectSettings): Promise<void> => {
  const objects = opened.get(settings)
  opened.delete(settings)
  await objects?.close()
}

/** Collections share the connections of one store. */
const opened = new WeakMap<ObjectSettings, ObjectStore>()

const open = (address: string, settings: ObjectSettings): ObjectStore => {
  const { ROTUNDA_STORE_KEY_ID: keyId, ROTUNDA_STORE_SECRET: secret } = settings
  return openObjectStore({
    address,
    endpoint: settings.ROTUNDA_STORE_ENDPOINT,
    region: settings.ROTUNDA_STORE_REGION ?? 'us-east-1',
    credentials: keyId === undefined || secret === undefined ? undefined : { keyId, secret },
  })
}

export type StoreEvent = 'store.overwrites' | 'store.fault'

/**
 * Says in the log if the store ignores `If-None-Match`, or does not answer. A service starts all the same: it serves
 * what this machine holds. A process whose roles use no store has no secrets of it, and asks nothing.
 */
export const probeStore = async (
  settings: ObjectSettings & Pick<Settings, 'ROTUNDA_ROLES'>,
  log: Log<StoreEvent>,
): Promise<void> => {
  const objects = hasRole(settings, ...READING_ROLES, 'keep') ? openObjects(settings) : undefined
  if (objects === undefined) return
  try {
    const { refusesOverwrites } = await objects.probe()
    if (!refusesOverwrites) log.warn('store.overwrites', { store: objects.address, meaning: OVERWRITES })
  } catch (cause) {
    log.error('store.fault', { err: asError(cause) })
  }
}

const OVERWRITES =
  'The store ignores If-None-Match, so it does not refuse to overwrite an object. Every read is still compared with its digest.'
