import { Worker } from 'node:worker_threads'
import { Refusal, type Log } from '../../platform/index.ts'
import { asError } from '../answers/errors.ts'
import type { AskMain, DataQuestion, Order, Pieces, ReadColumns, Reply } from './question.ts'
import { ANSWER_LIMITS } from '../limits.ts'

export type ThreadNeeds = {
  /** Module that runs `serveReader`, and the data that it starts with. */
  readonly module: URL
  readonly data: unknown
  /** A thread with this module and data that loads already. The first reader is this one if it still lives. */
  readonly started?: Worker | undefined
  readonly log: Log<'reader.fault'>
  /** Answers the questions of pages to the main thread. */
  readonly ask: AskMain
  /** An idle thread ends after this time, which frees its memory. */
  readonly idleSeconds?: number
  /** A thread that does not answer within this time is ended. Several times as long as the longest answer takes. */
  readonly deadlineSeconds?: number
}

const DEADLINE_SECONDS = ANSWER_LIMITS.threadSeconds.value

export const unexpected = ({ kind }: Reply): Error => new Error(`a reader answered a question with ${kind}`)

type Unnumbered<Part> = Part extends unknown ? Omit<Part, 'id'> : never

type Waiting = PromiseWithResolvers<Reply> & { readonly deadline: NodeJS.Timeout }

/** One thread that reads releases. It starts with the first order, and is replaced if it ends. */
export class ReaderThread {
  readonly #needs: ThreadNeeds
  readonly #waiting = new Map<number, Waiting>()
  #streams = 0
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  /** Threads that ended since the last answer. */
  #failures = 0
  /** Timer until the next thread starts. */
  #pause: NodeJS.Timeout | undefined
  #last = 0
  readonly #columns: () => ReadColumns | undefined

  constructor(needs: ThreadNeeds, columns: () => ReadColumns | undefined) {
    this.#needs = needs
    this.#columns = columns
    if (needs.idleSeconds === undefined) this.#worker = this.#start(needs.started)
  }

  get waiting(): number {
    return this.#waiting.size
  }

  get isFailing(): boolean {
    return this.#failures > 1
  }

  ask(order: Unnumbered<Order>, id = (this.#last += 1)): Promise<Reply> {
    clearTimeout(this.#idle)
    if (this.#pause !== undefined) return Promise.reject(refuseDead())
    const worker = (this.#worker ??= this.#start())
    const deadline = setTimeout(
      () => {
        this.#fail(worker, new Error('a reader did not answer in time'))
        void worker.terminate()
      },
      (this.#needs.deadlineSeconds ?? DEADLINE_SECONDS) * 1000,
    )
    deadline.unref()
    const waiting = { ...Promise.withResolvers<Reply>(), deadline }
    this.#waiting.set(id, waiting)
    // Keeps the process alive while a client waits.
    worker.ref()
    worker.postMessage({ ...order, id } satisfies Order)
    return waiting.promise
  }

  async openStream(question: DataQuestion): Promise<Pieces> {
    const reply = await this.ask({ kind: 'stream', question })
    if (reply.kind !== 'head') throw unexpected(reply)
    const { id, total } = reply
    const worker = this.#worker
    this.#streams += 1
    let isOpen = true
    // The thread holds a release for the stream until this message, whether or not the stream was read.
    const close = (): void => {
      if (!isOpen) return
      isOpen = false
      this.#streams -= 1
      worker?.postMessage({ kind: 'end', id } satisfies Order)
      this.#endWhenIdle()
    }
    return { total, pieces: this.#readPieces(id), close }
  }

  /** Returns undefined if the thread failed: the next question to it says why. */
  async refresh(): Promise<ReadColumns | undefined> {
    if (this.#worker === undefined) return undefined
    const reply = await this.ask({ kind: 'refresh', columns: this.#columns() }).catch(() => undefined)
    return reply?.kind === 'refreshed' ? reply.columns : undefined
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    clearTimeout(this.#pause)
    const worker = this.#worker
    if (worker === undefined) return
    this.#drop(worker, refuseDead())
    await worker.terminate()
  }

  async *#readPieces(id: number): AsyncGenerator<Uint8Array, void, undefined> {
    for (;;) {
      const reply = await this.ask({ kind: 'pull' }, id)
      if (reply.kind !== 'piece') return
      yield reply.piece
    }
  }

  #start(started?: Worker): Worker {
    const { module, data } = this.#needs
    const isAlive = started !== undefined && started.threadId !== ENDED
    const worker = isAlive ? started : new Worker(module, { workerData: data })
    worker.on('message', (reply: Reply) => {
      if (this.#worker !== worker) return
      if (reply.kind === 'failed' && reply.id === FIRST) {
        // The reader could not be opened, and will answer nothing.
        this.#fail(worker, reply.fault)
        void worker.terminate()
        return
      }
      this.#failures = 0
      if (reply.kind === 'ask') void this.#answer(worker, reply)
      else this.#settle(reply)
    })
    worker.once('error', (fault: unknown) => this.#fail(worker, asError(fault)))
    worker.once('exit', () => this.#fail(worker, new Error('a reader has ended')))
    worker.unref()
    // The thread begins with the current releases.
    worker.postMessage({ kind: 'refresh', id: FIRST, columns: this.#columns() } satisfies Order)
    return worker
  }

  /** Answers a question of a thread. A thread that has ended ignores the message. */
  async #answer(worker: Worker, { id, question }: Extract<Reply, { kind: 'ask' }>): Promise<void> {
    const answer = await this.#needs.ask(question).catch(() => undefined)
    worker.postMessage({ kind: 'state', id, answer } satisfies Order)
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id)
    if (waiting === undefined) return
    clearTimeout(waiting.deadline)
    this.#waiting.delete(reply.id)
    if (this.#waiting.size === 0) this.#worker?.unref()
    if (reply.kind === 'refused') {
      const { code, detail, options } = reply.refusal
      waiting.reject(new Refusal(code, detail, options))
    } else if (reply.kind === 'failed') waiting.reject(reply.fault)
    else waiting.resolve(reply)
    this.#endWhenIdle()
  }

  /**
   * Handles the end of a thread. A fault and then an exit arrive for one end, so the exit is ignored if another thread
   * has started.
   */
  #fail(worker: Worker, fault: Error): void {
    if (this.#worker !== worker) return
    this.#needs.log.error('reader.fault', { err: fault })
    this.#drop(worker, refuseDead())
    this.#failures += 1
    if (this.#needs.idleSeconds === undefined) this.#startAgain()
  }

  /**
   * Starts a thread at once, unless the last one ended before it answered: a start takes a second of processor time.
   */
  #startAgain(): void {
    if (!this.isFailing) {
      this.#worker = this.#start()
      return
    }
    const seconds = Math.min(PAUSE_SECONDS * 2 ** (this.#failures - 2), LONGEST_PAUSE_SECONDS)
    this.#pause = setTimeout(() => {
      this.#pause = undefined
      this.#worker = this.#start()
    }, seconds * 1000)
    this.#pause.unref()
  }

  #drop(worker: Worker, refusal: Refusal): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    for (const { reject, deadline } of this.#waiting.values()) {
      clearTimeout(deadline)
      reject(refusal)
    }
    this.#waiting.clear()
  }

  #endWhenIdle(): void {
    const { idleSeconds } = this.#needs
    if (idleSeconds === undefined) return
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => {
      if (this.#waiting.size > 0 || this.#streams > 0) return
      const worker = this.#worker
      if (worker === undefined) return
      // A question that arrives before the old thread ends goes to a new one.
      this.#drop(worker, refuseDead())
      void worker.terminate()
    }, idleSeconds * 1000)
    this.#idle.unref()
  }
}

/** Node gives it to a thread that has ended. */
const ENDED = -1

/** Id of a thread’s first order. No question waits for its reply. */
const FIRST = 0

/** Doubled with each thread that ends before it answers. */
const PAUSE_SECONDS = 1
const LONGEST_PAUSE_SECONDS = ANSWER_LIMITS.restartSeconds.value

const RETRY_SECONDS = 5

const refuseDead = (): Refusal =>
  new Refusal(
    'unavailable',
    `The part of the service that reads the data has ended and is restarting. Send the request again in ${RETRY_SECONDS} seconds.`,
    { retryAfterSeconds: RETRY_SECONDS },
  )
