import type { RecordBook } from '../../corrections/index.ts'
import { FairQueue, type Asker, type QueueBounds } from './fair-queue.ts'
import type {
  AskReaders,
  BookQuestion,
  DataAnswer,
  DataQuestion,
  PageAnswer,
  PageQuestion,
  PageRoute,
  Pieces,
  ReadColumns,
} from './question.ts'
import { ReaderThread, unexpected, type ThreadNeeds } from './reader-thread.ts'
import { ANSWER_LIMITS } from '../limits.ts'

export type ReadersNeeds = ThreadNeeds & {
  readonly threads: number
  readonly bounds: QueueBounds
}

const QUESTIONS_OF_A_THREAD = ANSWER_LIMITS.queriesOfThread.value

/**
 * Threads that read releases and write pages. The main thread, which talks to clients and stores messages, never waits
 * for them. Clients take turns by `FairQueue`. A thread that ends or hangs is replaced: its questions are refused with
 * 503, and not asked again.
 */
export class Readers implements AskReaders {
  readonly #queue: FairQueue
  readonly #threads: readonly ReaderThread[]
  #columns: ReadColumns | undefined

  constructor(needs: ReadersNeeds) {
    this.#queue = new FairQueue(needs.bounds, { atOnce: needs.threads * QUESTIONS_OF_A_THREAD })
    const columns = () => this.#columns
    const { started, ...others } = needs
    this.#threads = Array.from(
      { length: needs.threads },
      (_, index) => new ReaderThread(index === 0 ? { ...others, started } : others, columns),
    )
  }

  async find(question: DataQuestion, asker: Asker): Promise<DataAnswer> {
    const reply = await this.#queue.add(() => this.#choose().ask({ kind: 'find', question }), asker)
    if (reply.kind !== 'found') throw unexpected(reply)
    return reply.answer
  }

  async writePage(question: PageQuestion, asker: Asker): Promise<PageAnswer> {
    const reply = await this.#queue.add(() => this.#choose().ask({ kind: 'page', question }), asker)
    if (reply.kind !== 'written') throw unexpected(reply)
    return reply.answer
  }

  openBook(asker: Asker): RecordBook {
    const { client } = asker
    const calls = BOOK_CALLS.map((name) => {
      // The caller of a method has given its arguments.
      const call = (...given: unknown[]) => this.#look({ name, given, client } as BookQuestion, asker)
      return [name, call] as const
    })
    // A reader calls the same method of its own book.
    return Object.fromEntries(calls) as RecordBook
  }

  async #look(question: BookQuestion, asker: Asker): Promise<unknown> {
    const reply = await this.#queue.add(() => this.#choose().ask({ kind: 'book', question }), asker)
    if (reply.kind !== 'looked') throw unexpected(reply)
    return reply.answer
  }

  openStream(question: DataQuestion, asker: Asker): Promise<Pieces> {
    return this.#queue.add(() => this.#choose().openStream(question), asker)
  }

  /** Lists the routes of pages. Throws if no reader could be opened. */
  async listRoutes(): Promise<readonly PageRoute[]> {
    const reply = await this.#choose().ask({ kind: 'routes' })
    if (reply.kind !== 'routes') throw unexpected(reply)
    return reply.routes
  }

  /** Makes every running thread open the newest releases. The first reads their columns for all. */
  async refresh(): Promise<void> {
    const [first, ...others] = this.#threads
    this.#columns = (await first?.refresh()) ?? this.#columns
    await Promise.all(others.map((thread) => thread.refresh()))
  }

  async close(): Promise<void> {
    this.#queue.clear()
    await Promise.all(this.#threads.map((thread) => thread.close()))
  }

  /**
   * Explains why nothing can be read: no thread lives long enough to answer. One lost thread is soon replaced, and is
   * no fault.
   */
  findFault(): string | undefined {
    return this.#threads.every(({ isFailing }) => isFailing) ? NONE_STARTS : undefined
  }

  /** Chooses the thread with the fewest waiting questions. A failing thread never has one waiting, so it is avoided. */
  #choose(): ReaderThread {
    const able = this.#threads.filter(({ isFailing }) => !isFailing)
    const threads = able.length > 0 ? able : this.#threads
    return threads.reduce((best, one) => (one.waiting < best.waiting ? one : best))
  }
}

const BOOK_CALLS = [
  'find',
  'fit',
  'readLedgerFile',
  'lacksPublishedLines',
  'listMoves',
  'listEditions',
] as const satisfies readonly (keyof RecordBook)[]

const NONE_STARTS =
  'Each thread that reads the data ends as soon as it is started. Requests for data and pages get 503; messages are taken and delivered. See reader.fault in the log.'
