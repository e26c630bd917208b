import { refuseUnfinishedRestore } from '../backup/index.ts'
import { OperatorFault, type Migration, type Store } from '../platform/index.ts'
import { isUnreachable, openStore } from '../platform/store/index.ts'
import { MIGRATIONS } from './migrations.ts'
import type { Settings } from './settings.ts'

/** Opens the store of the settings. Throws an OperatorFault with the reason and the way out. */
export const openDatabase = async (settings: Settings): Promise<Store> => {
  refuseUnfinishedRestore(settings.ROTUNDA_DATA)
  return open(settings, MIGRATIONS)
}

/** Opens the store for a restore, which finds no schema, and makes it. */
export const openBareDatabase = (settings: Settings): Promise<Store> => open(settings, [])

const open = async (settings: Settings, migrations: readonly Migration[]): Promise<Store> => {
  const { ROTUNDA_DATA: directory, DATABASE_URL: databaseUrl } = settings
  try {
    return await openStore({ directory, databaseUrl, migrations })
  } catch (cause) {
    const hint = isUnreachable(cause) ? ` ${findHint(settings)}` : ''
    throw new OperatorFault('unavailable', `The database cannot be opened: ${findReason(cause)}.${hint}`, {
      cause,
    })
  }
}

const findHint = ({ ROTUNDA_DATA, DATABASE_URL }: Settings): string =>
  DATABASE_URL === undefined
    ? `Check that ${ROTUNDA_DATA} has room, and that this user may write there.`
    : 'Check that PostgreSQL runs there, and that DATABASE_URL is right.'

/** Node throws an AggregateError without a message for a host with several addresses. */
const findReason = (cause: unknown): string => {
  if (cause instanceof AggregateError) return cause.errors.map(findReason).join('; ')
  const text = cause instanceof Error ? cause.message : String(cause)
  return text.replace(/\.$/, '')
}
