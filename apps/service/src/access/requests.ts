import type { Kysely } from 'kysely'
import { REQUEST_STATES, type RequestAnswers, type RequestState } from '@rotunda/contract'
import { audit, lockAudit } from '../audit/index.ts'
import { demandMember, describeActor, roleIn, type Actor } from '../people/index.ts'
import { makeId, Refusal, refuseFields } from '../platform/index.ts'
import {
  addEvent,
  answersOf,
  applyEvent,
  auditEvent,
  orderOnRequest,
  refuseUnknownRequest,
  replaceAnswers,
  type ChangedRequest,
  type RequestNeeds,
  type RequestOrder,
} from './change-request.ts'
import { REQUEST_LIMITS } from './limits.ts'
import type { AccessRequestRow, PortalTables } from './portal-tables.ts'
import { findAnswerFaults, parseAnswers, parseNote } from './request-answers.ts'
import { mailOrganisation, mailReviewers } from './request-mails.ts'
import { requestStateAfter, requestStatesThatAllow, requestTransitions } from './request-transitions.ts'

const MOST_OPEN = REQUEST_LIMITS.openRequests.value
const LAPSE_MILLISECONDS = REQUEST_LIMITS.lapseDays.value * 86_400_000
const LAPSED_AT_ONCE = REQUEST_LIMITS.lapsedAtOnce.value

export type NewRequest = {
  readonly actor: Actor
  readonly organisation: string
  readonly answers: RequestAnswers
  readonly at: Date
}

/** Begins a request of an organisation. Only its members can. */
export const draftRequest = (
  { store }: RequestNeeds,
  { actor, organisation, answers, at }: NewRequest,
): Promise<ChangedRequest> => {
  const parsed = parseAnswers(answers)
  return store.write<PortalTables, ChangedRequest>(async (trx) => {
    await lockAudit(trx, store.engine)
    await demandRoom(trx, organisation, actor.person)
    const now = at.getTime()
    const row: AccessRequestRow = {
      id: makeId('request', at),
      organisation,
      requester: actor.person,
      state: 'draft',
      revision: 1,
      answers: JSON.stringify(parsed),
      created_at: now,
      submitted_at: null,
      changed_at: now,
    }
    const { id, state, revision } = row
    await trx.insertInto('access_requests').values(row).execute()
    await addEvent(trx, row, { event: 'answer', note: '', order: { actor, at } })
    const entry = { ...describeActor(actor), action: 'request.draft', object: id, organisation } as const
    await audit(trx, store.engine, { ...entry, detail: '{}' }, at)
    return { id, state, revision }
  })
}

/** Refuses a stranger, and an organisation with too many open requests. */
const demandRoom = async (db: Kysely<PortalTables>, organisation: string, person: string): Promise<void> => {
  await demandMember(db, organisation, person)
  const open = await db
    .selectFrom('access_requests')
    .select('id')
    .where('organisation', '=', organisation)
    .where('state', 'in', OPEN_STATES)
    .execute()
  if (open.length < MOST_OPEN) return
  const detail = `The organisation has ${open.length} requests that are not settled. Submit or withdraw a request first.`
  throw new Refusal('not_in_this_state', detail)
}

/** States that some event leads out of. */
const OPEN_STATES: readonly RequestState[] = REQUEST_STATES.filter((state) =>
  Object.values(requestTransitions[state]).some((cell) => cell !== 'illegal'),
)

/** Replaces all answers of a draft, or of a request that was asked back. */
export const answerRequest = (
  needs: RequestNeeds,
  { answers, ...order }: RequestOrder & { readonly answers: RequestAnswers },
): Promise<ChangedRequest> => {
  const parsed = parseAnswers(answers)
  return orderOnRequest(needs, order, async (trx, found) => {
    const row = await demandOwnRequest(trx, found, order)
    return replaceAnswers(trx, { row, order }, parsed)
  })
}

/** Hands a whole request to the reviewers. */
export const submitRequest = (
  needs: RequestNeeds,
  { note: text = '', ...order }: RequestOrder & { readonly note?: string },
): Promise<ChangedRequest> => {
  const note = parseNote('note', text, { required: false })
  return orderOnRequest(needs, order, async (trx, found) => {
    const row = await demandOwnRequest(trx, found, order)
    const set = { submitted_at: order.at.getTime() }
    const changed = await applyEvent(trx, needs.store.engine, { row, order }, { event: 'submit', note, set })
    const faults = findAnswerFaults(answersOf(row), { whole: true })
    if (faults.length > 0) throw refuseFields(faults)
    await mailOrganisation(trx, needs.sealer, { row: changed, event: 'submit', at: order.at })
    await mailReviewers(trx, needs.sealer, { row: changed, at: order.at })
    return changed
  })
}

/** Ends a request that its organisation no longer wants. */
export const withdrawRequest = (
  needs: RequestNeeds,
  { note: text = '', ...order }: RequestOrder & { readonly note?: string },
): Promise<ChangedRequest> => {
  const note = parseNote('note', text, { required: false })
  return orderOnRequest(needs, order, async (trx, found) => {
    const row = await demandOwnRequest(trx, found, order)
    const changed = await applyEvent(trx, needs.store.engine, { row, order }, { event: 'withdraw', note })
    await mailOrganisation(trx, needs.sealer, { row: changed, event: 'withdraw', at: order.at })
    return changed
  })
}

/** Returns the request to a member of its organisation. To others it does not exist. */
const demandOwnRequest = async (
  db: Kysely<PortalTables>,
  row: AccessRequestRow | undefined,
  { actor, request }: RequestOrder,
): Promise<AccessRequestRow> => {
  if (row === undefined || (await roleIn(db, row.organisation, actor.person)) === undefined)
    throw refuseUnknownRequest(request)
  return row
}

/** Ends requests that waited too long for their organisation. Returns how many. The worker calls it. */
export const lapseRequests = ({ store, sealer }: RequestNeeds, at: Date): Promise<number> =>
  store.write<PortalTables, number>(async (trx) => {
    await lockAudit(trx, store.engine)
    const oldest = at.getTime() - LAPSE_MILLISECONDS
    const states = requestStatesThatAllow('lapse')
    const old = trx
      .selectFrom('access_requests')
      .select('id')
      .where('state', 'in', states)
      .where('changed_at', '<=', oldest)
      .orderBy('changed_at')
      .limit(LAPSED_AT_ONCE)
    const lapsed = await trx
      .updateTable('access_requests')
      .set((row) => ({
        state: requestStateAfter('lapse'),
        revision: row('revision', '+', 1),
        changed_at: at.getTime(),
      }))
      .where('id', 'in', old)
      .where('state', 'in', states)
      .where('changed_at', '<=', oldest)
      .returningAll()
      .execute()
    for (const row of lapsed) {
      await addEvent(trx, row, { event: 'lapse', note: '', order: { at } })
      await auditEvent(trx, store.engine, { row, order: { at }, event: 'lapse' })
      await mailOrganisation(trx, sealer, { row, event: 'lapse', at })
    }
    return lapsed.length
  })
