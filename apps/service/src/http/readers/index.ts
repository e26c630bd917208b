export type { AskMain, AskReaders, PageRoute, ReadColumns, Reader } from './question.ts'
export { Readers, type ReadersNeeds } from './readers.ts'
export { serveReader } from './serve-reader.ts'
