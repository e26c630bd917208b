import { sql } from 'kysely'
import type { RequestEventName, RequestState, Scope } from '@rotunda/contract'
import { auditReadersMigration } from '../audit/index.ts'
import {
  formerMailboxesMigration,
  mailPauseMigration,
  organisationLooksMigration,
  outboxMigration,
  passkeyHostsMigration,
  peopleMigration,
  provedRolesMigration,
  type PeopleTables,
} from '../people/index.ts'
import type { Migration } from '../platform/index.ts'
import { accessMigrations, keyQuotasMigration, type AccessTables } from './tables.ts'

/** A request of an organisation for scopes. Times are milliseconds since 1970. */
export type AccessRequestRow = {
  id: string
  organisation: string
  /** Person who began it. */
  requester: string
  state: RequestState
  /** Number of the newest event; each change adds 1. */
  revision: number
  /** JSON of RequestAnswers. */
  answers: string
  created_at: number
  submitted_at: number | null
  /** Time of the newest change. */
  changed_at: number
}

/** One step of a request. */
export type RequestEventRow = {
  request: string
  revision: number
  at: number
  event: RequestEventName | 'answer' | 'narrow'
  state: RequestState
  /** Person who acted; null for the service itself. */
  person: string | null
  /** Whether a command acted for the person. */
  by_command: number
  /** Message to the reviewers or to the organisation; may be empty. */
  note: string
  /** JSON of a RequestDecision, for a decision; else null. */
  decision: string | null
}

/** A scope that an organisation was approved for, until it ends. */
type GrantRow = {
  id: string
  organisation: string
  scope: Scope
  request: string
  quota_minute: number
  quota_day: number
  granted_at: number
  ended_at: number | null
}

/** A version of the terms. Its text never changes. */
export type TermsRow = {
  version: string
  text: string
  sha256: string
  added_at: number
  in_force_at: number
  /** When the mails about it were written; null before. */
  mailed_at: number | null
}

export type TermsAcceptanceRow = {
  organisation: string
  version: string
  sha256: string
  /** Person who accepted; null for a paper that an operator recorded. */
  person: string | null
  accepted_at: number
  /** Address of the acceptance; null once it was erased. */
  address: string | null
  /** Operator's note on the paper; null for an acceptance in the portal. */
  note: string | null
}

/** A person to whom the secret of a key was shown. */
export type KeySightingRow = { key: string; person: string; at: number }

/** Answers to one key in a UTC day. */
export type KeyUsageRow = {
  key: string
  /** YYYY-MM-DD. */
  day: string
  operation: string
  status: number
  count: number
}

export type PortalTables = AccessTables &
  PeopleTables & {
    access_requests: AccessRequestRow
    request_events: RequestEventRow
    grants: GrantRow
    terms: TermsRow
    terms_acceptances: TermsAcceptanceRow
    key_sightings: KeySightingRow
    key_usage: KeyUsageRow
  }

/** Keys issued before this step need no accepted terms until an operator sets a date for their organisation. */
export const portalMigration: Migration = {
  name: 'access requests and terms',
  up: async (trx) => {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(trx)
  },
}

/** All migrations of keys, people and requests. A database runs migrations of other modules between them. */
export const portalMigrations: readonly Migration[] = [
  ...accessMigrations,
  keyQuotasMigration,
  auditReadersMigration,
  peopleMigration,
  portalMigration,
  mailPauseMigration,
  provedRolesMigration,
  outboxMigration,
  formerMailboxesMigration,
  organisationLooksMigration,
  passkeyHostsMigration,
]

const STATEMENTS = [
  'alter table keys add column name text',
  'alter table keys add column without_terms text',
  'alter table keys add column warned_expiry bigint',
  'alter table keys add column warned_idle bigint',
  'alter table keys add column idle_from bigint',
  "update keys set without_terms = 'The key is older than the terms.'",
  `create table access_requests (
    id text primary key, organisation text not null, requester text not null, state text not null,
    revision bigint not null, answers text not null, created_at bigint not null, submitted_at bigint,
    changed_at bigint not null)`,
  'create index access_requests_organisation on access_requests (organisation, id)',
  'create index access_requests_state on access_requests (state, submitted_at)',
  `create table request_events (
    request text not null, revision bigint not null, at bigint not null, event text not null, state text not null,
    person text, by_command bigint not null, note text not null, decision text, primary key (request, revision))`,
  `create table grants (
    id text primary key, organisation text not null, scope text not null, request text not null,
    quota_minute bigint not null, quota_day bigint not null, granted_at bigint not null, ended_at bigint)`,
  'create unique index grants_open on grants (organisation, scope) where ended_at is null',
  `create table terms (
    version text primary key, text text not null, sha256 text not null, added_at bigint not null,
    in_force_at bigint not null, mailed_at bigint)`,
  `create table terms_acceptances (
    organisation text not null, version text not null, sha256 text not null, person text,
    accepted_at bigint not null, address text, note text, primary key (organisation, version))`,
  `create table key_sightings (
    key text not null, person text not null, at bigint not null, primary key (key, person))`,
  'create index key_sightings_person on key_sightings (person)',
  `create table key_usage (
    key text not null, day text not null, operation text not null, status bigint not null, count bigint not null,
    primary key (key, day, operation, status))`,
]
