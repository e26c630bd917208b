export { SurroundingsThread } from './surroundings-thread.ts'
export type { FindSurroundings, Surroundings, WantedRow } from './surroundings.ts'
