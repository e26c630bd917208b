import {
  isAbortedTransactionError,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
} from 'kysely'
import { CommitInDoubt } from './commit-in-doubt.ts'

/** Constraints that are looked at last, and lost races: the server says that it rolled back. */
const ROLLED_BACK = /^(23\w{3}|40(001|002|P01))$/

/** Kysely names it nowhere else. */
type PostgresConnection = Parameters<PostgresDriver['rollbackTransaction']>[0]

/** Tells what a lost connection leaves unknown, and the fault that came first. */
class CandidDriver extends PostgresDriver {
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.commitTransaction(connection)
    } catch (cause) {
      throw isRolledBack(cause) ? cause : new CommitInDoubt(cause)
    }
  }

  /** The connection is thrown away by the driver; that it could not roll back either says nothing new. */
  override async rollbackTransaction(connection: PostgresConnection): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined)
  }
}

const isRolledBack = (cause: unknown): boolean =>
  isAbortedTransactionError(cause) ||
  (cause instanceof Error &&
    'code' in cause &&
    typeof cause.code === 'string' &&
    ROLLED_BACK.test(cause.code))

export class CandidDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new CandidDriver(this.#config)
  }
}
