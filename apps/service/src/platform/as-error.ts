/** What was thrown, as the Error that a log expects: JavaScript lets anything be thrown. */
export const asError = (cause: unknown): Error => (cause instanceof Error ? cause : new Error(String(cause)))
