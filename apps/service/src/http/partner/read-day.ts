/** Returns the UTC day. */
export const readDay = (at: Date): string => at.toISOString().slice(0, 'YYYY-MM-DD'.length)
