import { setTimeout } from 'node:timers/promises'
import { isUnreachable, logFault, OperatorFault, type Log, type Store } from '../platform/index.ts'
import { LOOK_MILLISECONDS, makeLateStore } from '../platform/store/index.ts'
import { COLLECTIONS } from './collections.ts'
import { openDatabase } from './open-database.ts'
import { isPublished } from './publish-sample.ts'
import { hasRole } from './roles.ts'
import type { Settings } from './settings.ts'

/**
 * Takes a step of the start that needs the database: at once, or before a database that was away is used. A step may be
 * taken again after the database went away in the midst of it.
 */
export type AtOpening = (step: Step) => Promise<void>

type Step = (store: Store) => Promise<unknown>

export type LateDatabase = {
  readonly store: Store
  readonly atOpening: AtOpening
  readonly isOpen: () => boolean
  /**
   * Resolves when the database is open, or after the signal. Rejects with a fault that would have ended the start. Call it
   * after the last step.
   */
  readonly untilOpen: () => Promise<void>
}

type LateNeeds = {
  readonly settings: Settings
  readonly log: Log<'database.away' | 'database.opened' | 'database.newer'>
  readonly signal: AbortSignal
}

/**
 * Opens the database of a service. While no server of PostgreSQL takes writes, a service with a published release starts
 * all the same: it serves data, and looks for the database each second. Throws as `openDatabase` does otherwise.
 */
export const openLateDatabase = async (needs: LateNeeds): Promise<LateDatabase> => {
  try {
    const store = await openDatabase(needs.settings, sayNewer(needs))
    const atOpening = async (step: Step) => {
      await step(store)
    }
    return { store, atOpening, isOpen: () => true, untilOpen: () => Promise.resolve() }
  } catch (cause) {
    const fault = findAway(cause)
    if (fault === undefined || !canServe(needs.settings)) throw cause
    return openLater(needs, fault)
  }
}

/** A file of SQLite that cannot be opened is a fault of this machine. Collections behind keys need the database. */
const canServe = (settings: Settings): boolean =>
  settings.DATABASE_URL !== undefined &&
  hasRole(settings, 'data', 'pages') &&
  COLLECTIONS.some(({ collection, needsKey }) => needsKey !== true && isPublished(collection, settings))

const sayNewer =
  ({ log }: Pick<LateNeeds, 'log'>) =>
  (steps: readonly string[]) => {
    log.warn('database.newer', { steps: steps.join(', ') })
  }

const openLater = (needs: LateNeeds, fault: Error): LateDatabase => {
  const { log, signal } = needs
  const steps: Step[] = []
  const { store, isOpen, open, fail } = makeLateStore(fault)
  const isStopping = () => signal.aborted
  log.error('database.away', logFault(fault))
  return {
    store,
    isOpen,
    atOpening: (step) => {
      steps.push(step)
      return Promise.resolve()
    },
    untilOpen: async () => {
      while (!isStopping() && !isOpen()) {
        await setTimeout(LOOK_MILLISECONDS, undefined, { signal }).catch(() => undefined)
        if (!isStopping())
          await openNow(needs, steps).then(open, (cause: unknown) => {
            fail(unlessAway(cause))
          })
      }
      if (isOpen()) log.info('database.opened')
    },
  }
}

const openNow = async (needs: LateNeeds, steps: readonly Step[]): Promise<Store> => {
  const store = await openDatabase(needs.settings, sayNewer(needs))
  try {
    for (const step of steps) await step(store)
    return store
  } catch (cause) {
    await store.close()
    throw cause
  }
}

/** The fault of a database that is away; throws every other fault. */
const unlessAway = (cause: unknown): Error => {
  const fault = findAway(cause)
  if (fault === undefined) throw cause
  return fault
}

/** Finds the fault of a database that is away. `openDatabase` has it as a cause, and a step throws it. */
const findAway = (cause: unknown): Error | undefined => {
  const fault = cause instanceof OperatorFault ? cause.cause : cause
  return fault instanceof Error && isUnreachable(fault) ? fault : undefined
}
