export * from './audit.ts'
export * from './keys.ts'
export { type KeyKind } from './key-secret.ts'
export * from './tables.ts'
