import { sql } from 'kysely'
import type { Migration } from '../platform/index.ts'
import type { ReportTables } from './report-tables.ts'

/** A redacted copy of evidence that a reviewer published. Anybody can read it. */
export type CopyRow = {
  report: number
  sha256: string
  name: string
  media_type: string
  bytes: number
  /** Reviewer who published it. */
  person: string
  added_at: number
  /** Time at which a reviewer erased the copy; null before. */
  erased_at: number | null
}

export type FileTables = ReportTables & { correction_copies: CopyRow }

export const copiesMigration: Migration = {
  name: 'published copies of evidence',
  up: async (trx) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(trx)
  },
}

export const fileClientsMigration: Migration = {
  name: 'clients of files of evidence',
  up: async (trx) => {
    await sql.raw('alter table correction_files add column client text').execute(trx)
    await sql
      .raw('create index correction_files_client on correction_files (client) where client is not null')
      .execute(trx)
  },
}

export const fileErasuresMigration: Migration = {
  name: 'erasures of evidence by reviewers',
  up: async (trx) => {
    await sql.raw('alter table correction_files add column erased_by text').execute(trx)
    await sql.raw('alter table correction_copies add column erased_at bigint').execute(trx)
  },
}

const STATEMENTS = [
  `create table correction_copies (
    report bigint not null, sha256 text not null, name text not null, media_type text not null, bytes bigint not null,
    person text not null, added_at bigint not null, primary key (report, sha256))`,
  'create index correction_copies_sha256 on correction_copies (sha256)',
]
