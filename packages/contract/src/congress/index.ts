export * from './staff-vocabulary.ts'
