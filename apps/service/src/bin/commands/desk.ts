import { userInfo } from 'node:os'
import { isSystemFault, systemClock, type Clock, type Store } from '../../platform/index.ts'
import { openDatabase } from '../open-database.ts'
import type { Settings } from '../settings.ts'

/** What an operator works with: the service's own store and settings, whether or not a service runs. */
export type Desk = {
  readonly settings: Settings
  readonly store: Store
  readonly clock: Clock
  /** Who gives the orders, as the audit log names them. */
  readonly actor: string
  /** Where the operator stands: relative paths begin here. */
  readonly directory: string
  /** Tells what is being done, should it take long. */
  readonly say: (doing: string) => void
}

export type DeskNeeds = Pick<Desk, 'settings' | 'directory' | 'say'>

/** Opens the store of the settings, and closes it after the work. */
export const withDesk = async <Result>(
  needs: DeskNeeds,
  work: (desk: Desk) => Promise<Result>,
): Promise<Result> => {
  needs.say('Opening the database')
  const store = await openDatabase(needs.settings)
  try {
    return await work({ ...needs, store, clock: systemClock, actor: nameOperator() })
  } finally {
    await store.close()
  }
}

/** A container may run under a number that has no name. */
const nameOperator = (): string => {
  try {
    return `operator:${userInfo().username}`
  } catch (cause) {
    if (!isSystemFault(cause, 'ERR_SYSTEM_ERROR')) throw cause
    return `operator:uid ${String(process.getuid?.())}`
  }
}
