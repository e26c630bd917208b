import type { Kysely } from 'kysely'
import { listReviewers, shareDomain, type Reviewer } from '../people/index.ts'
import { Refusal } from '../platform/index.ts'
import type { AccessRequestRow, PortalTables } from './portal-tables.ts'

type Db = Kysely<PortalTables>

/** Returns a person with the role of a reviewer or operator, and refuses every other person. */
export const demandReviewer = async (db: Db, person: string): Promise<Reviewer> => {
  const reviewer = (await listReviewers(db)).find(({ id }) => id === person)
  if (reviewer !== undefined) return reviewer
  const detail = 'Only reviewers and operators decide access requests. Ask an operator to invite you as one.'
  throw new Refusal('not_permitted', detail)
}

/** Refuses a reviewer who is too near to the people who wrote the request. */
export const demandDistance = async (db: Db, reviewer: Reviewer, row: AccessRequestRow): Promise<void> => {
  const obstacle = (await findObstacles(db, reviewer, [row])).get(row.id)
  if (obstacle !== undefined) throw new Refusal('not_permitted', `${obstacle} Ask another reviewer.`)
}

/**
 * Refuses to approve a request if a person who wrote it was deleted. Their mailbox and organisations are erased, so any
 * reviewer may have been near to them.
 */
export const demandAuthors = async (db: Db, row: AccessRequestRow): Promise<void> => {
  const authors = await listAuthors(db, [row])
  if (authors.every(({ mailbox }) => mailbox !== null)) return
  const detail =
    'A person who wrote this request was deleted, so the distance of a reviewer cannot be checked. Refuse it with this ' +
    'reason, so that its organisation begins a new one.'
  throw new Refusal('not_in_this_state', detail)
}

/** Mailboxes of the reviewers who may decide a request, but for one person. */
export const listReviewersFor = async (
  db: Db,
  row: AccessRequestRow,
  except: string | undefined,
): Promise<string[]> => {
  const mailboxes: string[] = []
  for (const reviewer of await listReviewers(db))
    if (
      reviewer.id !== except &&
      reviewer.mailbox !== null &&
      !(await findObstacles(db, reviewer, [row])).has(row.id)
    )
      mailboxes.push(reviewer.mailbox)
  return mailboxes
}

type Author = { readonly request: string; readonly person: string; readonly mailbox: string | null }

/**
 * Finds the reason why a reviewer may not decide, for each request that has one. The people who wrote a request are the
 * requester and everyone who answered or submitted it.
 */
export const findObstacles = async (
  db: Db,
  reviewer: Reviewer,
  rows: readonly AccessRequestRow[],
): Promise<Map<string, string>> => {
  if (rows.length === 0) return new Map()
  const authors = await listAuthors(db, rows)
  const shared = await listShared(db, reviewer.id, authors)
  return new Map(
    rows.flatMap((row) => {
      const wrote = authors.filter(({ request }) => request === row.id)
      const obstacle = findObstacle(reviewer, row, wrote, shared)
      return obstacle === undefined ? [] : [[row.id, obstacle] as const]
    }),
  )
}

type Shared = { readonly organisations: ReadonlySet<string>; readonly colleagues: ReadonlySet<string> }

const findObstacle = (
  { id, mailbox }: Reviewer,
  { organisation }: AccessRequestRow,
  authors: readonly Author[],
  { organisations, colleagues }: Shared,
): string | undefined => {
  if (authors.some((author) => author.person === id)) return 'You wrote this request.'
  if (organisations.has(organisation)) return 'You belong to the organisation that asks.'
  if (authors.some(({ person }) => colleagues.has(person)))
    return 'You share an organisation with a person who wrote this request.'
  return authors.some((author) => shareDomain(author.mailbox, mailbox))
    ? 'Your mailbox has the domain of a person who wrote this request.'
    : undefined
}

const listAuthors = async (db: Db, rows: readonly AccessRequestRow[]): Promise<Author[]> => {
  const events = await db
    .selectFrom('request_events')
    .select(['request', 'person'])
    .distinct()
    .where(
      'request',
      'in',
      rows.map(({ id }) => id),
    )
    .where('event', 'in', ['answer', 'submit'])
    .execute()
  const wrote = [...rows.map(({ id, requester }) => ({ request: id, person: requester })), ...events]
  const people = await db
    .selectFrom('people')
    .select(['id', 'mailbox'])
    .where('id', 'in', [...new Set(wrote.flatMap(({ person }) => person ?? []))])
    .execute()
  const mailboxOf = new Map(people.map(({ id, mailbox }) => [id, mailbox]))
  return wrote.flatMap(({ request, person }) =>
    person === null ? [] : [{ request, person, mailbox: mailboxOf.get(person) ?? null }],
  )
}

const listShared = async (db: Db, reviewer: string, authors: readonly Author[]): Promise<Shared> => {
  const own = db.selectFrom('memberships').select('organisation').where('person', '=', reviewer)
  const members = await db
    .selectFrom('memberships')
    .select(['organisation', 'person'])
    .where('organisation', 'in', own)
    .where('person', 'in', [reviewer, ...new Set(authors.map(({ person }) => person))])
    .execute()
  const isOwn = ({ person }: { readonly person: string }) => person === reviewer
  return {
    organisations: new Set(members.filter(isOwn).map(({ organisation }) => organisation)),
    colleagues: new Set(members.filter((member) => !isOwn(member)).map(({ person }) => person)),
  }
}
