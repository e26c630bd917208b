import type { Kysely } from 'kysely'
import { Refusal, type Store } from '../platform/index.ts'
import { domainOf, isFreemail, parseMailbox } from './mailbox.ts'
import type { PeopleTables } from './tables.ts'

export type Reviewer = { readonly id: string; readonly mailbox: string | null }

/** Every reviewer and operator, in the order of their ids. */
export const listReviewers = (db: Kysely<PeopleTables>): Promise<Reviewer[]> =>
  db
    .selectFrom('people')
    .select(['id', 'mailbox'])
    .where('role', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()

/** Finds an enrolled reviewer by the id of the person or by the mailbox, for a command. */
export const getReviewer = async (store: Store, named: string): Promise<string> => {
  const mailbox = parseMailbox(named)
  const reviewer = (await listReviewers(store.db())).find(
    (one) => one.id === named || (mailbox !== undefined && one.mailbox === mailbox),
  )
  if (reviewer !== undefined) return reviewer.id
  throw new Refusal(
    'not_found',
    `"${named}" is no enrolled reviewer or operator. Invite the person with "people invite --role reviewer" first.`,
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
