export * from './store.ts'
export * from './open-store.ts'
