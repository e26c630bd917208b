/** Exports that the entries of clients with lists share. */
export * from './entry.ts'
export type { List, ListOptions } from './lists.ts'
export type { Collected, CollectOptions, Place, Walk } from './walk.ts'
export * from './walk-failures.ts'
