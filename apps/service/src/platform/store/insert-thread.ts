import { Worker } from 'node:worker_threads'
import type { Insert } from './store.ts'

/** What the thread is sent, and what it answers: the number of the batch, and a fault if there was one. */
export type InsertBatch = { readonly number: number; readonly inserts: readonly (readonly Insert[])[] }
export type InsertAnswer = { readonly number: number; readonly fault?: InsertFault }
/** An error does not keep its code on the way from thread to thread. */
export type InsertFault = { readonly message: string; readonly errcode: unknown }

/** Writes batches of new rows in a thread of its own, each durable in one commit, while this one goes on listening. */
export class InsertThread {
  readonly #path: string
  readonly #pending = new Map<number, PromiseWithResolvers<undefined>>()
  #worker: Worker | undefined
  #number = 0

  constructor(path: string) {
    this.#path = path
  }

  async commit(inserts: InsertBatch['inserts']): Promise<readonly unknown[]> {
    const number = (this.#number += 1)
    const pending = Promise.withResolvers<undefined>()
    this.#pending.set(number, pending)
    this.#worker ??= this.#start()
    this.#worker.ref()
    this.#worker.postMessage({ number, inserts } satisfies InsertBatch)
    await pending.promise
    return []
  }

  async close(): Promise<void> {
    await this.#worker?.terminate()
  }

  /** At the first batch: a process that only reads has no use for it. */
  #start(): Worker {
    const worker = new Worker(new URL('./insert-thread-main.ts', import.meta.url), { workerData: this.#path })
    worker.on('message', ({ number, fault }: InsertAnswer) => {
      this.#settle(number, fault && Object.assign(new Error(fault.message), { errcode: fault.errcode }))
    })
    // Whatever stopped the thread: of what still waits for it, nothing is known to be stored.
    worker.on('error', (fault: Error) => {
      this.#worker = undefined
      for (const number of this.#pending.keys()) this.#settle(number, fault)
    })
    return worker
  }

  #settle(number: number, fault: Error | undefined): void {
    const pending = this.#pending.get(number)
    this.#pending.delete(number)
    if (this.#pending.size === 0) this.#worker?.unref()
    if (fault === undefined) pending?.resolve(undefined)
    else pending?.reject(fault)
  }
}
