export * from './store.ts'
export * from './open-store.ts'
export * from './is-unreachable.ts'
export { prepareStatement } from './statement.ts'
