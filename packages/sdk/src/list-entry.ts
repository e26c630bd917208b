/** What the entries of clients with lists give beside their client. */
export * from './entry.ts'
export type { List, ListOptions } from './lists.ts'
export type { Collected, CollectOptions, Place, Walk } from './walk.ts'
export * from './walk-failures.ts'
