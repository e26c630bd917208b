import { userInfo } from 'node:os'
import { isSystemFault, type Clock, type Store } from '../platform/index.ts'
import { openDatabase } from '../wiring/open-database.ts'
import type { ServedCollections } from '../wiring/served-collection.ts'
import type { Settings } from '../wiring/settings.ts'

/** Settings and files of the service, for a command. No service needs to run. */
export type CommandContext = {
  readonly settings: Settings
  readonly clock: Clock
  /** Working directory of the operator. Relative paths begin here. */
  readonly directory: string
  /** Names the present step. A slow command prints it. */
  readonly reportProgress: (doing: string) => void
  /** Collections of the service when left out. */
  readonly collections?: ServedCollections | undefined
}

/** Context of a command that reads or writes the database. */
export type StoreCommandContext = CommandContext & {
  readonly store: Store
  /** The operator, as the audit log names them. */
  readonly actor: string
}

/** Opens the store of the settings, and closes it after the work. */
export const withStore = async <Result>(
  context: CommandContext,
  work: (context: StoreCommandContext) => Promise<Result>,
): Promise<Result> => {
  context.reportProgress('Opening the database')
  const store = await openDatabase(context.settings)
  try {
    return await work({ ...context, store, actor: nameOperator() })
  } finally {
    await store.close()
  }
}

/** A container may run under a number that has no name. */
export const nameOperator = (): string => {
  try {
    return `operator:${userInfo().username}`
  } catch (cause) {
    if (!isSystemFault(cause, 'ERR_SYSTEM_ERROR')) throw cause
    return `operator:uid ${String(process.getuid?.())}`
  }
}
