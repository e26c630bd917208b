export type * from './channel.ts'
export type * from './submission.ts'
export * from './field-rules.ts'
