export * from './make-log.ts'
