import type { Kysely } from 'kysely'
import { areNear, listReviewers, withFormer, type Mailboxes, type Reviewer } from '../people/index.ts'
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

type Author = Mailboxes & { readonly request: string; readonly person: string }

/**
 * Finds the reason why a reviewer may not decide, for each request that has one. The people who wrote a request are the
 * requester and everyone who answered or submitted it. An organisation that a person left since the request was begun
 * counts as one of theirs.
 */
export const findObstacles = async (
  db: Db,
  reviewer: Reviewer,
  rows: readonly AccessRequestRow[],
): Promise<Map<string, string>> => {
  if (rows.length === 0) return new Map()
  const authors = await listAuthors(db, rows)
  const belongings = await listBelongings(db, [reviewer.id, ...authors.map(({ person }) => person)])
  const begun = await listBeginnings(db, rows)
  return new Map(
    rows.flatMap((row) => {
      const wrote = authors.filter(({ request }) => request === row.id)
      const since = begun.get(row.id) ?? 0
      const obstacle = findObstacle(reviewer, row, wrote, (person) =>
        belongings.flatMap((one) => (one.person === person && one.until > since ? [one.organisation] : [])),
      )
      return obstacle === undefined ? [] : [[row.id, obstacle] as const]
    }),
  )
}

const findObstacle = (
  reviewer: Reviewer,
  { organisation }: AccessRequestRow,
  authors: readonly Author[],
  organisationsOf: (person: string) => readonly string[],
): string | undefined => {
  const own = organisationsOf(reviewer.id)
  if (authors.some((author) => author.person === reviewer.id)) return 'You wrote this request.'
  if (own.includes(organisation))
    return 'You belong to the organisation that asks, or left it since the request was begun.'
  if (authors.some(({ person }) => organisationsOf(person).some((one) => own.includes(one))))
    return 'You share an organisation with a person who wrote this request, or did since it was begun.'
  return authors.some((author) => areNear(author, reviewer))
    ? 'Your mailbox, or a former one, has the domain of a person who wrote this request.'
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
  const known = new Map((await withFormer(db, people)).map((one) => [one.id, one]))
  return wrote.flatMap(({ request, person }) => {
    if (person === null) return []
    const { mailbox = null, former = [] } = known.get(person) ?? {}
    return [{ request, person, mailbox, former }]
  })
}

/** An organisation of a person, with the number of the audit line that ended the membership; Infinity for none. */
type Belonging = { readonly organisation: string; readonly person: string; readonly until: number }

const listBelongings = async (db: Db, people: readonly string[]): Promise<Belonging[]> => {
  const present = await db
    .selectFrom('memberships')
    .select(['organisation', 'person'])
    .where('person', 'in', people)
    .execute()
  const former = await db
    .selectFrom('former_memberships')
    .select(['organisation', 'person', 'line as until'])
    .where('person', 'in', people)
    .execute()
  return [...present.map((row) => ({ ...row, until: Infinity })), ...former]
}

/** Numbers of the audit lines that began requests: a clock that is set back does not change their order. */
const listBeginnings = async (db: Db, rows: readonly AccessRequestRow[]): Promise<Map<string, number>> => {
  const [organisations, requests] = [rows.map(({ organisation }) => organisation), rows.map(({ id }) => id)]
  const lines = await db
    .selectFrom('audit')
    .select(['object', 'number'])
    .where('organisation', 'in', [...new Set(organisations)])
    .where('action', '=', 'request.draft')
    .where('object', 'in', requests)
    .execute()
  return new Map(lines.map(({ object, number }) => [object, number]))
}
