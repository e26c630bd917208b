import type { CommonStore, LeftToStore } from '../backup/index.ts'
import { OperatorFault } from '../platform/index.ts'
import { StoreFault, type ObjectStore } from '../platform/object-store/index.ts'
import { COLLECTIONS } from './collections.ts'
import { openObjects, type ObjectSettings } from './open-objects.ts'

const [FIRST] = COLLECTIONS

/** The store of the settings, for a backup; undefined without one. */
export const findCommonStore = (settings: ObjectSettings): CommonStore | undefined => {
  const objects = openObjects(settings)
  return objects && { address: objects.address, findKey: keyOfFile, findSize: makeFindSize(objects) }
}

const makeFindSize = (objects: ObjectStore) => (key: string) =>
  objects.findSize(key).catch((cause: unknown) => {
    if (!(cause instanceof StoreFault)) throw cause
    throw new OperatorFault('unavailable', `Nothing was done: ${cause.message}`, { cause })
  })

/** Documents and files of releases. The data directory has no folder for the name of the oldest collection. */
const SHARED =
  /^(sources|releases)(?:\/([a-z][a-z-]*))??\/(objects\/[0-9a-f]{2}\/[0-9a-f]{64}|[0-9a-f]{64}\/.+)$/

export const keyOfFile = (path: string): string | undefined => {
  const [, folder, name = FIRST.collection.name, rest = ''] = SHARED.exec(path) ?? []
  const isDocument = rest.startsWith('objects/')
  return folder === undefined || isDocument !== (folder === 'sources')
    ? undefined
    : `${folder}/${name}/${rest}`
}

/** Lost objects that a refusal names. */
const NAMED = 10

/** Throws an OperatorFault unless the store of the settings has every object that a backup left to a store. */
export const checkBackupStore = async (settings: ObjectSettings, left: LeftToStore): Promise<void> => {
  const objects = openObjects(settings)
  const needed = `The backup leaves ${left.objects.length} objects to the store ${left.address}`
  if (objects === undefined)
    throw new OperatorFault(
      'unavailable',
      `Nothing was restored. ${needed}: set ROTUNDA_STORE to that store, or to a copy of it.`,
    )
  const findSize = makeFindSize(objects)
  const lost: string[] = []
  for (const { key, bytes } of left.objects) if ((await findSize(key)) !== bytes) lost.push(key)
  if (lost.length === 0) return
  throw new OperatorFault(
    'unavailable',
    [
      `Nothing was restored. ${needed}. The store ${objects.address} lacks ${lost.length} of them:`,
      ...lost.slice(0, NAMED).map((key) => `  ${key}`),
      'Set ROTUNDA_STORE to the store of the backup, or bring these objects back there.',
    ].join('\n'),
  )
}
