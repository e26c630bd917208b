import { isSystemFault, Refusal } from '../../platform/index.ts'
import { startCollectionThread } from '../collection-thread.ts'
import type { Thread } from '../run-on-thread.ts'
import type { ArchiveOrder, Reply, Surroundings, WantedRow } from './surroundings.ts'
import { SURROUNDINGS_LIMITS } from '../limits.ts'

export const MOST_WAITING = SURROUNDINGS_LIMITS.waiting.value
const MOST_SECONDS = SURROUNDINGS_LIMITS.seconds.value
/** Enough for the largest workbook, as the reader bounds it. */
const HEAP_MEGABYTES = 1024

/**
 * Reads documents again, one at a time, on a thread of its own: parsing a workbook takes long, and no other request may
 * wait for it. The first question starts the thread.
 */
export class SurroundingsThread {
  readonly #collection: string
  readonly #archive: ArchiveOrder
  #thread: Thread | undefined
  #waiting = 0
  /** Reply to the last question. */
  #reply: PromiseWithResolvers<Surroundings> | undefined
  #last: Promise<unknown> = Promise.resolve()

  constructor(collection: string, archive: ArchiveOrder) {
    this.#collection = collection
    this.#archive = archive
  }

  /** Throws the refusal `unavailable` if too many callers are waiting, or if reading takes too long. */
  async find(wanted: WantedRow): Promise<Surroundings> {
    if (this.#waiting >= MOST_WAITING) throw refuse('Too many documents are being read.')
    this.#waiting += 1
    const found = this.#last.then(() => this.#ask(wanted))
    // A failed question does not affect the next one.
    this.#last = found.catch(() => undefined)
    try {
      return await found
    } finally {
      this.#waiting -= 1
    }
  }

  async close(): Promise<void> {
    await this.#thread?.worker.terminate()
  }

  async #ask(wanted: WantedRow): Promise<Surroundings> {
    const { worker } = (this.#thread ??= this.#open())
    const { promise } = (this.#reply = Promise.withResolvers<Surroundings>())
    const timer = setTimeout(() => void worker.terminate(), MOST_SECONDS * 1000)
    worker.postMessage(wanted)
    try {
      return await promise
    } finally {
      clearTimeout(timer)
    }
  }

  #open(): Thread {
    const thread = startCollectionThread(
      { duty: 'surroundings', collection: this.#collection, order: this.#archive },
      { limits: { maxOldGenerationSizeMb: HEAP_MEGABYTES } },
    )
    thread.worker.on('message', (reply: Reply) => {
      if ('fault' in reply) this.#reply?.reject(reply.fault)
      else this.#reply?.resolve(reply.found)
    })
    thread.worker.unref()
    void this.#settleEnd(thread.ended)
    return thread
  }

  /** Settles the question that the thread did not answer. The next question starts another thread. */
  async #settleEnd(ended: Promise<unknown>): Promise<void> {
    try {
      await ended
      this.#reply?.reject(refuse('Reading the document took too long.'))
    } catch (fault) {
      if (isSystemFault(fault, 'ERR_WORKER_OUT_OF_MEMORY'))
        this.#reply?.resolve({ kind: 'none', reason: TOO_LARGE_REASON, isLost: false })
      else this.#reply?.reject(fault)
    }
    this.#thread = undefined
  }
}

const TOO_LARGE_REASON = 'The document is too large to be read again here.'

const refuse = (what: string): Refusal =>
  new Refusal('unavailable', `${what} Ask again in a moment.`, { retryAfterSeconds: 5 })
