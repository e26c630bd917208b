import type { Kysely } from 'kysely'
import { Refusal, type Store } from '../platform/index.ts'
import { domainOf, isFreemail, parseMailbox } from './mailbox.ts'
import type { PeopleTables } from './tables.ts'

/** Mailbox of a person, null once the person was deleted, and the mailboxes that the person had before. */
export type Mailboxes = { readonly mailbox: string | null; readonly former: readonly string[] }

export type Reviewer = Mailboxes & { readonly id: string }

/** Every reviewer and operator, in the order of their ids. */
export const listReviewers = async (db: Kysely<PeopleTables>): Promise<Reviewer[]> => {
  const people = await db
    .selectFrom('people')
    .select(['id', 'mailbox'])
    .where('role', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  return withFormer(db, people)
}

/** Adds the former mailboxes of people. */
export const withFormer = async <Row extends Omit<Reviewer, 'former'>>(
  db: Kysely<PeopleTables>,
  people: readonly Row[],
): Promise<(Row & Mailboxes)[]> => {
  if (people.length === 0) return []
  const rows = await db
    .selectFrom('former_mailboxes')
    .selectAll()
    .where(
      'person',
      'in',
      people.map(({ id }) => id),
    )
    .execute()
  return people.map((one) => ({
    ...one,
    former: rows.filter(({ person }) => person === one.id).map(({ mailbox }) => mailbox),
  }))
}

/** True if two people share the domain of any mailbox that they have or had: no change of a mailbox brings distance. */
export const areNear = (one: Mailboxes, other: Mailboxes): boolean =>
  [one.mailbox, ...one.former].some((mine) =>
    [other.mailbox, ...other.former].some((theirs) => shareDomain(mine, theirs)),
  )

/** Finds an enrolled reviewer by the id of the person or by the mailbox, for a command. */
export const getReviewer = async (store: Store, named: string): Promise<string> => {
  const mailbox = parseMailbox(named)
  const reviewer = (await listReviewers(store.db())).find(
    (one) => one.id === named || (mailbox !== undefined && one.mailbox === mailbox),
  )
  if (reviewer !== undefined) return reviewer.id
  throw new Refusal(
    'not_found',
    `"${named}" is not an enrolled reviewer or operator. Invite the person with "people invite --role reviewer" first.`,
  )
}

/** True if two mailboxes are of one house. Two mailboxes of one provider of freemail have nothing in common. */
export const shareDomain = (one: string | null, other: string | null): boolean => {
  if (one === null || other === null) return false
  if (one === other) return true
  const [first, second] = [domainOf(one), domainOf(other)]
  const isShared = first === second || first.endsWith(`.${second}`) || second.endsWith(`.${first}`)
  return isShared && !isFreemail(first) && !isFreemail(second)
}
