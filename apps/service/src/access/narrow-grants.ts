import type { Transaction } from 'kysely'
import type { Scope } from '@rotunda/contract'
import { audit, lockAudit } from '../audit/index.ts'
import { describeActor, nameActor, type Actor } from '../people/index.ts'
import { refuseFields } from '../platform/index.ts'
import { addEvent, type RequestNeeds } from './change-request.ts'
import { endGrants, fitKeys, listGrants, putGrants, type Grant } from './grants.ts'
import type { PortalTables } from './portal-tables.ts'
import { QUOTA_NAMES, type Quotas } from './quotas.ts'
import { parseNote } from './request-answers.ts'
import { mailOrganisation } from './request-mails.ts'
import { findQuotaFaults } from './review-requests.ts'
import { demandReviewer } from './reviewers.ts'
import { forgetVerified } from './verified-keys.ts'

type Narrowing = {
  readonly actor: Actor
  readonly organisation: string
  readonly scopes: readonly Scope[]
  /** Lower quotas of these scopes. Without them their grants end. */
  readonly quotas?: Partial<Quotas> | undefined
  readonly note: string
  readonly at: Date
}

/** Remaining grants of an organisation, and the keys that lost something. */
export type Narrowed = { readonly grants: readonly Grant[]; readonly keys: readonly string[] }

/**
 * Ends grants of an organisation, or lowers their quotas. The keys that were issued under them lose the same in the same
 * transaction: in this process at once, in any other within a second. One reviewer can do it, near or far: it takes
 * rights away and gives none.
 */
export const narrowGrants = async (
  needs: RequestNeeds,
  { note: text, ...order }: Narrowing,
): Promise<Narrowed> => {
  const { store } = needs
  const note = parseNote('note', text, { required: true })
  const narrowed = await store.write<PortalTables, Narrowed>(async (trx) => {
    await lockAudit(trx, store.engine)
    await demandReviewer(trx, order.actor.person)
    return narrow(trx, needs, { ...order, note })
  })
  forgetVerified(store)
  return narrowed
}

const narrow = async (
  trx: Transaction<PortalTables>,
  { store: { engine }, sealer }: RequestNeeds,
  order: Narrowing,
): Promise<Narrowed> => {
  const { organisation, scopes, quotas, actor, at } = order
  const before = await listGrants(trx, organisation)
  refuseFaults(before, order)
  const narrowed = before.filter(({ scope }) => scopes.includes(scope))
  await endGrants(trx, organisation, scopes, at)
  if (quotas !== undefined)
    for (const { scope, quotas: had, request } of narrowed)
      await putGrants(
        trx,
        { organisation, id: request },
        { approved: [{ scope, quotas: { ...had, ...quotas } }] },
        at,
      )
  const keys = await fitKeys(trx, engine, { organisation, actor: nameActor(actor) }, at)
  const grants = await listGrants(trx, organisation)
  const requests = [...new Set(narrowed.map(({ request }) => request))]
  for (const request of requests) await noteNarrowing(trx, { request, order, grants })
  const detail = JSON.stringify({ scopes, ...(quotas && { quotas }), requests, keys })
  const entry = {
    ...describeActor(actor),
    action: 'request.narrow',
    object: organisation,
    detail,
    organisation,
  } as const
  await audit(trx, engine, entry, at)
  const [request] = requests
  if (request !== undefined) await mailNarrowing(trx, sealer, request, at)
  return { grants, keys }
}

const refuseFaults = (before: readonly Grant[], { scopes, quotas }: Narrowing): void => {
  const missing = scopes.filter((scope) => !before.some((grant) => grant.scope === scope))
  const faults = [
    ...(scopes.length === 0 ? [{ field: 'scopes', detail: 'Give at least one scope.' }] : []),
    ...missing.map((scope) => ({ field: 'scopes', detail: `The organisation has no grant for ${scope}.` })),
    ...(quotas === undefined ? [] : findQuotaFaults('quotas', quotas)),
    ...(quotas !== undefined && QUOTA_NAMES.every((name) => quotas[name] === undefined) ? [NO_QUOTA] : []),
    ...QUOTA_NAMES.flatMap((name) => findHigher(before, { scopes, quotas }, name)),
  ]
  if (faults.length > 0) throw refuseFields(faults)
}

const NO_QUOTA = {
  field: 'quotas',
  detail:
    'Give a lower quota of a minute or of a day. Leave the quotas out to end the grants of these scopes.',
}

const findHigher = (
  before: readonly Grant[],
  { scopes, quotas }: Pick<Narrowing, 'scopes' | 'quotas'>,
  name: keyof Quotas,
) => {
  const wanted = quotas?.[name]
  if (wanted === undefined) return []
  return before
    .filter((grant) => scopes.includes(grant.scope) && wanted > grant.quotas[name])
    .map(({ scope, quotas: had }) => ({
      field: `quotas.${name}`,
      detail: `${scope} has a quota of ${had[name]} a ${name}. A narrower quota is lower; a higher quota needs a request.`,
    }))
}

type Noted = { readonly request: string; readonly order: Narrowing; readonly grants: readonly Grant[] }

/** Adds the narrowing to the history of a request, with the grants that remain of it. */
const noteNarrowing = async (
  trx: Transaction<PortalTables>,
  { request, order, grants }: Noted,
): Promise<void> => {
  const row = await trx
    .updateTable('access_requests')
    .set((column) => ({ revision: column('revision', '+', 1), changed_at: order.at.getTime() }))
    .where('id', '=', request)
    .returningAll()
    .executeTakeFirstOrThrow()
  const approved = grants
    .filter((grant) => grant.request === request)
    .map(({ scope, quotas }) => ({ scope, quotas }))
  await addEvent(trx, row, { event: 'narrow', note: order.note, decision: { approved }, order })
}

const mailNarrowing = async (
  trx: Transaction<PortalTables>,
  sealer: RequestNeeds['sealer'],
  request: string,
  at: Date,
): Promise<void> => {
  const row = await trx
    .selectFrom('access_requests')
    .selectAll()
    .where('id', '=', request)
    .executeTakeFirstOrThrow()
  await mailOrganisation(trx, sealer, { row, event: 'narrow', at })
}
