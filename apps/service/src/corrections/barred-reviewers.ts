import type { Kysely } from 'kysely'
import { areNear, listReviewers, type PeopleNeeds, type Reviewer } from '../people/index.ts'
import { Refusal } from '../platform/index.ts'
import { openContact } from './report-contact.ts'
import { decisionOf } from './report-decision.ts'
import type { ReportEventRow, ReportRow, ReportTables } from './report-tables.ts'

type Db = Kysely<ReportTables>
type Needs = Pick<PeopleNeeds, 'sealer'>

/** Returns a person with the role of a reviewer or operator, and refuses every other person. */
export const demandReviewer = async (db: Db, person: string): Promise<Reviewer> => {
  const reviewer = (await listReviewers(db)).find(({ id }) => id === person)
  if (reviewer !== undefined) return reviewer
  throw new Refusal(
    'not_permitted',
    'Only reviewers and operators decide reports. Ask an operator to invite you as a reviewer.',
  )
}

/** Refuses a reviewer who is too near to the reporter, or who decided before an appeal. */
export const demandDistance = async (
  { sealer }: Needs,
  db: Db,
  row: ReportRow,
  reviewer: Reviewer,
): Promise<void> => {
  const bar = (await findBars({ sealer }, db, row, [reviewer])).get(reviewer.id)
  if (bar !== undefined) throw new Refusal('not_permitted', `${bar} Leave the report to another reviewer.`)
}

/** Reviewers who may decide a report, in the order of their ids. */
export const listEligible = async ({ sealer }: Needs, db: Db, row: ReportRow): Promise<Reviewer[]> => {
  const reviewers = await listReviewers(db)
  const bars = await findBars({ sealer }, db, row, reviewers)
  return reviewers.filter(({ id }) => !bars.has(id))
}

/** Finds the reason why a reviewer may not decide a report, for each reviewer who has one. */
export const findBars = async (
  { sealer }: Needs,
  db: Db,
  row: ReportRow,
  reviewers: readonly Reviewer[],
): Promise<Map<string, string>> => {
  const contact = { mailbox: openContact(sealer, row)?.mailbox ?? null, former: [] }
  const near = new Set(decisionOf(row)?.barred)
  const deciders = row.appealed === 1 ? await listDecidersBeforeAppeal(db, row.number) : new Set<string>()
  const findBar = (reviewer: Reviewer): string | undefined => {
    if (near.has(reviewer.id) || areNear(contact, reviewer)) return NEAR_REPORTER
    return deciders.has(reviewer.id) ? DECIDED_BEFORE : undefined
  }
  const bars = new Map<string, string>()
  for (const reviewer of reviewers) {
    const bar = findBar(reviewer)
    if (bar !== undefined) bars.set(reviewer.id, bar)
  }
  return bars
}

const NEAR_REPORTER = 'Your mailbox or a former mailbox equals the reporter’s mailbox, or shares its domain.'
const DECIDED_BEFORE = 'You decided this report before, and the appeal is for other reviewers.'

const DECIDING: readonly ReportEventRow['event'][] = ['propose', 'disagree', 'reject']

const listDecidersBeforeAppeal = async (db: Db, number: number): Promise<Set<string>> => {
  const events = await db
    .selectFrom('correction_events')
    .select(['event', 'person'])
    .where('report', '=', number)
    .where('event', 'in', [...DECIDING, 'appeal'])
    .orderBy('revision')
    .execute()
  const appeal = events.findLastIndex(({ event }) => event === 'appeal')
  return new Set(events.slice(0, appeal).flatMap(({ person }) => person ?? []))
}
