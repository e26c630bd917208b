export type * from './channel.ts'
export type * from './submission.ts'
