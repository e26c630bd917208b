/** The day of UTC. */
export const readDay = (at: Date): string => at.toISOString().slice(0, 'YYYY-MM-DD'.length)
