import type { Kysely, Transaction } from 'kysely'
import { Refusal, type Store } from '../platform/index.ts'
import { audit, lockAudit, type AuditEntry } from '../audit/index.ts'
import { demandMember, describeActor, type Actor } from '../people/index.ts'
import type { PortalTables, TermsAcceptanceRow } from './portal-tables.ts'
import { findNextTerms, findTermsInForce, getTermsRow, termsPath } from './terms.ts'
import { forgetVerified } from './verified-keys.ts'

type Engine = Store['engine']

export type Acceptance = {
  readonly organisation: string
  readonly version: string
  /** Digest of the text that the person read. */
  readonly sha256: string
  readonly actor: Actor
  readonly at: Date
}

/**
 * Accepts a version for an organisation, as one of its members. It must be in force or the next to come. To accept it
 * again changes nothing.
 */
export const acceptTerms = async (store: Store, wanted: Acceptance): Promise<void> => {
  const { organisation, version, sha256, actor, at } = wanted
  const { person, address } = actor
  await store.write<PortalTables, undefined>(async (trx) => {
    await lockAudit(trx, store.engine)
    const db: Kysely<PortalTables> = trx
    await demandMember(db, organisation, person)
    const terms = await getTermsRow(trx, version)
    if (terms.sha256 !== sha256) throw refuseDigest(version)
    await refuseOutdated(trx, version, at)
    const row = { organisation, version, sha256, person, address: address ?? null, note: null }
    await insertAcceptance(trx, store.engine, { ...row, accepted_at: at.getTime() }, describeActor(actor))
    return undefined
  })
  forgetVerified(store)
}

export const hasAccepted = async (
  db: Kysely<PortalTables>,
  organisation: string,
  version: string,
): Promise<boolean> => {
  const accepted = await db
    .selectFrom('terms_acceptances')
    .select('version')
    .where('organisation', '=', organisation)
    .where('version', '=', version)
    .executeTakeFirst()
  return accepted !== undefined
}

const refuseDigest = (version: string): Refusal =>
  new Refusal(
    'changed_meanwhile',
    `The digest is not the digest of the terms ${version}. Read ${termsPath(version)}, then accept its digest.`,
  )

const refuseOutdated = async (db: Kysely<PortalTables>, version: string, at: Date): Promise<void> => {
  const [present, next] = [await findTermsInForce(db, at), await findNextTerms(db, at)]
  if (version === present?.version || version === next?.version) return
  const open = [present, next].flatMap((terms) => (terms ? [termsPath(terms.version)] : []))
  throw new Refusal(
    'changed_meanwhile',
    `The terms ${version} are neither in force nor the next to come. Read ${open.join(' or ')} instead.`,
  )
}

type PaperAcceptance = {
  readonly organisation: string
  /** The version in force when left out. */
  readonly version?: string
  /** Note on the paper, such as the person who signed it. */
  readonly note: string
  readonly actor: string
}

/** Records an acceptance on paper. Returns the version; undefined if no terms are in force. */
export const recordAcceptance = async (
  store: Store,
  wanted: PaperAcceptance,
  at: Date,
): Promise<string | undefined> => {
  const version = await store.write<PortalTables, string | undefined>((trx) =>
    insertPaper(trx, store.engine, wanted, at),
  )
  forgetVerified(store)
  return version
}

/** Records an acceptance on paper in the transaction of another change. */
export const insertPaper = async (
  trx: Transaction<PortalTables>,
  engine: Engine,
  { organisation, note, actor, ...wanted }: PaperAcceptance,
  at: Date,
): Promise<string | undefined> => {
  await lockAudit(trx, engine)
  const known = await trx
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', organisation)
    .executeTakeFirst()
  if (known === undefined) throw new Refusal('not_found', `There is no organisation ${organisation}.`)
  const version = wanted.version ?? (await findTermsInForce(trx, at))?.version
  if (version === undefined) return undefined
  const { sha256 } = await getTermsRow(trx, version)
  await refuseOutdated(trx, version, at)
  const row = { organisation, version, sha256, person: null, address: null, note }
  await insertAcceptance(trx, engine, { ...row, accepted_at: at.getTime() }, { actor })
  return version
}

/** The first acceptance of a version stays, and only it writes a line. */
const insertAcceptance = async (
  trx: Transaction<PortalTables>,
  engine: Engine,
  row: TermsAcceptanceRow,
  by: Pick<AuditEntry, 'actor' | 'from'>,
): Promise<void> => {
  const inserted = await trx
    .insertInto('terms_acceptances')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst()
  if (inserted === undefined) return
  const { organisation, version, sha256, accepted_at } = row
  const detail = JSON.stringify({ organisation, sha256 })
  const entry: AuditEntry = { ...by, action: 'terms.accept', object: version, detail, organisation }
  await audit(trx, engine, entry, new Date(accepted_at))
}
