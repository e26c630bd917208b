import type { Kysely } from 'kysely'
import type {
  AccessRequest,
  ListedRequest,
  QueuedRequest,
  RequestDecision,
  RequestEvent,
  RequestFlag,
  RequestState,
} from '@rotunda/contract'
import { demandMember, domainOf, isFreemail, isUnlikeSite, roleIn } from '../people/index.ts'
import type { Store } from '../platform/index.ts'
import { answersOf, findRequestRow, refuseUnknownRequest } from './change-request.ts'
import { REQUEST_LIMITS } from './limits.ts'
import type { AccessRequestRow, PortalTables, RequestEventRow } from './portal-tables.ts'
import { demandReviewer, findObstacles } from './reviewers.ts'

type Db = Kysely<PortalTables>

const MOST_LISTED = REQUEST_LIMITS.queuedRequests.value

/** Part of a list; the first rows up to the bound of a list when left out. */
type Part = { readonly limit?: number | undefined; readonly offset?: number | undefined }

export type RequestsWanted = Part & { readonly organisation: string; readonly person: string }

/** Requests of an organisation for one of its members, newest first. */
export const listRequests = async (
  store: Store,
  { organisation, person, limit = MOST_LISTED, offset = 0 }: RequestsWanted,
): Promise<ListedRequest[]> => {
  const db = store.db<PortalTables>()
  await demandMember(db, organisation, person)
  const rows = await db
    .selectFrom('access_requests')
    .selectAll()
    .where('organisation', '=', organisation)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const asking = await readAsking(db, rows)
  return rows.map((row) => summarise(row, asking(row)))
}

/** States in which a request waits for a reviewer. */
export const QUEUED_STATES: readonly RequestState[] = ['submitted', 'awaiting_second']

export type QueueWanted = Part & {
  /** Reviewer who asks; null for a command. */
  readonly person: string | null
  readonly states?: readonly RequestState[] | undefined
  readonly at: Date
}

/** Requests that wait for a reviewer, or those in other states. The one that waited longest comes first. */
export const listQueue = async (
  store: Store,
  { person, states = QUEUED_STATES, at, limit = MOST_LISTED, offset = 0 }: QueueWanted,
): Promise<QueuedRequest[]> => {
  const db = store.db<PortalTables>()
  const reviewer = person === null ? null : await demandReviewer(db, person)
  const rows = await db
    .selectFrom('access_requests')
    .selectAll()
    .where('state', 'in', states)
    // A draft is its organisation's own, until it submits it.
    .$if(person !== null, (query) => query.where('submitted_at', 'is not', null))
    .orderBy((row) => row.fn.coalesce('submitted_at', 'created_at'))
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const obstacles = reviewer === null ? new Map<string, string>() : await findObstacles(db, reviewer, rows)
  const asking = await readAsking(db, rows)
  return rows.map((row) => ({
    ...summarise(row, asking(row)),
    age_seconds: Math.max(0, Math.floor((at.getTime() - (row.submitted_at ?? row.created_at)) / 1000)),
    flags: findFlags(asking(row)),
    obstacle: obstacles.get(row.id) ?? null,
  }))
}

export type RequestWanted = {
  readonly request: string
  /** Person who reads it; null for a command. */
  readonly person: string | null
  /** Shows it to members alone: the role of a reviewer counts in no session without a passkey. */
  readonly isForMembers?: boolean
}

/**
 * A request with its answers and history, for a member of its organisation, a reviewer, or a command (null). A member
 * sees neither flags, the mailbox nor the ids of reviewers.
 */
export const showRequest = async (
  store: Store,
  { request, person, isForMembers = false }: RequestWanted,
): Promise<AccessRequest> => {
  const db = store.db<PortalTables>()
  const row = await findRequestRow(db, request)
  if (row === undefined) throw refuseUnknownRequest(request)
  const role = person === null ? 'reviewer' : await readRole(db, row, { person, isForMembers })
  if (role === undefined || (role === 'reviewer' && isUnsent(row, person)))
    throw refuseUnknownRequest(request)
  const events = await db
    .selectFrom('request_events')
    .selectAll()
    .where('request', '=', request)
    .orderBy('revision')
    .execute()
  const asking = (await readAsking(db, [row]))(row)
  const history = joinAnswers(events).map((event) => showEvent(event, role))
  return {
    ...summarise(row, asking),
    requester: row.requester,
    mailbox: role === 'reviewer' ? asking.mailbox : null,
    answers: answersOf(row),
    decision: history.findLast(({ decision }) => decision !== null)?.decision ?? null,
    flags: role === 'reviewer' ? findFlags(asking) : [],
    obstacle: role === 'reviewer' && person !== null ? await findOneObstacle(db, row, person) : null,
    history,
  }
}

/** Whether a request is a draft that its organisation never submitted, which no reviewer reads. */
const isUnsent = ({ submitted_at }: AccessRequestRow, person: string | null): boolean =>
  person !== null && submitted_at === null

type ViewerRole = 'member' | 'reviewer'

/** A reviewer who is also a member sees what a reviewer sees, with the reason why they may not decide. */
const readRole = async (
  db: Db,
  { organisation }: AccessRequestRow,
  { person, isForMembers }: { readonly person: string; readonly isForMembers: boolean },
): Promise<ViewerRole | undefined> => {
  const viewer = await db
    .selectFrom('people')
    .select(['role'])
    .where('id', '=', person)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!isForMembers && viewer !== undefined && viewer.role !== null) return 'reviewer'
  return (await roleIn(db, organisation, person)) === undefined ? undefined : 'member'
}

const findOneObstacle = async (db: Db, row: AccessRequestRow, person: string): Promise<string | null> =>
  (await findObstacles(db, await demandReviewer(db, person), [row])).get(row.id) ?? null

/** Keeps the last of several answers that one person gave one after another. */
const joinAnswers = (events: readonly RequestEventRow[]): RequestEventRow[] =>
  events.filter(({ event, person }, index) => {
    const next = events[index + 1]
    return event !== 'answer' || next?.event !== 'answer' || next.person !== person
  })

const BY_ORGANISATION: readonly RequestEventRow['event'][] = ['answer', 'submit', 'withdraw']

const showEvent = (row: RequestEventRow, viewer: ViewerRole): RequestEvent => {
  const { at, revision, event, state, person, note, decision } = row
  const by = sideOf(row)
  return {
    at: new Date(at).toISOString(),
    revision,
    event,
    state,
    by,
    person: viewer === 'member' && by === 'reviewer' ? null : person,
    by_command: row.by_command === 1,
    note,
    // Only decisions are written there.
    decision: decision === null ? null : (JSON.parse(decision) as RequestDecision),
  }
}

const sideOf = ({ event, person }: RequestEventRow): RequestEvent['by'] => {
  if (person === null) return 'service'
  return BY_ORGANISATION.includes(event) ? 'organisation' : 'reviewer'
}

type Asking = { readonly name: string; readonly site: string | null; readonly mailbox: string | null }

/** Reads the organisations and the requesters of requests. */
const readAsking = async (
  db: Db,
  rows: readonly AccessRequestRow[],
): Promise<(row: AccessRequestRow) => Asking> => {
  if (rows.length === 0) return () => ({ name: '', site: null, mailbox: null })
  const organisations = await db
    .selectFrom('organisations')
    .select(['id', 'name', 'site'])
    .where('id', 'in', [...new Set(rows.map(({ organisation }) => organisation))])
    .execute()
  const people = await db
    .selectFrom('people')
    .select(['id', 'mailbox'])
    .where('id', 'in', [...new Set(rows.map(({ requester }) => requester))])
    .execute()
  const [organisationOf, mailboxOf] = [
    new Map(organisations.map((one) => [one.id, one])),
    new Map(people.map(({ id, mailbox }) => [id, mailbox])),
  ]
  return ({ organisation, requester }) => ({
    name: organisationOf.get(organisation)?.name ?? organisation,
    site: organisationOf.get(organisation)?.site ?? null,
    mailbox: mailboxOf.get(requester) ?? null,
  })
}

/** Flags of a requester. Nothing is fetched from the site. */
const findFlags = ({ mailbox, site }: Asking): RequestFlag[] => {
  if (mailbox === null) return []
  const domain = domainOf(mailbox)
  if (isFreemail(domain)) return ['freemail']
  return site !== null && isUnlikeSite(domain, site) ? ['unlike_site'] : []
}

const summarise = (row: AccessRequestRow, { name, site }: Asking): ListedRequest => ({
  id: row.id,
  organisation: { id: row.organisation, name, site },
  state: row.state,
  revision: row.revision,
  scopes: (answersOf(row).scopes ?? []).map(({ scope }) => scope),
  created_at: new Date(row.created_at).toISOString(),
  submitted_at: row.submitted_at === null ? null : new Date(row.submitted_at).toISOString(),
  changed_at: new Date(row.changed_at).toISOString(),
})
