import type { Format, ProblemCode } from '@rotunda/contract'
import type { RecordBook } from '../../corrections/index.ts'
import type { RefusalOptions } from '../../platform/index.ts'
import type { SharedColumns } from '../../releases/index.ts'
import type { Encoding } from '../answers/compress.ts'
import type { CommonQuery } from '../data/operation.ts'
import type { Asker } from './fair-queue.ts'

/** A parsed and counted question to a data API: everything that its answer depends on. */
export type DataQuestion = {
  /** Name of the API. */
  readonly api: string
  /** Path of the operation, without the ending of a form. */
  readonly path: string
  /** The route's schema has checked it. */
  readonly query: CommonQuery
  readonly format: Format
  /** Content coding that the client prefers. */
  readonly encoding: Encoding
  /** Id of the release. */
  readonly release: string
  /** Whether the address names the release, which the answer then repeats. */
  readonly isNamed: boolean
  /** Time of the request: readers have no clock. */
  readonly at: Date
  /** Client for whom releases are held open. */
  readonly client: string
}

/** A page of rows as it is sent. */
export type DataAnswer = {
  readonly body: Uint8Array
  readonly encoding: Encoding
  /** Offset of the next page; null on the last page. */
  readonly nextOffset: number | null
}

/** A page for people: everything that it depends on. */
export type PageQuestion = {
  /** Pattern of its route, such as `/records/:id`. */
  readonly route: string
  /** Parts of the path, by their names in the pattern. */
  readonly named: Readonly<Record<string, string>>
  /** Path and query of the request. */
  readonly url: string
  /** Origin of the addresses that the page shows. */
  readonly origin: string
  /** `Accept-Encoding`. */
  readonly accepted: string | undefined
  readonly at: Date
  /** Id of the request in the log, which the page of a refusal shows. */
  readonly requestId: string
  /** Header that passes the trace of the request on to the APIs. */
  readonly traceparent?: string | undefined
  /** Ids of the releases from which the page is written, by API name. */
  readonly releases: Readonly<Record<string, string>>
  /** Names of the collections whose published data is invented. */
  readonly samples: readonly string[]
  readonly client: string
}

/** Address of a page. */
export type PageRoute = {
  /** Pattern of the path. */
  readonly path: string
  /** Whether programs get another answer at this address, from a route of its own. */
  readonly isShared: boolean
  /** Most questions that the page asks the APIs. */
  readonly questions: number
}

export type PageAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  /** Whether equal requests get the same page until the next publication or the next day. */
  readonly isWhole: boolean
  /** Questions that this page asked. Remembered answers of earlier pages are not counted. */
  readonly asked: number
}

/** A question of a page to the part of the service that keeps state: its path, and the form that the page takes. */
export type StateQuestion = Pick<
  PageQuestion,
  'url' | 'at' | 'releases' | 'requestId' | 'traceparent' | 'client'
> & {
  readonly accept: string
}
export type StateAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

type Looks = {
  [Name in keyof RecordBook]: { readonly name: Name; readonly given: Parameters<RecordBook[Name]> }
}

/** A call of the record book, for a client. */
export type BookQuestion = Looks[keyof RecordBook] & { readonly client: string }

/** Columns of current releases in memory that threads share, by release id. */
export type ReadColumns = ReadonlyMap<string, SharedColumns>

/** Answers questions about the data, writes pages, and looks records up. */
export type Reader = {
  /** Routes of the pages. */
  readonly routes: readonly PageRoute[]
  /** Throws the refusals of the operation. */
  readonly find: (question: DataQuestion) => Promise<DataAnswer>
  /** Reads the whole set piece by piece. Throws like `find`. */
  readonly openStream: (question: DataQuestion) => Promise<Pieces>
  readonly writePage: (question: PageQuestion) => Promise<PageAnswer>
  /** Opens the record book for a client. */
  readonly openBook: (client: string) => Promise<RecordBook>
  /** Opens what has been published since, with columns that another reader has read. Returns its own columns. */
  readonly refresh: (columns?: ReadColumns) => Promise<ReadColumns>
  readonly close: () => Promise<void>
}

/** Message from the main thread to a reader. `pull` requests the next piece of a stream; `end` stops it. */
export type Order = { readonly id: number } & (
  | { readonly kind: 'find' | 'stream'; readonly question: DataQuestion }
  | { readonly kind: 'page'; readonly question: PageQuestion }
  | { readonly kind: 'book'; readonly question: BookQuestion }
  | { readonly kind: 'refresh'; readonly columns: ReadColumns | undefined }
  | { readonly kind: 'routes' | 'pull' | 'end' }
  /** Answer to the reader’s question with the same id; undefined after a fault. */
  | { readonly kind: 'state'; readonly answer: StateAnswer | undefined }
)

/** Message from a reader to the main thread. */
export type Reply = { readonly id: number } & (
  | { readonly kind: 'found'; readonly answer: DataAnswer }
  | { readonly kind: 'written'; readonly answer: PageAnswer }
  /** Result of the call, as plain data. */
  | { readonly kind: 'looked'; readonly answer: unknown }
  | { readonly kind: 'routes'; readonly routes: readonly PageRoute[] }
  /** Number of rows, before the first piece of a stream. */
  | { readonly kind: 'head'; readonly total: number }
  | { readonly kind: 'piece'; readonly piece: Uint8Array }
  | { readonly kind: 'refreshed'; readonly columns: ReadColumns }
  /** The stream has no more pieces. */
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly refusal: WrittenRefusal }
  | { readonly kind: 'failed'; readonly fault: Error }
  /** A question of the reader. */
  | { readonly kind: 'ask'; readonly question: StateQuestion }
)

/** A refusal as plain data: classes are lost between threads. */
export type WrittenRefusal = {
  readonly code: ProblemCode
  readonly detail: string
  readonly options: RefusalOptions
}

/** The whole set, written piece by piece. */
export type Pieces = {
  readonly total: number
  readonly pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
  /** Ends reading. Always call it, even if nothing was read; a second call does nothing. */
  close(): void
}

/** Asks the main thread. Throws if it could not answer. */
export type AskMain = (question: StateQuestion) => Promise<StateAnswer>

/** Asks about the data. Both throw the refusals of the operation and of the queue. */
export type AskData = {
  readonly find: (question: DataQuestion, asker: Asker) => Promise<DataAnswer>
  readonly openStream: (question: DataQuestion, asker: Asker) => Promise<Pieces>
}

export type AskReaders = AskData & {
  readonly writePage: (question: PageQuestion, asker: Asker) => Promise<PageAnswer>
  /** Opens the record book for one request. Its calls throw the refusals of the queue, too. */
  readonly openBook: (asker: Asker) => RecordBook
}
