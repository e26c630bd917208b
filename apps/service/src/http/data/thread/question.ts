import type { Format, ProblemCode } from '@rotunda/contract'
import type { SharedColumns } from '../../../releases/index.ts'
import type { RefusalOptions } from '../../../platform/index.ts'
import type { CommonQuery } from '../operation.ts'
import type { FoundPage } from '../write-page.ts'

/** What the thread is asked: an operation by its path, of one release. */
export type Question = {
  /** Where the releases are. */
  readonly directory: string
  readonly release: string
  /** Its columns, where they are in memory that the thread can share. AnswerThread leaves them out once they are sent. */
  readonly shared?: SharedColumns | undefined
  /** Id of a second release that the answer is made with. */
  readonly other?: string | undefined
  readonly path: string
  readonly query: CommonQuery
  readonly format: Format
  /** Whether the release lies under `/downloads` as well. */
  readonly inBulk: boolean
}

/** From the service to the thread. `pull` asks for the next piece of a stream; `end` wants no more of it. */
export type Order =
  | { readonly kind: 'page' | 'stream'; readonly id: number; readonly question: Question }
  | { readonly kind: 'pull' | 'end'; readonly id: number }

/** From the thread to the service. */
export type Reply = { readonly id: number } & (
  | { readonly kind: 'page'; readonly page: FoundPage }
  /** Before the first piece of a stream: how many rows it has. */
  | { readonly kind: 'head'; readonly total: number }
  | { readonly kind: 'piece'; readonly piece: Uint8Array }
  | { readonly kind: 'end' }
  | { readonly kind: 'refused'; readonly refusal: WrittenRefusal }
  | { readonly kind: 'failed'; readonly fault: Error }
)

/** A refusal without its class, which it would lose on the way between threads. */
export type WrittenRefusal = {
  readonly code: ProblemCode
  readonly detail: string
  readonly options: RefusalOptions
}
