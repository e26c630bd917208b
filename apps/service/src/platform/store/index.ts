export * from './store.ts'
export * from './open-store.ts'
export { prepareStatement } from './statement.ts'
