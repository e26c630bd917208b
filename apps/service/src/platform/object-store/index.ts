export * from './object-store.ts'
export { openObjectStore, parseStoreAddress, type ObjectStoreSettings } from './open-object-store.ts'
