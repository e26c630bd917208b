/** What every entry gives beside its client. */
export type { CallOptions } from './call.ts'
export * from './failures.ts'
export type { List, ListOptions } from './lists.ts'
export type { ClientOptions, KeyedOptions } from './open-client.ts'
export { Problem, type ProblemCode, type ProblemDocument } from './problem.ts'
export * from './problems.ts'
export type { Timing } from './timing.ts'
export type { Collected, CollectOptions, Place, Walk } from './walk.ts'
