export * from './row-fields.ts'
export * from './staff-vocabulary.ts'
export * from './staff.ts'
