import type { Kysely, Transaction } from 'kysely'
import { audit, lockAudit, type AuditEntry } from '../audit/index.ts'
import { makeId, Refusal, refuseFields, type Store } from '../platform/index.ts'
import { foldName } from './fold-name.ts'
import { ORGANISATION_LIMITS } from './limits.ts'
import { describeActor, type Actor, type PeopleNeeds } from './needs.ts'
import { isTaken, putLooks } from './organisation-looks.ts'
import { getMailbox } from './persons.ts'
import { parseName, parseOrganisationFields } from './organisation-fields.ts'
import type { OrganisationRole, OrganisationRow, PeopleTables } from './tables.ts'

export type NewOrganisation = { readonly name: string; readonly site: string; readonly actor: Actor }

/** Makes an organisation. The person who makes it is its owner. */
export const makeOrganisation = async (
  { store }: Pick<PeopleNeeds, 'store'>,
  wanted: NewOrganisation,
  at: Date,
): Promise<{ readonly id: string }> => {
  const { name, site } = parseOrganisationFields(wanted)
  const { person } = wanted.actor
  const id = makeId('organisation', at)
  const entry: AuditEntry = {
    ...describeActor(wanted.actor),
    action: 'organisation.make',
    object: id,
    organisation: id,
    detail: '{}',
  }
  await store.write<PeopleTables, undefined>(async (trx) => {
    await lockAudit(trx, store.engine)
    await getMailbox(trx, person)
    await refuseMany(trx, person)
    if (!(await insertOrganisation(trx, { id, name, site }, at))) throw refuseTaken(name)
    await trx
      .insertInto('memberships')
      .values({ organisation: id, person, role: 'owner', since: at.getTime() })
      .execute()
    await audit(trx, store.engine, entry, at)
    return undefined
  })
  return { id }
}

const MOST_ORGANISATIONS = ORGANISATION_LIMITS.organisationsOfPerson.value

const refuseMany = async (trx: Transaction<PeopleTables>, person: string): Promise<void> => {
  const own = await trx.selectFrom('memberships').select('role').where('person', '=', person).execute()
  if (own.length < MOST_ORGANISATIONS) return
  const detail = `You belong to ${own.length} organisations, and ${MOST_ORGANISATIONS} is the limit. Leave an organisation first.`
  throw new Refusal('not_in_this_state', detail)
}

/** Returns false if the name is another organisation's, or looks like it. */
const insertOrganisation = async (
  trx: Transaction<PeopleTables>,
  made: Pick<OrganisationRow, 'id' | 'name' | 'site'>,
  at: Date,
): Promise<boolean> => {
  if ((await isTaken(trx, made.name)) || !(await insertRow(trx, made, at))) return false
  // Another process may have taken the look after it was asked for.
  if (!(await putLooks(trx, made))) throw refuseTaken(made.name)
  return true
}

const insertRow = async (
  trx: Transaction<PeopleTables>,
  { id, name, site }: Pick<OrganisationRow, 'id' | 'name' | 'site'>,
  at: Date,
): Promise<boolean> => {
  const row = { id, name, folded: foldName(name), site, created_at: at.getTime(), terms_from: null }
  const made = await trx
    .insertInto('organisations')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

const refuseTaken = (name: string): Refusal => {
  const detail =
    `The name "${name}" is taken, or looks like the name of another organisation, as "Modern" looks like "Modem". If ` +
    'that organisation is yours, ask one of its owners to invite you. If both organisations exist, write to the ' +
    'operator of this service, who can admit the second organisation. Otherwise give a name that nobody can confuse with that name.'
  return refuseFields([{ field: 'name', detail }])
}

export type AlikeOrganisation = { readonly name: string; readonly actor: string }

/** Makes an organisation without people, although its name looks like another's. Its letters have to differ. */
export const makeAlikeOrganisation = async (
  store: Store,
  { name: typed, actor }: AlikeOrganisation,
  at: Date,
): Promise<{ readonly id: string }> => {
  const name = parseName(typed)
  const id = makeId('organisation', at)
  const entry = { actor, action: 'organisation.make', object: id, organisation: id, detail: '{}' } as const
  await store.write<PeopleTables, undefined>(async (trx) => {
    await lockAudit(trx, store.engine)
    if (!(await insertRow(trx, { id, name, site: null }, at)))
      throw new Refusal('invalid_query', `There is an organisation "${name}". "organisations list" shows it.`)
    await putLooks(trx, { id, name })
    await audit(trx, store.engine, entry, at)
    return undefined
  })
  return { id }
}

/**
 * Finds the organisation of a key by its id or exact name, or makes it with this text as its id. Returns the id. An
 * organisation that a command makes has no people.
 */
export const ensureOrganisation = async (
  trx: Transaction<PeopleTables>,
  text: string,
  at: Date,
): Promise<string> => {
  const found = await findByText(trx, text)
  if (found !== undefined) return found
  if (foldName(text) === '')
    throw new Refusal(
      'invalid_query',
      `The organisation "${text}" must have a letter or a digit in its name.`,
    )
  if (await insertOrganisation(trx, { id: text, name: text, site: null }, at)) return text
  // Another process made it after the first look, or the name looks like another's.
  const made = await findByText(trx, text)
  if (made !== undefined) return made
  throw new Refusal(
    'invalid_query',
    `Nothing was done: "${text}" looks like the name of another organisation. Give the id of that organisation, from ` +
      '"organisations list", or a name that nobody can confuse with it. If both exist, "organisations make" makes the ' +
      'second one.',
  )
}

const findByText = async (trx: Transaction<PeopleTables>, text: string): Promise<string | undefined> => {
  const rows = await trx
    .selectFrom('organisations')
    .select('id')
    .where((row) => row.or([row('id', '=', text), row('name', '=', text)]))
    .execute()
  return (rows.find(({ id }) => id === text) ?? rows[0])?.id
}

export type Organisation = {
  readonly id: string
  readonly name: string
  /** Null for an organisation that a command made. */
  readonly site: string | null
  readonly createdAt: Date
  /** From then on its older keys need accepted terms, too; null for never. */
  readonly termsFrom: Date | null
}

export const findOrganisation = async (store: Store, id: string): Promise<Organisation | undefined> => {
  const db = store.db<PeopleTables>()
  const row = await db.selectFrom('organisations').selectAll().where('id', '=', id).executeTakeFirst()
  return row === undefined ? undefined : toOrganisation(row)
}

/** Every organisation, oldest first. */
export const listOrganisations = async (store: Store): Promise<Organisation[]> => {
  const select = store.db<PeopleTables>().selectFrom('organisations').selectAll()
  return (await select.orderBy('created_at').orderBy('id').execute()).map(toOrganisation)
}

const toOrganisation = ({ id, name, site, created_at, terms_from }: OrganisationRow): Organisation => ({
  id,
  name,
  site,
  createdAt: new Date(created_at),
  termsFrom: terms_from === null ? null : new Date(terms_from),
})

export type OwnOrganisation = Pick<Organisation, 'id' | 'name' | 'site'> & { readonly role: OrganisationRole }

/** Organisations of a person, by name. */
export const listOrganisationsOf = async (store: Store, person: string): Promise<OwnOrganisation[]> => {
  const rows = await store
    .db<PeopleTables>()
    .selectFrom('memberships')
    .innerJoin('organisations', 'organisations.id', 'memberships.organisation')
    .select(['organisations.id', 'organisations.name', 'organisations.site', 'memberships.role'])
    .where('memberships.person', '=', person)
    .orderBy('organisations.folded')
    .execute()
  return rows.map((row) => ({ ...row }))
}

/** Name of an organisation. Throws if there is none with this id. */
export const getOrganisationName = async (db: Kysely<PeopleTables>, id: string): Promise<string> => {
  const row = await db.selectFrom('organisations').select('name').where('id', '=', id).executeTakeFirst()
  if (row === undefined) throw refuseUnknown(id)
  return row.name
}

/** A stranger and an operator read the same about an organisation that they cannot see. */
export const refuseUnknown = (id: string): Refusal =>
  new Refusal('not_found', `There is no organisation ${id} that you belong to.`)

export type TermsDate = { readonly organisation: string; readonly from: Date | null; readonly actor: string }

/** Sets the time from which the older keys of an organisation need accepted terms, too; null for never. */
export const setTermsDate = (
  store: Store,
  { organisation, from, actor }: TermsDate,
  at: Date,
): Promise<undefined> => {
  const terms_from = from?.getTime() ?? null
  const detail = JSON.stringify({ terms_from })
  const entry = { actor, object: organisation, organisation, detail } as const
  return store.write<PeopleTables, undefined>(async (trx) => {
    const changed = await trx
      .updateTable('organisations')
      .set({ terms_from })
      .where('id', '=', organisation)
      .returning('id')
      .executeTakeFirst()
    if (changed === undefined) throw new Refusal('not_found', `There is no organisation ${organisation}.`)
    await audit(trx, store.engine, { ...entry, action: 'organisation.set_terms_date' }, at)
    return undefined
  })
}
