import type { OrganisationProgress, RequestState } from '@rotunda/contract'
import { listPeople } from '../people/index.ts'
import type { Store } from '../platform/index.ts'
import { hasAccepted } from './accept-terms.ts'
import { listGrants } from './grants.ts'
import { findKeyState } from './list-keys.ts'
import type { PortalTables } from './portal-tables.ts'
import { findTermsInForce } from './terms.ts'

/** Finds how far an organisation is on its way to data: what it has, and what waits for whom. */
export const findProgress = async (
  store: Store,
  organisation: string,
  at: Date,
): Promise<OrganisationProgress> => {
  const db = store.db<PortalTables>()
  const states = await countRequests(store, organisation)
  const count = (state: RequestState) => states.get(state) ?? 0
  const grants = await listGrants(db, organisation)
  const keys = await db.selectFrom('keys').selectAll().where('organisation', '=', organisation).execute()
  return {
    people: (await listPeople(store, organisation)).length,
    drafts: count('draft'),
    asked_back: count('asked_back'),
    under_review: count('submitted') + count('awaiting_second'),
    scopes: grants.map(({ scope }) => scope),
    terms: await findTerms(store, organisation, at),
    keys: keys.filter((key) => findKeyState(key, at) === 'open').length,
  }
}

const countRequests = async (
  store: Store,
  organisation: string,
): Promise<ReadonlyMap<RequestState, number>> => {
  const rows = await store
    .db<PortalTables>()
    .selectFrom('access_requests')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .where('organisation', '=', organisation)
    .groupBy('state')
    .execute()
  return new Map(rows.map(({ state, count }) => [state, count]))
}

const findTerms = async (
  store: Store,
  organisation: string,
  at: Date,
): Promise<OrganisationProgress['terms']> => {
  const db = store.db<PortalTables>()
  const terms = await findTermsInForce(db, at)
  if (terms === undefined) return null
  const { version } = terms
  return { version, is_accepted: await hasAccepted(db, organisation, version) }
}
