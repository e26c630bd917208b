import type { Kysely, Transaction } from 'kysely'
import { MOST_QUOTAS, SCOPES, type RequestDecision, type Scope } from '@rotunda/contract'
import { nameActor } from '../people/index.ts'
import { Refusal, refuseFields, type FieldFault, type Store } from '../platform/index.ts'
import {
  answersOf,
  applyEvent,
  demandState,
  orderOnRequest,
  refuseUnknownRequest,
  type ChangedRequest,
  type RequestNeeds,
  type RequestOrder,
} from './change-request.ts'
import { fitKeys, putGrants } from './grants.ts'
import type { AccessRequestRow, PortalTables } from './portal-tables.ts'
import { DEFAULT_QUOTAS, QUOTA_NAMES, type Quotas } from './quotas.ts'
import { parseNote } from './request-answers.ts'
import { mailOrganisation, mailReviewers } from './request-mails.ts'
import { demandAuthors, demandDistance, demandReviewer } from './reviewers.ts'
import { forgetVerified } from './verified-keys.ts'

/** Scopes that two reviewers must approve: their data is about private persons. */
const SCOPES_OF_TWO: readonly Scope[] = ['staff:read']

type ReviewOrder = RequestOrder & { readonly note?: string | undefined }

/** Hands a request back to its organisation with a question. */
export const askBack = (
  needs: RequestNeeds,
  { note: text = '', ...order }: ReviewOrder,
): Promise<ChangedRequest> => {
  const note = parseNote('note', text, { required: true })
  return orderOnRequest(needs, order, async (trx, found) => {
    const row = await demandReviewable(trx, found, order)
    const changed = await applyEvent(trx, needs.store.engine, { row, order }, { event: 'ask_back', note })
    await mailOrganisation(trx, needs.sealer, { row: changed, event: 'ask_back', at: order.at })
    return changed
  })
}

/** Refuses a request as a whole. Its organisation reads the reason. */
export const refuseRequest = (
  needs: RequestNeeds,
  { reason: text, ...order }: RequestOrder & { readonly reason: string },
): Promise<ChangedRequest> => {
  const note = parseNote('reason', text, { required: true })
  return orderOnRequest(needs, order, async (trx, found) => {
    const row = await demandReviewable(trx, found, order)
    const changed = await applyEvent(trx, needs.store.engine, { row, order }, { event: 'refuse', note })
    await mailOrganisation(trx, needs.sealer, { row: changed, event: 'refuse', at: order.at })
    return changed
  })
}

/** One scope that a reviewer approves, with the usual quotas or others. */
export type Approval = { readonly scope: Scope; readonly quotas?: Partial<Quotas> | undefined }

/**
 * Approves some or all of the scopes that are asked for; without any the request is refused, and the note is the reason.
 * An approval of staff data is a proposal until a second reviewer agrees, and grants nothing before.
 */
export const decide = async (
  needs: RequestNeeds,
  { approve, note: text = '', ...order }: ReviewOrder & { readonly approve: readonly Approval[] },
): Promise<ChangedRequest> => {
  if (approve.length === 0) return refuseRequest(needs, { ...order, reason: text })
  const note = parseNote('note', text, { required: false })
  const decision = parseDecision(approve)
  const needsSecond = decision.approved.some(({ scope }) => SCOPES_OF_TWO.includes(scope))
  const event = needsSecond ? 'propose' : 'approve'
  const { engine } = needs.store
  const decided = await orderOnRequest(needs, order, async (trx, found) => {
    const row = await demandReviewable(trx, found, order)
    await demandAuthors(trx, row)
    demandState(row, event)
    demandAsked(row, decision)
    const changed = await applyEvent(trx, engine, { row, order }, { event, note, decision })
    if (needsSecond)
      await mailReviewers(trx, needs.sealer, { row: changed, at: order.at, except: order.actor.person })
    else await carryOut(trx, engine, { row: changed, order, decision })
    await mailOrganisation(trx, needs.sealer, { row: changed, event, at: order.at })
    return changed
  })
  forgetVerified(needs.store)
  return decided
}

/** Approves what another reviewer proposed. */
export const secondRequest = async (
  needs: RequestNeeds,
  { note: text = '', ...order }: ReviewOrder,
): Promise<ChangedRequest> => {
  const note = parseNote('note', text, { required: false })
  const { engine } = needs.store
  const seconded = await orderOnRequest(needs, order, async (trx, found) => {
    const row = await demandReviewable(trx, found, order)
    await demandAuthors(trx, row)
    demandState(row, 'second')
    const decision = await demandProposal(trx, row, order.actor.person)
    const changed = await applyEvent(trx, engine, { row, order }, { event: 'second', note, decision })
    await carryOut(trx, engine, { row: changed, order, decision })
    await mailOrganisation(trx, needs.sealer, { row: changed, event: 'second', at: order.at })
    return changed
  })
  forgetVerified(needs.store)
  return seconded
}

/** Returns the request to a reviewer who may decide it. A person without the role learns nothing of it. */
const demandReviewable = async (
  db: Kysely<PortalTables>,
  row: AccessRequestRow | undefined,
  { actor, request }: RequestOrder,
): Promise<AccessRequestRow> => {
  const reviewer = await demandReviewer(db, actor.person)
  if (row === undefined) throw refuseUnknownRequest(request)
  await demandDistance(db, reviewer, row)
  return row
}

/** Returns the proposed decision to a second reviewer. The first one must still be a reviewer who may decide. */
const demandProposal = async (
  db: Kysely<PortalTables>,
  row: AccessRequestRow,
  second: string,
): Promise<RequestDecision> => {
  const { person, decision } = await db
    .selectFrom('request_events')
    .select(['person', 'decision'])
    .where('request', '=', row.id)
    .where('event', '=', 'propose')
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  if (person === null || decision === null) throw new Error(`the proposal of ${row.id} has no decision`)
  if (person === second) throw new Refusal('not_permitted', ONE_PERSON)
  await demandFirst(db, row, person)
  // Only `decide` writes it.
  return JSON.parse(decision) as RequestDecision
}

const ONE_PERSON =
  'You approved this request first, and staff data needs two reviewers. Ask another reviewer to second it.'

const demandFirst = async (db: Kysely<PortalTables>, row: AccessRequestRow, first: string): Promise<void> => {
  try {
    await demandDistance(db, await demandReviewer(db, first), row)
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause
    const detail =
      'The first reviewer may no longer decide this request. Ask back or refuse, so that it is decided anew.'
    throw new Refusal('not_in_this_state', detail, { cause })
  }
}

type CarriedOut = {
  readonly row: AccessRequestRow
  readonly order: RequestOrder
  readonly decision: RequestDecision
}

const carryOut = async (
  trx: Transaction<PortalTables>,
  engine: Store['engine'],
  { row, order, decision }: CarriedOut,
): Promise<void> => {
  await putGrants(trx, row, decision, order.at)
  const { organisation } = row
  await fitKeys(trx, engine, { organisation, actor: nameActor(order.actor) }, order.at)
}

/** The decision with whole quotas, in the order of the scopes. */
const parseDecision = (approve: readonly Approval[]): RequestDecision => {
  const faults = approve.flatMap(({ scope, quotas }, index) => [
    ...(approve.findIndex((one) => one.scope === scope) === index
      ? []
      : [{ field: `approve.${index}.scope`, detail: `Approve ${scope} once.` }]),
    ...findQuotaFaults(`approve.${index}.quotas`, quotas ?? {}),
  ])
  if (faults.length > 0) throw refuseFields(faults)
  const approved = approve
    .map(({ scope, quotas }) => ({ scope, quotas: { ...DEFAULT_QUOTAS, ...quotas } }))
    .sort((one, other) => SCOPES.indexOf(one.scope) - SCOPES.indexOf(other.scope))
  return { approved }
}

/** Faults of quotas that a reviewer gives. */
export const findQuotaFaults = (field: string, quotas: Partial<Quotas>): FieldFault[] =>
  QUOTA_NAMES.flatMap((name) => {
    const [quota, most] = [quotas[name], MOST_QUOTAS[name]]
    if (quota === undefined || (Number.isInteger(quota) && quota >= 1 && quota <= most)) return []
    const detail = `The quota of a ${name} must be a whole number from 1 to ${most.toLocaleString('en-US')}.`
    return [{ field: `${field}.${name}`, detail }]
  })

const demandAsked = (row: AccessRequestRow, { approved }: RequestDecision): void => {
  const asked = new Set(answersOf(row).scopes?.map(({ scope }) => scope))
  const faults = approved
    .filter(({ scope }) => !asked.has(scope))
    .map(({ scope }) => ({
      field: 'approve',
      detail: `The request does not ask for ${scope}. Approve only requested scopes.`,
    }))
  if (faults.length > 0) throw refuseFields(faults)
}
