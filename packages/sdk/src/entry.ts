/** Exports that every entry shares. */
export type { CallOptions } from './call.ts'
export * from './failures.ts'
export type { ClientOptions } from './open-client.ts'
export { Problem, type ProblemCode, type ProblemDocument } from './problem.ts'
export * from './problems.ts'
export type { Timing } from './timing.ts'
