export type * from './destination.ts'
