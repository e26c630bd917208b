import { Kysely } from 'kysely'
import { DATABASE_LIMITS } from '../limits.ts'
import { CandidDialect } from './postgres.ts'
import type { Store } from './store.ts'

/** A store of PostgreSQL that is opened later. */
export type LateStore = {
  /** Rejects every operation with the last fault until it is open. */
  readonly store: Store
  readonly isOpen: () => boolean
  /** Passes every operation on from now on. */
  readonly open: (opened: Store) => void
  /** Replaces the fault. */
  readonly fail: (fault: Error) => void
}

/** Pause between two tries to open it. */
export const LOOK_MILLISECONDS = DATABASE_LIMITS.reconnectMilliseconds.value

/** Makes a store whose server is away. `fault` says so, as a failed connection does. */
export const makeLateStore = (fault: Error): LateStore => {
  let [last, opened]: [Error, Store | undefined] = [fault, undefined]
  const away = new Kysely<unknown>({ dialect: new CandidDialect({ pool: () => Promise.reject(last) }) })
  const get = (): Promise<Store> => (opened === undefined ? Promise.reject(last) : Promise.resolve(opened))
  return {
    isOpen: () => opened !== undefined,
    open: (next) => void (opened = next),
    fail: (next) => void (last = next),
    store: {
      engine: 'postgres',
      // Each module names its own tables. A query fails before any table is looked at.
      db: <Tables>() => opened?.db<Tables>() ?? (away as unknown as Kysely<Tables>),
      write: async (work) => (await get()).write(work),
      checkWrites: async () => (await get()).checkWrites(),
      now: async () => (await get()).now(),
      eraseDeleted: async () => (await get()).eraseDeleted(),
      close: async () => {
        await away.destroy()
        await opened?.close()
      },
    },
  }
}
