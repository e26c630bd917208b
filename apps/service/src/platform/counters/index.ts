export type * from './counters.ts'
export { openCounters, type CountersNeeds } from './open-counters.ts'
