import {
  isAbortedTransactionError,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type PostgresDialectConfig,
} from 'kysely'
import { CommitInDoubt } from './is-unreachable.ts'

/** Deferred constraints and lost races: the server says that it rolled back. */
const ROLLED_BACK = /^(23\w{3}|40(001|002|P01))$/

/** Kysely exports no name for this type. */
type PostgresConnection = Parameters<PostgresDriver['rollbackTransaction']>[0]

/** Reports the doubt that a lost connection leaves, with the first fault as its cause. */
class CandidDriver extends PostgresDriver {
  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    try {
      await super.commitTransaction(connection)
    } catch (cause) {
      throw isRolledBack(cause) ? cause : new CommitInDoubt(cause)
    }
  }

  /** The driver drops the connection; a failed rollback on it says nothing new. */
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
