import type { Kysely, Transaction } from 'kysely'
import type { RequestAnswers, RequestDecision, RequestEventName, RequestState } from '@rotunda/contract'
import { audit, lockAudit, type AuditAction } from '../audit/index.ts'
import { describeActor, type Actor, type PeopleNeeds } from '../people/index.ts'
import { Refusal, type Store } from '../platform/index.ts'
import type { AccessRequestRow, PortalTables } from './portal-tables.ts'
import { requestStateAfter, requestStatesThatAllow } from './request-transitions.ts'

export type RequestNeeds = Pick<PeopleNeeds, 'store' | 'sealer'>

/** Order of a person on a request. */
export type RequestOrder = {
  readonly actor: Actor
  readonly request: string
  /** Revision that the person saw. The order fails if it is not the newest; left out, the newest counts. */
  readonly revision?: number | undefined
  readonly at: Date
}

/** A request after a change. */
export type ChangedRequest = {
  readonly id: string
  readonly state: RequestState
  readonly revision: number
}

/** Event of a request, with the words and the decision that it records. */
type RequestChange = {
  readonly event: RequestEventName
  readonly note: string
  readonly decision?: RequestDecision
  /** More columns of the request that change. */
  readonly set?: Partial<AccessRequestRow>
}

/**
 * Transaction of an order on one request. Lines of the audit log are locked first, so that orders, and changes of roles
 * and memberships, follow one another.
 */
export const orderOnRequest = (
  { store }: RequestNeeds,
  { request }: Pick<RequestOrder, 'request'>,
  work: (trx: Transaction<PortalTables>, row: AccessRequestRow | undefined) => Promise<AccessRequestRow>,
): Promise<ChangedRequest> =>
  store.write<PortalTables, ChangedRequest>(async (trx) => {
    await lockAudit(trx, store.engine)
    const { id, state, revision } = await work(trx, await findRequestRow(trx, request))
    return { id, state, revision }
  })

export const findRequestRow = (
  db: Kysely<PortalTables>,
  request: string,
): Promise<AccessRequestRow | undefined> =>
  db.selectFrom('access_requests').selectAll().where('id', '=', request).executeTakeFirst()

export const refuseUnknownRequest = (request: string): Refusal =>
  new Refusal('not_found', `There is no request ${request} that you may see.`)

/** Refuses an event that the state of the request does not allow. The update decides again. */
export const demandState = (row: AccessRequestRow, event: RequestEventName): void => {
  if (!requestStatesThatAllow(event).includes(row.state)) throw refuseState(row)
}

const refuseState = ({ id, state }: AccessRequestRow): Refusal =>
  new Refusal('not_in_this_state', `Nothing was done: ${id} is ${NAMES[state]}. Read it again.`)

const NAMES: Readonly<Record<RequestState, string>> = {
  draft: 'a draft',
  submitted: 'submitted',
  asked_back: 'asked back',
  awaiting_second: 'waiting for a second reviewer',
  approved: 'approved',
  refused: 'refused',
  withdrawn: 'withdrawn',
  lapsed: 'lapsed',
}

/** Refuses an order that was made on an older revision. */
const demandRevision = ({ id, revision }: AccessRequestRow, seen: number | undefined): void => {
  if (seen !== undefined && seen !== revision) throw refuseRevision(id, revision)
}

const refuseRevision = (id: string, revision: number): Refusal =>
  new Refusal(
    'changed_meanwhile',
    `Nothing was done: ${id} was changed meanwhile and is at revision ${revision}. Read it again, and repeat the change.`,
  )

/**
 * Applies an event to the row that was read, if its state allows the event and nothing changed meanwhile, and adds the
 * event and the audit line.
 */
export const applyEvent = async (
  trx: Transaction<PortalTables>,
  engine: Store['engine'],
  { row, order }: { readonly row: AccessRequestRow; readonly order: RequestOrder },
  { event, note, decision, set }: RequestChange,
): Promise<AccessRequestRow> => {
  demandState(row, event)
  demandRevision(row, order.revision)
  const changed = await updateRequest(trx, row, order.at, {
    ...set,
    state: requestStateAfter(event),
  })
    .where('state', 'in', requestStatesThatAllow(event))
    .executeTakeFirst()
  if (changed === undefined) throw await explainUnchanged(trx, row)
  await addEvent(trx, changed, { event, note, decision, order })
  await auditEvent(trx, engine, { row: changed, order, event, decision })
  return changed
}

/** Update of the row at the revision that was read. */
const updateRequest = (
  trx: Transaction<PortalTables>,
  { id, revision }: AccessRequestRow,
  at: Date,
  set: Partial<AccessRequestRow>,
) =>
  trx
    .updateTable('access_requests')
    .set({ ...set, revision: revision + 1, changed_at: at.getTime() })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returningAll()

const explainUnchanged = async (trx: Transaction<PortalTables>, row: AccessRequestRow): Promise<Refusal> => {
  const now = await findRequestRow(trx, row.id)
  if (now === undefined) return refuseUnknownRequest(row.id)
  return now.revision === row.revision ? refuseState(now) : refuseRevision(now.id, now.revision)
}

type EventOrder = Pick<RequestOrder, 'at'> & { readonly actor?: Actor }

/** Adds a line to the history of a request that was just changed. Without an actor the service acted. */
export const addEvent = async (
  trx: Transaction<PortalTables>,
  { id, revision, state }: AccessRequestRow,
  {
    event,
    note,
    decision,
    order: { actor, at },
  }: {
    readonly event: RequestEventName | 'answer' | 'narrow'
    readonly note: string
    readonly decision?: RequestDecision | undefined
    readonly order: EventOrder
  },
): Promise<void> => {
  await trx
    .insertInto('request_events')
    .values({
      request: id,
      revision,
      at: at.getTime(),
      event,
      state,
      person: actor?.person ?? null,
      by_command: actor?.by === 'command' ? 1 : 0,
      note,
      decision: decision === undefined ? null : JSON.stringify(decision),
    })
    .execute()
}

const ACTIONS: Readonly<Record<RequestEventName, AuditAction>> = {
  submit: 'request.submit',
  ask_back: 'request.ask_back',
  propose: 'request.approve',
  approve: 'request.approve',
  second: 'request.second',
  refuse: 'request.refuse',
  withdraw: 'request.withdraw',
  lapse: 'request.lapse',
}

/** Audit line of an event: ids, scopes and quotas, and no words of anybody. */
export const auditEvent = async (
  trx: Transaction<PortalTables>,
  engine: Store['engine'],
  {
    row,
    order: { actor, at },
    event,
    decision,
  }: {
    readonly row: AccessRequestRow
    readonly order: EventOrder
    readonly event: RequestEventName
    readonly decision?: RequestDecision | undefined
  },
): Promise<void> => {
  const { id, organisation, state, revision } = row
  const detail = JSON.stringify({ state, revision, ...decision })
  const action = ACTIONS[event]
  const by = actor === undefined ? { actor: 'service' } : describeActor(actor)
  await audit(trx, engine, { ...by, action, object: id, detail, organisation }, at)
}

/** Replaces the answers of a request that its organisation may still change. */
export const replaceAnswers = async (
  trx: Transaction<PortalTables>,
  { row, order }: { readonly row: AccessRequestRow; readonly order: RequestOrder },
  answers: RequestAnswers,
): Promise<AccessRequestRow> => {
  demandState(row, 'submit')
  demandRevision(row, order.revision)
  const changed = await updateRequest(trx, row, order.at, { answers: JSON.stringify(answers) })
    .where('state', 'in', requestStatesThatAllow('submit'))
    .executeTakeFirst()
  if (changed === undefined) throw await explainUnchanged(trx, row)
  await addEvent(trx, changed, { event: 'answer', note: '', order })
  return changed
}

// The column holds only what parseAnswers gave.
export const answersOf = ({ answers }: Pick<AccessRequestRow, 'answers'>): RequestAnswers =>
  JSON.parse(answers) as RequestAnswers
