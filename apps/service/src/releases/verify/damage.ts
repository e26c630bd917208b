import { isSystemFault } from '../../platform/index.ts'

/** Fault of given files, in words for their owner. Any other error is our own bug. */
export class Damage extends Error {}

/** Explains damage, or content that cannot be unpacked. Rethrows any other error. */
export const explainDamage = (cause: unknown): string => {
  if (cause instanceof Damage) return cause.message
  if (isSystemFault(cause, 'Z_DATA_ERROR', 'Z_BUF_ERROR', 'Z_NEED_DICT'))
    return 'what is packed there cannot be unpacked'
  throw cause
}
