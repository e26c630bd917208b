/** Turns any thrown value into the Error that a log expects: JavaScript allows throwing anything. */
export const asError = (cause: unknown): Error => (cause instanceof Error ? cause : new Error(String(cause)))

/** True if the system refused with one of these codes: `ENOENT`, `EEXIST` and the like. */
export const isSystemFault = (cause: unknown, ...codes: readonly string[]): boolean =>
  cause instanceof Error && 'code' in cause && codes.some((code) => code === cause.code)
