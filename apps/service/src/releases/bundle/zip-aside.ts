import { Worker } from 'node:worker_threads'
import type { WrittenFile } from './file-set.ts'
import { writeZip, type ZipOrder } from './write-zip.ts'

/** A smaller bag is compressed before a thread would have started. */
const WORTH_A_THREAD_BYTES = 8 * 1024 * 1024

/** Compresses the bag while `work` is done, in a thread of its own where it is large: it takes a third of a build. */
export const zipAside = async <Result>(
  order: ZipOrder,
  work: () => Promise<Result>,
): Promise<{ readonly zip: WrittenFile; readonly result: Result }> => {
  if (order.bag.reduce((sum, { bytes }) => sum + bytes, 0) < WORTH_A_THREAD_BYTES)
    return { zip: writeZip(order), result: await work() }
  const worker = new Worker(new URL('zip-worker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 96 },
  })
  const { promise: zipping, resolve, reject } = Promise.withResolvers<WrittenFile>()
  worker.once('message', resolve).once('error', reject)
  // Without this handler, a fault of the worker before the await would end the process.
  zipping.catch(() => undefined)
  try {
    const result = await work()
    return { zip: await zipping, result }
  } finally {
    await worker.terminate()
  }
}
