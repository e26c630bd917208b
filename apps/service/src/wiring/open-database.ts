import { refuseUnfinishedRestore } from '../backup/index.ts'
import { OperatorFault, type Store } from '../platform/index.ts'
import { isUnreachable, openStore, SCHEMA_MILLISECONDS, type StoreSettings } from '../platform/store/index.ts'
import { MIGRATIONS } from './migrations.ts'
import { rolesOf, type Role } from './roles.ts'
import type { Settings } from './settings.ts'

/**
 * Opens the store of the settings. Throws an OperatorFault with the reason and the way out. `onNewer` gets the steps of a
 * newer version, where this one may run beside them.
 */
export const openDatabase = async (
  settings: Settings,
  onNewer?: (steps: readonly string[]) => void,
): Promise<Store> => {
  refuseUnfinishedRestore(settings.ROTUNDA_DATA)
  return open(settings, { migrations: MIGRATIONS, onNewer })
}

/** Opens the store and leaves its schema as it is, for work that makes it. */
export const openBareDatabase = (settings: Settings): Promise<Store> =>
  open(settings, { migrations: [], statementMilliseconds: SCHEMA_MILLISECONDS })

const open = async (
  settings: Settings,
  schema: Pick<StoreSettings, 'migrations' | 'onNewer' | 'statementMilliseconds'>,
): Promise<Store> => {
  const { ROTUNDA_DATA: directory, DATABASE_URL: databaseUrl } = settings
  try {
    return await openStore({ directory, databaseUrl, connections: countConnections(settings), ...schema })
  } catch (cause) {
    const hint = isUnreachable(cause) ? ` ${findHint(settings)}` : ''
    throw new OperatorFault('unavailable', `The database cannot be opened: ${findReason(cause)}.${hint}`, {
      cause,
    })
  }
}

/** Connections to PostgreSQL that each job needs. docs/how-to/run-on-postgresql.md#connections has the same table. */
export const ROLE_CONNECTIONS: Readonly<Record<Role, number>> = {
  message: 8,
  data: 2,
  partner: 4,
  pages: 2,
  portal: 4,
  deliver: 6,
  keep: 2,
}

/** Connections for all jobs of a process, whose pool bounds the sum. */
const countConnections = (settings: Settings): number =>
  [...rolesOf(settings)].reduce((sum, role) => sum + ROLE_CONNECTIONS[role], 0)

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
