import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isSystemFault, Refusal } from '../platform/index.ts'
import { nameCause } from './commands/name-cause.ts'
import type { Settings } from './settings.ts'

export const correctionsFile = ({ ROTUNDA_DATA: directory }: Settings): string =>
  join(directory, 'corrections.ndjson')

/** The text of the ledger; empty where there is none. */
export const readCorrections = async (settings: Settings): Promise<string> => {
  const file = correctionsFile(settings)
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    if (isSystemFault(cause, 'ENOENT')) return ''
    if (!isSystemFault(cause, 'EACCES', 'EISDIR')) throw cause
    throw new Refusal('unavailable', `${file} cannot be read: ${nameCause(cause)}.`, { cause })
  }
}
