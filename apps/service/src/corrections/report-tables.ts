import { sql } from 'kysely'
import type { ReportEventName, ReportNote, ReportState } from '@rotunda/contract'
import type { PeopleTables } from '../people/index.ts'
import type { Migration } from '../platform/index.ts'
import type { LedgerTables } from './ledger/index.ts'

/** A report. Times are milliseconds since 1970. */
export type ReportRow = {
  /** Public number. */
  number: number
  /** Digest of the secret in the private address. */
  secret: string
  state: ReportState
  /** Number of the newest event; each change adds 1. */
  revision: number
  collection: string
  record: string
  /** Table of the record. */
  kind: string
  /** Dataset of the record, or its table. */
  dataset: string
  /** Release in which the reporter saw the record. */
  release: string
  title: string
  page: string | null
  /** JSON list of the publishers of the documents of the record. */
  publishers: string
  field: string | null
  /** 1 if two reviewers must agree to accept it. */
  needs_two: number
  /** HMAC of the client's address, to count open reports; null once the report is decided. */
  client: string | null
  /** Sealed JSON of a ReportContact; null for none, and once erased. */
  contact_key: Uint8Array | null
  contact_body: Uint8Array | null
  /** Reviewer who was drawn; null before. */
  reviewer: string | null
  drawn_at: number | null
  /** Reviewer who proposed what waits for a second one; null for none. */
  proposer: string | null
  /** JSON of the decision that waits or was made; null before any. */
  decision: string | null
  appealed: number
  duplicate_of: number | null
  /** Id of its line in the ledger; null before it was accepted. */
  ledger_id: string | null
  /** JSON of PublishedWords. */
  published: string
  received_at: number
  /** Time of the newest change. */
  changed_at: number
  decided_at: number | null
}

/** Confirmed mailbox of a reporter, and the secret of the private address, for links in mails. */
export type ReportContact = { readonly mailbox: string; readonly secret: string }

/** Texts of the reporter, which a reviewer can erase. The audit log keeps an HMAC of each. */
export type ReportTextRow = {
  report: number
  part: 'proposed' | 'why' | 'evidence'
  /** The text, or JSON; null once it was erased. */
  text: string | null
}

/** One step of a report. */
export type ReportEventRow = {
  report: number
  revision: number
  at: number
  event: 'receive' | ReportEventName | ReportNote
  state: ReportState
  by: 'reporter' | 'reviewer' | 'service'
  /** Reviewer who acted; null for others. */
  person: string | null
  by_command: number
  /** Message to the reporter or to the reviewers; null if there is none, and once erased. */
  note: string | null
}

/** A file of evidence. Its bytes are on the disk, under their digest. */
export type ReportFileRow = {
  report: number
  sha256: string
  name: string
  media_type: string
  bytes: number
  /** Result of the scan; null while nothing scanned it. */
  scan: 'clean' | 'infected' | null
  added_at: number
  erased_at: number | null
  /** Reviewer who erased it; null for none, and for a file whose time was over. */
  erased_by: string | null
  /** HMAC of the day and the client's address, to count bytes; null after the day. */
  client: string | null
}

/** A reviewer who was drawn for a record. */
type DrawnReviewerRow = {
  collection: string
  record: string
  reviewer: string
  /** Place in the order of reviewers of the record. */
  place: number
  /** Time of the newest draw. */
  drawn_at: number
}

/** A proof of work that was used once. */
type UsedProofRow = { proof: string; ends_at: number }

/** Words of a report whose mailbox waits for its code. */
type DraftRow = {
  /** Digest of the attempt. */
  attempt: string
  sealed_key: Uint8Array
  sealed_body: Uint8Array
  ends_at: number
}

export type ReportTables = PeopleTables &
  LedgerTables & {
    correction_reports: ReportRow
    correction_texts: ReportTextRow
    correction_events: ReportEventRow
    correction_files: ReportFileRow
    correction_proofs: UsedProofRow
    correction_draws: DrawnReviewerRow
    correction_drafts: DraftRow
  }

export const reportsMigration: Migration = {
  name: 'reports of corrections',
  up: async (trx, engine) => {
    const bytes = engine === 'postgres' ? 'bytea' : 'blob'
    for (const statement of STATEMENTS) await sql.raw(statement.replaceAll('BYTES', bytes)).execute(trx)
  },
}

/** Names were separated by commas before, so that a name with a comma counted as two. */
export const publishersMigration: Migration = {
  name: 'publishers of reports as JSON',
  up: async (trx) => {
    const rows = await trx
      .$extendTables<ReportTables>()
      .selectFrom('correction_reports')
      .select(['number', 'publishers'])
      .execute()
    for (const { number, publishers } of rows)
      await trx
        .$extendTables<ReportTables>()
        .updateTable('correction_reports')
        .set({ publishers: JSON.stringify(publishers === '' ? [] : publishers.split(',')) })
        .where('number', '=', number)
        .execute()
  },
}

export const drawsMigration: Migration = {
  name: 'reviewers who were drawn for a record',
  up: async (trx) => {
    for (const statement of DRAWS) await sql.raw(statement).execute(trx)
  },
}

const DRAWS = [
  `create table correction_draws (
    collection text not null, record text not null, reviewer text not null, place bigint not null,
    drawn_at bigint not null, primary key (collection, record, reviewer))`,
  `insert into correction_draws (collection, record, reviewer, place, drawn_at)
    select collection, record, reviewer, min(number), max(drawn_at) from correction_reports
    where reviewer is not null and drawn_at is not null group by collection, record, reviewer`,
]

/** Names of the publishers of a report. */
export const readPublishers = ({ publishers }: Pick<ReportRow, 'publishers'>): string[] =>
  // Reports are stored with a JSON list of names.
  JSON.parse(publishers) as string[]

const STATEMENTS = [
  `create table correction_reports (
    number bigint primary key, secret text not null unique, state text not null, revision bigint not null,
    collection text not null, record text not null, kind text not null, dataset text not null, release text not null, title text not null,
    page text, publishers text not null, field text, needs_two bigint not null, client text, contact_key BYTES,
    contact_body BYTES, reviewer text, drawn_at bigint, proposer text, decision text, appealed bigint not null,
    duplicate_of bigint, ledger_id text, published text not null, received_at bigint not null,
    changed_at bigint not null, decided_at bigint)`,
  'create index correction_reports_record on correction_reports (collection, record)',
  'create index correction_reports_state on correction_reports (state, number)',
  'create index correction_reports_changed on correction_reports (changed_at, number)',
  'create index correction_reports_client on correction_reports (client) where client is not null',
  'create index correction_reports_ledger on correction_reports (ledger_id) where ledger_id is not null',
  `create table correction_texts (
    report bigint not null, part text not null, text text, primary key (report, part))`,
  `create table correction_events (
    report bigint not null, revision bigint not null, at bigint not null, event text not null, state text not null,
    "by" text not null, person text, by_command bigint not null, note text, primary key (report, revision))`,
  `create table correction_files (
    report bigint not null, sha256 text not null, name text not null, media_type text not null, bytes bigint not null,
    scan text, added_at bigint not null, erased_at bigint, primary key (report, sha256))`,
  'create index correction_files_sha256 on correction_files (sha256)',
  `create table correction_proofs (proof text primary key, ends_at bigint not null)`,
]
