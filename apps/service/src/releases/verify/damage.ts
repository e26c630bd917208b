import { isSystemFault } from '../../platform/index.ts'

/** What is wrong with the files of somebody, in words for their owner. Anything else that is thrown is our fault. */
export class Damage extends Error {}

/** The words of a damage, or of what cannot be unpacked. Throws again what is neither. */
export const explainDamage = (cause: unknown): string => {
  if (cause instanceof Damage) return cause.message
  if (isSystemFault(cause, 'Z_DATA_ERROR', 'Z_BUF_ERROR', 'Z_NEED_DICT'))
    return 'what is packed there cannot be unpacked'
  throw cause
}
