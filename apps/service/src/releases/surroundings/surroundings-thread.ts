import type { Worker } from 'node:worker_threads'
import { Refusal } from '../../platform/index.ts'
import { startCollectionThread } from '../collection-thread.ts'
import type { ArchiveOrder, Order, Reply, Surroundings, WantedRow } from './surroundings.ts'
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
  #worker: Worker | undefined
  #waiting = 0
  #asked = 0
  #last: Promise<unknown> = Promise.resolve()

  constructor(collection: string, archive: ArchiveOrder) {
    this.#collection = collection
    this.#archive = archive
  }

  /** Throws the refusal `unavailable` if too many callers are waiting, or if reading takes too long. */
  async find(wanted: WantedRow): Promise<Surroundings> {
    if (this.#waiting >= MOST_WAITING) throw refuse('Too many other documents are being read.')
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
    await this.#worker?.terminate()
  }

  async #ask(wanted: WantedRow): Promise<Surroundings> {
    const worker = (this.#worker ??= this.#open())
    const id = (this.#asked += 1)
    const { promise, resolve, reject } = Promise.withResolvers<Surroundings>()
    const settle = (reply: Reply): void => {
      if (reply.id !== id) return
      if ('fault' in reply) reject(reply.fault)
      else resolve(reply.found)
    }
    const fail = (fault: unknown): void => {
      resolveFailure(fault, resolve, reject)
    }
    const end = (): void => {
      reject(refuse('Reading the document took too long.'))
    }
    const timer = setTimeout(() => void worker.terminate(), MOST_SECONDS * 1000)
    worker.on('message', settle).once('error', fail).once('exit', end)
    worker.postMessage({ id, wanted } satisfies Order)
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      worker.off('message', settle).off('error', fail).off('exit', end)
    }
  }

  #open(): Worker {
    const worker = startCollectionThread(
      { duty: 'surroundings', collection: this.#collection, order: this.#archive },
      { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    )
    const forget = (): void => {
      if (this.#worker === worker) this.#worker = undefined
    }
    // Listens between two questions as well: an error event without a listener would end the process.
    worker.on('error', forget).once('exit', forget)
    worker.unref()
    return worker
  }
}

const resolveFailure = (
  fault: unknown,
  resolve: (found: Surroundings) => void,
  reject: (fault: unknown) => void,
): void => {
  const isTooLarge = fault instanceof Error && 'code' in fault && fault.code === 'ERR_WORKER_OUT_OF_MEMORY'
  if (isTooLarge)
    resolve({ kind: 'none', reason: 'The document is too large to be read again here.', isLost: false })
  else reject(fault)
}

const refuse = (what: string): Refusal =>
  new Refusal('unavailable', `${what} Ask again in a moment.`, { retryAfterSeconds: 5 })
