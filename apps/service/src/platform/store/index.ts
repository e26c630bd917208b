export * from './store.ts'
export * from './open-store.ts'
export * from './statement.ts'
