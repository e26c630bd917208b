import { sql } from 'kysely'
import type { PeopleTables } from '../people/index.ts'
import type { Migration } from '../platform/index.ts'

/** Something that a mailbox follows. */
export type FollowRow = {
  /** Digest of the token of the mailbox: the token opens the list of what it follows. */
  token: string
  /** Followed address, such as `/records?state=TX` or `/corrections/12`. */
  what: string
  /** Sealed mailbox. */
  sealed_key: Uint8Array
  sealed_body: Uint8Array
  /** Last day, as YYYY-MM-DD in UTC, whose changes were mailed or found to be none. */
  last_digest: string
}

export type FollowTables = PeopleTables & { correction_follows: FollowRow }

export const followsMigration: Migration = {
  name: 'followers of records and corrections',
  up: async (trx, engine) => {
    const bytes = engine === 'postgres' ? 'bytea' : 'blob'
    for (const statement of STATEMENTS) await sql.raw(statement.replaceAll('BYTES', bytes)).execute(trx)
  },
}

const STATEMENTS = [
  `create table correction_follows (
    token text not null, what text not null, sealed_key BYTES not null, sealed_body BYTES not null,
    last_digest text not null, primary key (token, what))`,
  'create index correction_follows_digest on correction_follows (last_digest, token)',
]
