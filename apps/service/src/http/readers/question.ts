import type { Format, ProblemCode } from '@rotunda/contract'
import type { RefusalOptions } from '../../platform/index.ts'
import type { SharedColumns } from '../../releases/index.ts'
import type { Encoding } from '../answers/compress.ts'
import type { CommonQuery } from '../data/operation.ts'
import type { Asker } from './fair-queue.ts'

/** A question to a data API, understood and counted: everything that its answer depends on. */
export type DataQuestion = {
  /** Name of the API. */
  readonly api: string
  /** Path of the operation, without the ending of a form. */
  readonly path: string
  /** The route's schema has checked it. */
  readonly query: CommonQuery
  readonly format: Format
  /** The coding that the client takes. */
  readonly encoding: Encoding
  /** Id of the release. */
  readonly release: string
  /** The address names the release, and the answer says so. */
  readonly isNamed: boolean
  /** Time of the request: readers have no clock. */
  readonly at: Date
  /** Client on whose account releases are held open. */
  readonly client: string
}

/** A page of rows as it is sent. */
export type DataAnswer = {
  readonly body: Uint8Array
  readonly encoding: Encoding
  /** Offset of the next page; null after the last. */
  readonly nextOffset: number | null
}

/** A page for people, with everything that it depends on. */
export type PageQuestion = {
  /** Pattern of its route, such as `/records/:id`. */
  readonly route: string
  /** Parts of the path that the pattern names. */
  readonly named: Readonly<Record<string, string>>
  /** Path and query, as they were asked. */
  readonly url: string
  /** Origin of the addresses that the page shows. */
  readonly origin: string
  /** `Accept-Encoding`. */
  readonly accepted: string | undefined
  readonly at: Date
  /** Under which the log has the request, and which a page of a refusal shows. */
  readonly requestId: string
  /** Ids of the releases from which all of it is written, by the names of their APIs. */
  readonly releases: Readonly<Record<string, string>>
  /** Names of the collections whose published data is invented. */
  readonly samples: readonly string[]
  readonly client: string
}

/** An address at which a page stands. */
export type PageRoute = {
  /** Pattern of the path. */
  readonly path: string
  /** Gives programs something else, by a route of its own. */
  readonly isShared: boolean
  /** Questions to the APIs that the page asks at most. */
  readonly questions: number
}

export type PageAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  /** The same for everybody who asks in the same way, until something else is published or the day ends. */
  readonly isWhole: boolean
  /** Questions that the page asked. What it remembered of a release was asked by another one. */
  readonly asked: number
}

/** A question that a page has for the part of the service that keeps state: its path, and the form that the page takes. */
export type StateQuestion = Pick<PageQuestion, 'url' | 'at' | 'releases' | 'requestId' | 'client'> & {
  readonly accept: string
}
export type StateAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** Columns of current releases in memory that threads share, by the id of the release. */
export type ReadColumns = ReadonlyMap<string, SharedColumns>

/** Answers questions about the data, and writes pages. */
export type Reader = {
  /** Routes of its pages. */
  readonly routes: readonly PageRoute[]
  /** Throws what the operation refuses. */
  readonly find: (question: DataQuestion) => Promise<DataAnswer>
  /** The whole set, piece by piece. Throws as `find` does. */
  readonly openStream: (question: DataQuestion) => Promise<Pieces>
  readonly writePage: (question: PageQuestion) => Promise<PageAnswer>
  /** Takes over what was published meanwhile, with columns that another reader has read. Gives those that it has. */
  readonly refresh: (columns?: ReadColumns) => Promise<ReadColumns>
  readonly close: () => Promise<void>
}

/** From the main thread to a reader. `pull` asks for the next piece of a stream; `end` wants no more of it. */
export type Order = { readonly id: number } & (
  | { readonly kind: 'find' | 'stream'; readonly question: DataQuestion }
  | { readonly kind: 'page'; readonly question: PageQuestion }
  | { readonly kind: 'refresh'; readonly columns: ReadColumns | undefined }
  | { readonly kind: 'routes' | 'pull' | 'end' }
  /** The answer to a question of the reader, which has the same id; none where there was a fault. */
  | { readonly kind: 'state'; readonly answer: StateAnswer | undefined }
)

/** From a reader to the main thread. */
export type Reply = { readonly id: number } & (
  | { readonly kind: 'found'; readonly answer: DataAnswer }
  | { readonly kind: 'written'; readonly answer: PageAnswer }
  | { readonly kind: 'routes'; readonly routes: readonly PageRoute[] }
  /** Before the first piece of a stream: how many rows it has. */
  | { readonly kind: 'head'; readonly total: number }
  | { readonly kind: 'piece'; readonly piece: Uint8Array }
  | { readonly kind: 'refreshed'; readonly columns: ReadColumns }
  /** No piece is left. */
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly refusal: WrittenRefusal }
  | { readonly kind: 'failed'; readonly fault: Error }
  /** A question of its own. */
  | { readonly kind: 'ask'; readonly question: StateQuestion }
)

/** A refusal without its class, which it would lose on the way between threads. */
export type WrittenRefusal = {
  readonly code: ProblemCode
  readonly detail: string
  readonly options: RefusalOptions
}

/** The whole set, as it is written piece by piece. */
export type Pieces = {
  readonly total: number
  readonly pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>
  /** Nothing more is read, whether anything was. To be called in any case; more than once does nothing. */
  close(): void
}

/** Asks the main thread. Throws where it could not answer. */
export type AskMain = (question: StateQuestion) => Promise<StateAnswer>

/** Questions about the data. Each throws what the operation refuses, and the refusals of the queue. */
export type AskData = {
  readonly find: (question: DataQuestion, asker: Asker) => Promise<DataAnswer>
  readonly openStream: (question: DataQuestion, asker: Asker) => Promise<Pieces>
}

export type AskReaders = AskData & {
  readonly writePage: (question: PageQuestion, asker: Asker) => Promise<PageAnswer>
}
