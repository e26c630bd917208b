import type { Kysely } from 'kysely'
import { areNear, listReviewers, withFormer, type Mailboxes, type Reviewer } from '../people/index.ts'
import { Refusal } from '../platform/index.ts'
import { REQUEST_LIMITS } from './limits.ts'
import type { AccessRequestRow, PortalTables } from './portal-tables.ts'

type Db = Kysely<PortalTables>

const LEAVER_DAYS = REQUEST_LIMITS.leaverDays.value

/** Returns a person with the role of a reviewer or operator, and refuses every other person. */
export const demandReviewer = async (db: Db, person: string): Promise<Reviewer> => {
  const reviewer = (await listReviewers(db)).find(({ id }) => id === person)
  if (reviewer !== undefined) return reviewer
  const detail =
    'Only reviewers and operators decide access requests. Ask an operator to invite you as a reviewer.'
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
 * requester and everyone who answered or submitted it. An organisation that a person left since the request was begun, or
 * less than LEAVER_DAYS before, counts as one of theirs: a request that is begun anew changes nothing.
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
  const inviting = await listInviting(db, reviewer)
  return new Map(
    rows.flatMap((row) => {
      const wrote = authors.filter(({ request }) => request === row.id)
      const since = begun.get(row.id) ?? 0
      const counts = ({ until, leftAt }: Belonging) =>
        until > since || leftAt > row.created_at - LEAVER_DAYS * 86_400_000
      const near = findObstacle(reviewer, row, wrote, (person) =>
        belongings.flatMap((one) => (one.person === person && counts(one) ? [one.organisation] : [])),
      )
      const obstacle = near ?? (inviting.has(row.organisation) ? INVITED : undefined)
      return obstacle === undefined ? [] : [[row.id, obstacle] as const]
    }),
  )
}

const INVITED = 'The organisation that asks has invited your mailbox, or a former mailbox.'

const findObstacle = (
  reviewer: Reviewer,
  { organisation }: AccessRequestRow,
  authors: readonly Author[],
  organisationsOf: (person: string) => readonly string[],
): string | undefined => {
  const own = organisationsOf(reviewer.id)
  if (authors.some((author) => author.person === reviewer.id)) return 'You wrote this request.'
  if (own.includes(organisation))
    return `You belong to the organisation that asks, or left the organisation less than ${LEAVER_DAYS} days before the request was begun, or since.`
  if (authors.some(({ person }) => organisationsOf(person).some((one) => own.includes(one))))
    return `You share an organisation with a person who wrote this request, or did less than ${LEAVER_DAYS} days before it was begun, or since.`
  return authors.some((author) => areNear(author, reviewer))
    ? 'Your mailbox, or a former mailbox, has the domain of a person who wrote this request.'
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

type Belonging = {
  readonly organisation: string
  readonly person: string
  /** Number of the audit line that ended the membership; Infinity for none. */
  readonly until: number
  /** Time of that line; Infinity for none. */
  readonly leftAt: number
}

const listBelongings = async (db: Db, people: readonly string[]): Promise<Belonging[]> => {
  const present = await db
    .selectFrom('memberships')
    .select(['organisation', 'person'])
    .where('person', 'in', people)
    .execute()
  const former = await db
    .selectFrom('former_memberships')
    .leftJoin('audit', 'audit.number', 'former_memberships.line')
    .select(['former_memberships.organisation', 'person', 'line', 'at'])
    .where('person', 'in', people)
    .execute()
  return [
    ...present.map((row) => ({ ...row, until: Infinity, leftAt: Infinity })),
    ...former.map(({ line, at, ...row }) => ({ ...row, until: line, leftAt: at ?? Infinity })),
  ]
}

/** Organisations with an invitation of a reviewer. */
const listInviting = async (db: Db, { mailbox, former }: Reviewer): Promise<Set<string>> => {
  const mailboxes = mailbox === null ? former : [mailbox, ...former]
  if (mailboxes.length === 0) return new Set()
  const rows = await db
    .selectFrom('invitations')
    .select('organisation')
    .where('mailbox', 'in', mailboxes)
    .execute()
  return new Set(rows.map(({ organisation }) => organisation))
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
