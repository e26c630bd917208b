import { readFile } from 'node:fs/promises'
import { isSystemFault, OperatorFault } from '../platform/index.ts'
import { nameCause } from './name-cause.ts'

/** Text of the ledger in this file; empty if there is no file. */
export const readCorrections = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    if (isSystemFault(cause, 'ENOENT')) return ''
    if (!isSystemFault(cause, 'EACCES', 'EISDIR')) throw cause
    throw new OperatorFault('unavailable', `${file} cannot be read: ${nameCause(cause)}.`, { cause })
  }
}
