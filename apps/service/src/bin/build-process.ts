import { once } from 'node:events'
import { OperatorFault } from '../platform/index.ts'
import type { BuildEnd } from '../wiring/asked-builds.ts'
import type { BuildOrder } from '../wiring/build-asked.ts'
import { buildFromArchive } from '../wiring/build-from-archive.ts'
import { COLLECTIONS } from '../wiring/collections.ts'
import { openDatabase } from '../wiring/open-database.ts'

// A terminal and a supervisor signal both processes. The service ends this one, and one whose service is gone ends itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.once('disconnect', () => process.exit())

/** Builds as "release build" does, and waits meanwhile for another command that works on the collection. */
const build = async ({ collection: name, settings }: BuildOrder): Promise<BuildEnd> => {
  const served = COLLECTIONS.find(({ collection }) => collection.name === name)
  if (served === undefined) return { state: 'failed', reason: `This version has no collection ${name}.` }
  const store = await openDatabase(settings)
  try {
    const { summary } = await buildFromArchive(served, {
      settings,
      store,
      waits: new AbortController().signal,
      reportProgress: () => undefined,
    })
    const failed = summary.checks.filter(({ passed }) => !passed).map(({ name }) => name)
    const reason = failed.length === 0 ? null : `Failed checks: ${failed.join(', ')}.`
    return { state: 'built', release: summary.id, reason }
  } catch (cause) {
    if (!(cause instanceof OperatorFault)) throw cause
    return { state: 'failed', reason: cause.message }
  } finally {
    await store.close()
  }
}

// Started by buildAsked alone, which sends its order.
const [order] = (await once(process, 'message')) as [BuildOrder]
const end = await build(order)
process.send?.(end, () => process.disconnect?.())
