import type { FullRecord } from '@rotunda/contract'

/** Writes one part of a snapshot: is told of every record, in order, and then ended. */
export type RecordWriter = { push(record: FullRecord): void; end(): void }
