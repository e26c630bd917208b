export * from './row-fields.ts'
