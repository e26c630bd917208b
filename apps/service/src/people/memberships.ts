import type { Kysely, Transaction } from 'kysely'
import { audit, lockAudit, type AuditAction } from '../audit/index.ts'
import { Refusal, type Store } from '../platform/index.ts'
import { describeActor, type Actor, type PeopleNeeds } from './needs.ts'
import { refuseUnknown } from './organisations.ts'
import { deleteSessions } from './persons.ts'
import type { FormerMembershipRow, OrganisationRole, PeopleTables } from './tables.ts'

/** Role of a person in an organisation; undefined for a stranger. */
export const roleIn = async (
  db: Kysely<PeopleTables>,
  organisation: string,
  person: string,
): Promise<OrganisationRole | undefined> => {
  const row = await db
    .selectFrom('memberships')
    .select('role')
    .where('organisation', '=', organisation)
    .where('person', '=', person)
    .executeTakeFirst()
  return row?.role
}

/** Returns the role of a member. A stranger does not learn whether the organisation exists. */
export const demandMember = async (
  db: Kysely<PeopleTables>,
  organisation: string,
  person: string,
): Promise<OrganisationRole> => {
  const role = await roleIn(db, organisation, person)
  if (role === undefined) throw refuseUnknown(organisation)
  return role
}

export const demandOwner = async (
  db: Kysely<PeopleTables>,
  organisation: string,
  person: string,
): Promise<void> => {
  if ((await demandMember(db, organisation, person)) === 'owner') return
  throw new Refusal('not_permitted', 'Only an owner of the organisation may do this. Ask an owner.')
}

export type ListedMember = {
  readonly person: string
  /** Null only for a moment, while the person is being deleted. */
  readonly mailbox: string | null
  readonly role: OrganisationRole
  readonly since: Date
}

/** People of an organisation, in the order in which they joined. */
export const listPeople = async (
  store: Store,
  organisation: string,
  page?: Page,
): Promise<ListedMember[]> => {
  const select = selectMembers(store, organisation)
    .orderBy('memberships.since')
    .orderBy('memberships.person')
    .$if(page !== undefined, (query) => query.limit(page?.limit ?? 0).offset(page?.offset ?? 0))
  return (await select.execute()).map(toListed)
}

export type Page = { readonly limit: number; readonly offset: number }

/** Finds one person of an organisation. */
export const getMember = async (
  store: Store,
  organisation: string,
  person: string,
): Promise<ListedMember> => {
  const select = selectMembers(store, organisation).where('memberships.person', '=', person)
  const row = await select.executeTakeFirst()
  if (row === undefined) throw refuseMember(person)
  return toListed(row)
}

const refuseMember = (person: string): Refusal =>
  new Refusal('not_found', `The person ${person} does not belong to this organisation.`)

const selectMembers = (store: Store, organisation: string) =>
  store
    .db<PeopleTables>()
    .selectFrom('memberships')
    .innerJoin('people', 'people.id', 'memberships.person')
    .select(['memberships.person', 'people.mailbox', 'memberships.role', 'memberships.since'])
    .where('memberships.organisation', '=', organisation)

const toListed = ({
  since,
  ...row
}: Omit<ListedMember, 'since'> & { readonly since: number }): ListedMember => ({
  ...row,
  since: new Date(since),
})

export type MemberOrder = { readonly organisation: string; readonly person: string; readonly actor: Actor }

/** Makes a member an owner, or an owner a member. The last owner stays one. */
export const changeRole = (
  needs: Pick<PeopleNeeds, 'store'>,
  { role, ...order }: MemberOrder & { readonly role: OrganisationRole },
  at: Date,
): Promise<undefined> =>
  changeMember(needs, { ...order, action: 'organisation.change_role', detail: { role } }, at, async (trx) => {
    const { organisation, person } = order
    if (role === 'member') await refuseLastOwner(trx, organisation, person)
    await trx
      .updateTable('memberships')
      .set({ role })
      .where('organisation', '=', organisation)
      .where('person', '=', person)
      .execute()
  })

/** Removes a person from an organisation, and ends the sessions of that person. The last owner stays. */
export const removePerson = (
  needs: Pick<PeopleNeeds, 'store'>,
  order: MemberOrder,
  at: Date,
): Promise<undefined> =>
  changeMember(needs, { ...order, action: 'organisation.remove', detail: {} }, at, async (trx) => {
    await deleteMembership(trx, order)
    await deleteSessions(trx, order.person)
  })

/** Takes the actor out of an organisation. The last owner stays. */
export const leaveOrganisation = async (
  { store }: Pick<PeopleNeeds, 'store'>,
  { organisation, actor }: Pick<MemberOrder, 'organisation' | 'actor'>,
  at: Date,
): Promise<undefined> => {
  const entry = { ...describeActor(actor), object: organisation, organisation, detail: '{}' }
  return store.write<PeopleTables, undefined>(async (trx) => {
    // The lock puts two owners who leave at once in order: the later one is the last owner, and stays.
    await lockAudit(trx, store.engine)
    await demandMember(trx, organisation, actor.person)
    await deleteMembership(trx, { organisation, person: actor.person })
    const line = await audit(trx, store.engine, { ...entry, action: 'organisation.leave' }, at)
    await noteFormer(trx, { organisation, person: actor.person, line })
    return undefined
  })
}

type MemberChange = MemberOrder & { readonly action: AuditAction; readonly detail: object }

/** Carries out an owner's order about a person of the organisation, and writes it down. */
const changeMember = (
  { store }: Pick<PeopleNeeds, 'store'>,
  { organisation, person, actor, action, detail }: MemberChange,
  at: Date,
  work: (trx: Transaction<PeopleTables>) => Promise<void>,
): Promise<undefined> =>
  store.write<PeopleTables, undefined>(async (trx) => {
    await lockAudit(trx, store.engine)
    await demandOwner(trx, organisation, actor.person)
    if ((await roleIn(trx, organisation, person)) === undefined) throw refuseMember(person)
    await work(trx)
    const entry = { ...describeActor(actor), action, object: organisation, organisation }
    const line = await audit(
      trx,
      store.engine,
      { ...entry, detail: JSON.stringify({ person, ...detail }) },
      at,
    )
    if (action === 'organisation.remove') await noteFormer(trx, { organisation, person, line })
    return undefined
  })

const noteFormer = async (trx: Transaction<PeopleTables>, row: FormerMembershipRow): Promise<void> => {
  await trx.insertInto('former_memberships').values(row).execute()
}

const deleteMembership = async (
  trx: Transaction<PeopleTables>,
  { organisation, person }: Pick<FormerMembershipRow, 'organisation' | 'person'>,
): Promise<void> => {
  await refuseLastOwner(trx, organisation, person)
  await trx
    .deleteFrom('memberships')
    .where('organisation', '=', organisation)
    .where('person', '=', person)
    .execute()
}

/** Refuses to take the last owner from an organisation: a member cannot invite another. */
export const refuseLastOwner = async (
  db: Kysely<PeopleTables>,
  organisation: string,
  person: string,
): Promise<void> => {
  const owners = await db
    .selectFrom('memberships')
    .select('person')
    .where('organisation', '=', organisation)
    .where('role', '=', 'owner')
    .execute()
  if (owners.length !== 1 || owners[0]?.person !== person) return
  const detail = `The last owner of an organisation cannot leave or lose the role (${organisation}). Make another person an owner first.`
  throw new Refusal('not_in_this_state', detail)
}
