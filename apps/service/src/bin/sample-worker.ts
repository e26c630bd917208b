import { workerData } from 'node:worker_threads'
import { systemClock } from '../platform/index.ts'
import { COLLECTIONS } from './collections.ts'
import type { SampleOrder } from './make-samples-aside.ts'
import { publishSample } from './publish-sample.ts'

// Started by makeSamplesAside alone, with its order.
const { name, settings } = workerData as SampleOrder
for (const served of COLLECTIONS)
  if (served.collection.name === name)
    await publishSample(served, { settings, clock: systemClock, say: () => undefined })
