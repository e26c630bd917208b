import { Worker } from 'node:worker_threads'
import { Refusal } from '../../../platform/index.ts'
import type { FoundPage } from '../write-page.ts'
import type { Pieces } from '../stream-rows.ts'
import type { SharedColumns } from '../../../releases/index.ts'
import type { Order, Question, Reply } from './question.ts'

type Waiting = { readonly resolve: (reply: Reply) => void; readonly reject: (fault: unknown) => void }

/**
 * A thread that answers what takes long: totals, sorts of many rows and whole sets, so that the loop which accepts
 * messages and connections does not wait for them. It opens releases by itself, and imports the operations from the
 * module that exports them. It is started by the first question.
 */
export class AnswerThread {
  readonly #module: string
  readonly #waiting = new Map<number, Waiting>()
  #worker: Worker | undefined
  /** Those that the thread has: to send them takes longer than to send a question. */
  #sent: SharedColumns | undefined
  #last = 0

  constructor(module: string) {
    this.#module = module
  }

  /** Throws what the operation refuses. */
  async findPage(question: Question): Promise<FoundPage> {
    const reply = await this.#ask({ kind: 'page', id: this.#makeId(), question: this.#withoutSent(question) })
    if (reply.kind !== 'page') throw new Error(`a page was asked for, and ${reply.kind} came`)
    return reply.page
  }

  /** The whole set, written piece by piece on the thread. Throws what the operation refuses. */
  async openStream(question: Question): Promise<Pieces> {
    const id = this.#makeId()
    const reply = await this.#ask({ kind: 'stream', id, question: this.#withoutSent(question) })
    if (reply.kind !== 'head') throw new Error(`a stream was asked for, and ${reply.kind} came`)
    const worker = this.#worker
    // What the thread holds for the stream it holds until it hears of its end, read or not.
    const close = (): void => worker?.postMessage({ kind: 'end', id } satisfies Order)
    return { total: reply.total, pieces: this.#readPieces(id), close }
  }

  async close(): Promise<void> {
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

  #makeId(): number {
    return (this.#last += 1)
  }

  #ask(order: Order): Promise<Reply> {
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
  }
}
