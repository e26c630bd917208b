import { once } from 'node:events'
import { systemClock } from '../platform/index.ts'
import { COLLECTIONS } from './collections.ts'
import type { SampleOrder } from './make-samples-aside.ts'
import { publishSample } from './publish-sample.ts'

// A service that is gone needs no sample.
process.once('disconnect', () => process.exit())
// Started by makeSamplesAside alone, which sends its order.
const [{ name, settings }] = (await once(process, 'message')) as [SampleOrder]
for (const served of COLLECTIONS)
  if (served.collection.name === name)
    await publishSample(served, { settings, clock: systemClock, say: () => undefined })
process.disconnect?.()
