import { sql } from 'kysely'
import type { AuditTables } from '../audit/index.ts'
import { foldName } from './fold-name.ts'
import type { Migration } from '../platform/index.ts'

/** A person who has signed in at least once. Times are milliseconds since 1970. */
export type PersonRow = {
  id: string
  /** Folded address of the person's mail; null once the person was deleted. */
  mailbox: string | null
  role: Role | null
  /** Enrolment that gave the role; only its passkeys open the role. Null for none that is known. */
  enrolment: string | null
  created_at: number
  deleted_at: number | null
}

/** Right to decide access requests, or also to run the desk. It counts only in a session with a passkey. */
export type Role = 'reviewer' | 'operator'
export const ROLES: readonly Role[] = ['reviewer', 'operator']

/** One browser's try to sign in. The row names neither the mailbox nor the code. */
export type SignInAttemptRow = {
  /** Digest of the browser's attempt cookie. */
  id: string
  /** HMAC of attempt, mailbox and code. */
  proof: string
  tries: number
  ends_at: number
}

/** Codes or refused tries that one subject had in a window. */
export type SignInCounterRow = {
  /** HMAC of what is counted, with its kind. */
  subject: string
  begins: number
  count: number
}

export type SessionRow = {
  /** Digest of the session cookie. */
  digest: string
  /** Id for lists; it opens nothing. */
  id: string
  person: string
  created_at: number
  last_seen_at: number
  ends_at: number
  /** When a passkey was last verified in this session; null for a session by code alone. */
  passkey_at: number | null
  /** Id of that passkey. */
  passkey: string | null
  address: string
  agent: string
}

export type PasskeyRow = {
  /** Credential id, base64url. */
  id: string
  person: string
  public_key: Uint8Array
  counter: number
  /** JSON list. */
  transports: string
  name: string
  /** Host that it belongs to (WebAuthn's RP ID); null for one of an older version, until it is used. */
  host: string | null
  /** Enrolment whose code made it, or made the passkey of the session that added it; null for none. */
  enrolment: string | null
  created_at: number
  last_used_at: number | null
}

/** A question that a browser's passkey must sign, once. */
export type ChallengeRow = {
  /** Digest of the cookie of the browser that asked. */
  browser: string
  purpose: 'add' | 'verify'
  challenge: string
  /** With `add`: the enrolment whose role the passkey takes; null for none. */
  enrolment: string | null
  ends_at: number
}

/** Right of one mailbox to take a role, by a code that a command printed once. */
export type EnrolmentRow = {
  id: string
  /** HMAC of the code. */
  proof: string
  mailbox: string
  role: Role
  ends_at: number
  used_at: number | null
}

export type OrganisationRow = {
  id: string
  name: string
  /** Name without case, accents and punctuation; unique. */
  folded: string
  /** Address of its web site; null for one that a command made. */
  site: string | null
  created_at: number
  /** From then on its keys without a terms requirement need accepted terms, too. */
  terms_from: number | null
}

/** A text that the name of an organisation looks like. No other organisation takes a name with this look. */
export type OrganisationLookRow = { look: string; organisation: string }

export type MembershipRow = { organisation: string; person: string; role: OrganisationRole; since: number }
export type OrganisationRole = 'owner' | 'member'

/** A person who left an organisation or was removed from it. */
export type FormerMembershipRow = {
  organisation: string
  person: string
  /** Number of the audit line. The order of lines does not depend on a clock. */
  line: number
}

/** A mailbox that a person had before. It stays near to whom it was near to. */
export type FormerMailboxRow = { person: string; mailbox: string }

export type InvitationRow = {
  id: string
  organisation: string
  mailbox: string
  role: OrganisationRole
  /** Person who invited; null for a command. */
  invited_by: string | null
  ends_at: number
}

/** A mail for the worker. The row tells neither its reader nor an hour: both are sealed. Days are YYYY-MM-DD in UTC. */
export type MailRow = {
  id: string
  kind: MailKind
  /** A lower turn is sent first; null for a mail that is never sent. */
  turn: number | null
  created_day: string
  /** Sealed JSON of an Envelope; null once it is erased. */
  sealed_key: Uint8Array | null
  sealed_body: Uint8Array | null
  tries: number
  /** Worker that sends it, or waits to send it again; null for none. */
  worker: string | null
  sent_day: string | null
  failed_day: string | null
}

/** A worker that holds mails, and when it was last at work. */
type MailWorkerRow = { id: string; seen_at: number }

/** A mail of a version that kept mailboxes in clear. */
export type OldMailRow = {
  id: string
  mailbox: string | null
  kind: MailKind
  subject: string
  sealed_key: Uint8Array | null
  sealed_body: Uint8Array | null
  created_at: number
  tries: number
  leased_until: number | null
  sent_at: number | null
  failed_at: number | null
}

/** The pause of all mail. The table has one row while no mail is sent, and none otherwise. */
export type MailPauseRow = { name: 'mail'; paused_at: number; reason: string }

export const MAIL_KINDS = [
  'code',
  'invitation',
  'request',
  'review',
  'terms',
  'key',
  'passkey_reset',
  'person',
  'audit_head',
  'digest',
  'correction',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

export type PeopleTables = AuditTables & {
  people: PersonRow
  sign_in_attempts: SignInAttemptRow
  sign_in_counters: SignInCounterRow
  sessions: SessionRow
  passkeys: PasskeyRow
  challenges: ChallengeRow
  enrolments: EnrolmentRow
  organisations: OrganisationRow
  organisation_looks: OrganisationLookRow
  memberships: MembershipRow
  former_memberships: FormerMembershipRow
  former_mailboxes: FormerMailboxRow
  invitations: InvitationRow
  mail_pauses: MailPauseRow
  outbox: MailRow
  mail_workers: MailWorkerRow
  mail: OldMailRow
}

/** Organisations that exist by their keys keep the text that their keys hold as their id. */
export const peopleMigration: Migration = {
  name: 'people and organisations',
  up: async (trx, engine) => {
    const bytes = engine === 'postgres' ? 'bytea' : 'blob'
    for (const statement of STATEMENTS) await sql.raw(statement.replaceAll('BYTES', bytes)).execute(trx)
    const { rows } = await sql<{ organisation: string; since: number }>`
      select organisation, min(created_at) as since from keys group by organisation order by organisation`.execute(
      trx,
    )
    const taken = new Set<string>()
    for (const { organisation, since } of rows) {
      const folded = foldName(organisation)
      const free = taken.has(folded) ? `${folded}\n${organisation}` : folded
      taken.add(free)
      await sql`insert into organisations (id, name, folded, created_at)
        values (${organisation}, ${organisation}, ${free}, ${since})`.execute(trx)
    }
  },
}

const STATEMENTS = [
  `create table people (
    id text primary key, mailbox text unique, role text, created_at bigint not null, deleted_at bigint)`,
  `create table sign_in_attempts (
    id text primary key, proof text not null, tries bigint not null, ends_at bigint not null)`,
  'create index sign_in_attempts_end on sign_in_attempts (ends_at)',
  `create table sign_in_counters (
    subject text primary key, begins bigint not null, count bigint not null)`,
  `create table sessions (
    digest text primary key, id text not null unique, person text not null, created_at bigint not null,
    last_seen_at bigint not null, ends_at bigint not null, passkey_at bigint, address text not null, agent text not null)`,
  'create index sessions_person on sessions (person)',
  `create table passkeys (
    id text primary key, person text not null, public_key BYTES not null, counter bigint not null,
    transports text not null, name text not null, created_at bigint not null, last_used_at bigint)`,
  'create index passkeys_person on passkeys (person)',
  `create table challenges (
    browser text not null, purpose text not null, challenge text not null, enrolment text, ends_at bigint not null,
    primary key (browser, purpose))`,
  `create table enrolments (
    id text primary key, proof text not null unique, mailbox text not null, role text not null,
    ends_at bigint not null, used_at bigint)`,
  `create table organisations (
    id text primary key, name text not null, folded text not null unique, site text, created_at bigint not null,
    terms_from bigint)`,
  `create table memberships (
    organisation text not null, person text not null, role text not null, since bigint not null,
    primary key (organisation, person))`,
  'create index memberships_person on memberships (person)',
  `create table invitations (
    id text primary key, organisation text not null, mailbox text not null, role text not null, invited_by text,
    ends_at bigint not null, unique (organisation, mailbox))`,
  'create index invitations_mailbox on invitations (mailbox)',
  `create table mail (
    id text primary key, mailbox text, kind text not null, subject text not null, sealed_key BYTES, sealed_body BYTES,
    created_at bigint not null, due_at bigint not null, tries bigint not null, leased_until bigint, sent_at bigint,
    failed_at bigint, erase_at bigint not null)`,
  'create index mail_due on mail (due_at) where sent_at is null and failed_at is null',
  'create index mail_erase on mail (erase_at) where mailbox is not null',
]

/**
 * An outbox without mailboxes and hours. A worker moves what the table `mail` holds, since a step of the schema has no
 * sealing key. Without row ids, SQLite keeps no order of insertion either.
 */
export const outboxMigration: Migration = {
  name: 'sealed outbox',
  up: async (trx, engine) => {
    const [bytes, order] = engine === 'postgres' ? ['bytea', ''] : ['blob', 'without rowid']
    for (const statement of OUTBOX)
      await sql.raw(statement.replaceAll('BYTES', bytes).replace('ORDER', order)).execute(trx)
  },
}

const OUTBOX = [
  `create table outbox (
    id text primary key, kind text not null, turn bigint, created_day text not null, sealed_key BYTES,
    sealed_body BYTES, tries bigint not null, worker text, sent_day text, failed_day text) ORDER`,
  'create index outbox_waiting on outbox (turn, id) where sent_day is null and failed_day is null',
  'create index outbox_sealed on outbox (kind, created_day) where sealed_key is not null',
  'create table mail_workers (id text primary key, seen_at bigint not null)',
]
