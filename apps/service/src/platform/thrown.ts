/** What was thrown, as the Error that a log expects: JavaScript lets anything be thrown. */
export const asError = (cause: unknown): Error => (cause instanceof Error ? cause : new Error(String(cause)))

/** Whether the system itself said no, with one of these codes: `ENOENT`, `EEXIST` and the like. */
export const isSystemFault = (cause: unknown, ...codes: readonly string[]): boolean =>
  cause instanceof Error && 'code' in cause && codes.some((code) => code === cause.code)
