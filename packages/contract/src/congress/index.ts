export * from './row-fields.ts'
export * from './sources.ts'
export * from './meta.ts'
