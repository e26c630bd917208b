import type { Kysely } from 'kysely'
import type { RequestDecision, RequestState, Scope } from '@rotunda/contract'
import type { Store } from '../platform/index.ts'
import type { PortalTables } from './portal-tables.ts'
import type { Quotas } from './quotas.ts'

/** Parts of a role or a grant, such as `{ role: 'reviewer', enrolment: 'enr_1' }`; null for none. */
type Right = Readonly<Record<string, string | number | null>> | null

/** A right that is not as the audit log says. */
type DifferingRight = {
  /** Person or organisation. */
  readonly holder: string
  /** `role`, or the scope of a grant. */
  readonly name: string
  readonly found: Right
  readonly logged: Right
  /** Number of the last line about the right; null for none. */
  readonly line: number | null
}

type Logged = Pick<DifferingRight, 'holder' | 'name' | 'logged' | 'line'>

/** Compares the roles of people and the open grants of organisations with the lines of the audit log about them. */
export const checkRights = (store: Store): Promise<DifferingRight[]> => {
  const begin = store.db<PortalTables>().transaction()
  // A change between two reads would differ from its line.
  const isolated = store.engine === 'postgres' ? begin.setIsolationLevel('repeatable read') : begin
  return isolated.execute(async (trx) => {
    const rights = await replayLog(trx)
    const found = new Map<string, Right>()
    for (const { holder, name, right } of [...(await listRoles(trx)), ...(await listOpenGrants(trx))]) {
      found.set(keyOf(holder, name), right)
      if (!rights.has(keyOf(holder, name)))
        rights.set(keyOf(holder, name), { holder, name, logged: null, line: null })
    }
    return [...rights]
      .map(([key, logged]) => ({ ...logged, found: found.get(key) ?? null }))
      .filter((right) => JSON.stringify(right.found) !== JSON.stringify(right.logged))
  })
}

const keyOf = (holder: string, name: string): string => `${holder} ${name}`

const listRoles = async (db: Kysely<PortalTables>) => {
  const rows = db.selectFrom('people').select(['id', 'role', 'enrolment']).where('role', 'is not', null)
  return (await rows.orderBy('id').execute()).map(({ id, role, enrolment }) => ({
    holder: id,
    name: 'role',
    right: { role, enrolment },
  }))
}

const listOpenGrants = async (db: Kysely<PortalTables>) => {
  const rows = db.selectFrom('grants').selectAll().where('ended_at', 'is', null)
  return (await rows.orderBy('id').execute()).map(
    ({ organisation, scope, quota_minute, quota_day, request }) => ({
      holder: organisation,
      name: scope,
      right: { minute: quota_minute, day: quota_day, request },
    }),
  )
}

const ACTIONS = [
  'person.enrol',
  'person.take_role',
  'person.delete',
  'request.approve',
  'request.second',
  'request.narrow',
] as const

/** Detail of a line, as far as it tells of rights. */
type Detail = Partial<RequestDecision> & {
  readonly role?: string
  readonly enrolment?: string
  readonly state?: RequestState
  readonly scopes?: readonly Scope[]
  readonly quotas?: Partial<Quotas>
}

const replayLog = async (db: Kysely<PortalTables>): Promise<Map<string, Logged>> => {
  const lines = await db
    .selectFrom('audit')
    .select(['number', 'action', 'object', 'detail', 'organisation'])
    .where('action', 'in', ACTIONS)
    .orderBy('number')
    .execute()
  const rights = new Map<string, Logged>()
  for (const { number: line, action, object, detail, organisation } of lines) {
    // The callers of `audit` wrote it.
    const said = JSON.parse(detail) as Detail
    const { role = '', enrolment = '', state, approved = [], scopes = [], quotas } = said
    const set = (holder: string, name: string, logged: Right): void =>
      void rights.set(keyOf(holder, name), { holder, name, logged, line })
    const holder = organisation ?? object
    if (action === 'person.enrol') set(object, 'role', { role, enrolment })
    else if (action.startsWith('person.')) set(object, 'role', null)
    else if (action === 'request.narrow')
      for (const scope of scopes) {
        const had = rights.get(keyOf(holder, scope))?.logged ?? null
        set(holder, scope, quotas === undefined || had === null ? null : { ...had, ...quotas })
      }
    // An approval that waits for a second reviewer grants nothing.
    else if (state === 'approved')
      for (const { scope, quotas: granted } of approved)
        set(holder, scope, { minute: granted.minute, day: granted.day, request: object })
  }
  return rights
}
