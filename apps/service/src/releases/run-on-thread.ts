import { once } from 'node:events'
import { Worker, type ResourceLimits } from 'node:worker_threads'

export type ThreadOptions = { readonly signal?: AbortSignal; readonly limits?: ResourceLimits }
export type Thread = ReturnType<typeof runOnThread>

/**
 * Starts a module on a thread, with `data` as its `workerData`. The signal ends the thread. `ended` gives the last
 * message of the thread when it ends, or rejects with its fault or with the reason of the signal.
 */
export const runOnThread = (module: URL, data: unknown, { signal, limits = {} }: ThreadOptions = {}) => {
  signal?.throwIfAborted()
  const worker = new Worker(module, { workerData: data, resourceLimits: limits })
  const stop = () => void worker.terminate()
  signal?.addEventListener('abort', stop)
  let last: unknown
  worker.on('message', (message: unknown) => (last = message))
  const ended = once(worker, 'exit').then(() => {
    signal?.throwIfAborted()
    return last
  })
  // Also handles a fault that comes before a caller waits for the end: it would end the process.
  const forget = () => signal?.removeEventListener('abort', stop)
  ended.then(forget, forget)
  return { worker, ended }
}
