import type { Kysely } from 'kysely'
import type { Store } from '../platform/index.ts'
import { demandMember } from '../people/index.ts'
import type { PortalTables } from './portal-tables.ts'
import { findNextTerms, findTermsInForce, type Terms } from './terms.ts'

export type ListedAcceptance = {
  readonly version: string
  readonly sha256: string
  readonly acceptedAt: Date
  /** Person who accepted; null for a paper. */
  readonly person: string | null
  /** Null for a paper, and for a person who was deleted. */
  readonly mailbox: string | null
}

/** The terms as they concern an organisation. */
export type OrganisationTerms = {
  readonly inForce: Terms | undefined
  readonly next: Terms | undefined
  /** Newest first. */
  readonly acceptances: readonly ListedAcceptance[]
}

/** Shows the version in force, the next version, and the versions that the organisation has accepted. Only members can read it. */
export const showOrganisationTerms = async (
  store: Store,
  { organisation, person }: { readonly organisation: string; readonly person: string },
  at: Date,
): Promise<OrganisationTerms> => {
  const db = store.db<PortalTables>()
  await demandMember(db, organisation, person)
  return {
    inForce: await findTermsInForce(db, at),
    next: await findNextTerms(db, at),
    acceptances: await listAcceptances(db, organisation),
  }
}

const listAcceptances = async (
  db: Kysely<PortalTables>,
  organisation: string,
): Promise<ListedAcceptance[]> => {
  const rows = await db
    .selectFrom('terms_acceptances as accepted')
    .leftJoin('people', 'people.id', 'accepted.person')
    .select(['accepted.version', 'accepted.sha256', 'accepted.accepted_at', 'accepted.person'])
    .select('people.mailbox')
    .where('accepted.organisation', '=', organisation)
    .orderBy('accepted.accepted_at', 'desc')
    .orderBy('accepted.version', 'desc')
    .execute()
  return rows.map(({ version, sha256, accepted_at, person, mailbox }) => ({
    version,
    sha256,
    acceptedAt: new Date(accepted_at),
    person,
    mailbox,
  }))
}
