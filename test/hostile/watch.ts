import { Worker } from 'node:worker_threads'
import { once } from '../../apps/service/src/platform/testing.ts'
import { officeMessage } from '../../apps/service/src/bin/testing.ts'
import type { ProbeData, Seen } from './probe.ts'
import type { Service } from './service.ts'

/** Asks the service as other clients do, from another thread, until the end is asked for. */
export const watch = ({ base, keys }: Service) => {
  const workerData: ProbeData = { base: base.href, key: keys[1], body: JSON.stringify(officeMessage()) }
  const worker = new Worker(new URL('probe.ts', import.meta.url), { workerData })
  return {
    end: async (): Promise<Seen> => {
      const report = once(worker, 'message')
      worker.postMessage('end')
      const [seen] = (await report) as [Seen]
      await worker.terminate()
      return seen
    },
  }
}

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0
