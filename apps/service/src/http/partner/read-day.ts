import type { Clock } from '../../platform/index.ts'

/** The day of UTC. */
export const readDay = (clock: Clock): string => clock().toISOString().slice(0, 'YYYY-MM-DD'.length)
