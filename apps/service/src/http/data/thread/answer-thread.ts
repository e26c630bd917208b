import { Worker } from 'node:worker_threads'
import { Refusal } from '../../../platform/index.ts'
import { FairQueue, type Asker, type QueueBounds } from '../../fair-queue.ts'
import type { FoundPage } from '../write-page.ts'
import type { Pieces } from '../stream-rows.ts'
import type { SharedColumns } from '../../../releases/index.ts'
import type { Order, Question, Reply } from './question.ts'

type Waiting = { readonly resolve: (reply: Reply) => void; readonly reject: (fault: unknown) => void }

/**
 * A thread that answers what takes long: totals, sorts of many rows and whole sets, so that the loop which accepts
 * messages and connections does not wait for them. It has one question at a time, of the clients in turn; pieces of
 * streams are asked for beside it. It opens releases by itself, and imports the operations from the module that exports
 * them. It is started by the first question.
 */
export class AnswerThread {
  readonly #module: string
  readonly #queue: FairQueue
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | undefined
  /** Those that the thread has: to send them takes longer than to send a question. */
  #sent: SharedColumns | undefined
  #last = 0
  readonly #idleSeconds: number | undefined
  readonly #streams = new Set<number>()
  #idle: NodeJS.Timeout | undefined

  /** With `idleSeconds`, the thread is ended when nothing was asked of it for so long, and its memory given back. */
  constructor(module: string, bounds: QueueBounds, { idleSeconds }: { readonly idleSeconds?: number } = {}) {
    this.#module = module
    this.#queue = new FairQueue(bounds)
    this.#idleSeconds = idleSeconds
  }

  /** Throws what the operation refuses, and the refusals of the queue. */
  async findPage(question: Question, asker: Asker): Promise<FoundPage> {
    const reply = await this.#askInTurn('page', question, asker)
    if (reply.kind !== 'page') throw new Error(`a page was asked for, and ${reply.kind} came`)
    return reply.page
  }

  /** The whole set, written piece by piece on the thread. Throws as `findPage` does. */
  async openStream(question: Question, asker: Asker): Promise<Pieces> {
    const reply = await this.#askInTurn('stream', question, asker)
    const { id } = reply
    if (reply.kind !== 'head') throw new Error(`a stream was asked for, and ${reply.kind} came`)
    const worker = this.#worker
    this.#streams.add(id)
    // What the thread holds for the stream it holds until it hears of its end, read or not.
    const close = (): void => {
      worker?.postMessage({ kind: 'end', id } satisfies Order)
      this.#streams.delete(id)
      this.#endWhenIdle()
    }
    return { total: reply.total, pieces: this.#readPieces(id), close }
  }

  async close(): Promise<void> {
    this.#queue.clear()
    clearTimeout(this.#idle)
    await this.#worker?.terminate()
  }

  async *#readPieces(id: number): AsyncGenerator<Uint8Array, void, undefined> {
    for (;;) {
      const reply = await this.#ask({ kind: 'pull', id })
      if (reply.kind !== 'piece') return
      yield reply.piece
    }
  }

  #withoutSent(question: Question): Question {
    if (this.#worker === undefined) this.#sent = undefined
    if (question.shared === undefined || question.shared === this.#sent)
      return { ...question, shared: undefined }
    this.#sent = question.shared
    return question
  }

  #askInTurn(kind: 'page' | 'stream', question: Question, asker: Asker): Promise<Reply> {
    const ask = () => this.#ask({ kind, id: (this.#last += 1), question: this.#withoutSent(question) })
    return this.#queue.add(ask, asker)
  }

  #ask(order: Order): Promise<Reply> {
    clearTimeout(this.#idle)
    this.#worker ??= this.#start()
    const { promise, resolve, reject } = Promise.withResolvers<Reply>()
    this.#waiting.set(order.id, { resolve, reject })
    this.#worker.postMessage(order)
    return promise
  }

  #start(): Worker {
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: this.#module })
    worker.on('message', (reply: Reply) => {
      this.#settle(reply)
    })
    const fail = (fault: unknown): void => {
      // Its end comes after its fault, when another one may have been started.
      if (this.#worker !== worker) return
      this.#worker = undefined
      for (const { reject } of this.#waiting.values()) reject(fault)
      this.#waiting.clear()
    }
    worker.once('error', fail)
    worker.once('exit', () => {
      fail(new Error('the thread of long answers has ended'))
    })
    worker.unref()
    return worker
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id)
    this.#waiting.delete(reply.id)
    if (reply.kind === 'refused') {
      const { code, detail, options } = reply.refusal
      waiting?.reject(new Refusal(code, detail, options))
    } else if (reply.kind === 'failed') waiting?.reject(reply.fault)
    else waiting?.resolve(reply)
    this.#endWhenIdle()
  }

  #endWhenIdle(): void {
    if (this.#idleSeconds === undefined) return
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => {
      if (this.#waiting.size > 0 || this.#streams.size > 0) return
      const worker = this.#worker
      // A question that comes before the old thread has ended goes to a new one.
      this.#worker = undefined
      void worker?.terminate()
    }, this.#idleSeconds * 1000)
    this.#idle.unref()
  }
}
