import { once } from 'node:events'
import { systemClock } from '../platform/index.ts'
import { COLLECTIONS } from '../wiring/collections.ts'
import type { SampleOrder } from '../wiring/make-samples-aside.ts'
import { openDatabase } from '../wiring/open-database.ts'
import { publishSample } from '../wiring/publish-sample.ts'

// A terminal and a supervisor signal both processes. The service ends this one, and one whose service is gone ends itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.once('disconnect', () => process.exit())
// Started by makeSamplesAside alone, which sends its order.
const [{ name, settings }] = (await once(process, 'message')) as [SampleOrder]
const store = await openDatabase(settings)
for (const served of COLLECTIONS)
  if (served.collection.name === name) await publishSample(served, { settings, store, clock: systemClock })
await store.close()
process.disconnect?.()
