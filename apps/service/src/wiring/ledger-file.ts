import { open, readFile, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isKnownFile } from '../corrections/index.ts'
import { isSystemFault, OperatorFault, type Store } from '../platform/index.ts'
import { nameCause } from './name-cause.ts'

/** Returns the bytes of an exported ledger; undefined if there is no file. */
export const readLedgerFile = async (file: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(file)
  } catch (cause) {
    if (isSystemFault(cause, 'ENOENT')) return undefined
    if (!isSystemFault(cause, 'EACCES', 'EISDIR')) throw cause
    throw new OperatorFault('unavailable', `${file} cannot be read: ${nameCause(cause)}.`, { cause })
  }
}

/**
 * Throws an OperatorFault if the file of the ledger was never imported, or was changed since it was imported or
 * exported: the database may lack lines of it. `collection` is the name of the collection.
 */
export const refuseUnimported = async (
  store: Pick<Store, 'db'>,
  collection: string,
  file: string,
): Promise<void> => {
  const bytes = await readLedgerFile(file)
  if (bytes === undefined || (await isKnownFile(store, { collection, bytes }))) return
  throw new OperatorFault(
    'invalid_query',
    `${file} is not as it was imported or exported last, so the ledger in the database may lack lines of it. ` +
      `Run: npm run rotunda -- corrections import --collection ${collection}`,
  )
}

/** Writes a ledger in the place of the file, whole or not at all. Throws an OperatorFault if it cannot. */
export const writeLedgerFile = async (file: string, bytes: Uint8Array): Promise<void> => {
  const draft = `${file}.new`
  try {
    await writeDurably(draft, bytes)
    await rename(draft, file)
  } catch (cause) {
    await rm(draft, { force: true })
    if (!isSystemFault(cause, 'ENOENT', 'ENOTDIR', 'EISDIR')) throw cause
    throw new OperatorFault('unavailable', `${file} cannot be written: ${nameCause(cause)}.`, { cause })
  }
  const folder = await open(dirname(file), 'r')
  await folder.sync().finally(() => folder.close())
}

const writeDurably = async (path: string, bytes: Uint8Array): Promise<void> => {
  const draft = await open(path, 'w')
  try {
    await draft.writeFile(bytes)
    await draft.sync()
  } finally {
    await draft.close()
  }
}
