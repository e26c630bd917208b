import type { Transaction } from 'kysely'
import {
  digestOf,
  padMailbox,
  parseTypedCode,
  proofOf,
  refuseCode,
  tryCode,
  type CodeOutcome,
  type PeopleNeeds,
  type TypedCode,
} from '../people/index.ts'
import { Refusal, refuseFields } from '../platform/index.ts'
import { findReportRow } from './change-report.ts'
import type { FollowRow, FollowTables } from './follow-tables.ts'
import { nameFollowed, parseFollowed, type Followed } from './followed.ts'
import { FOLLOW_LIMITS } from './limits.ts'
import type { ReportTables } from './report-tables.ts'

const LONGEST = FOLLOW_LIMITS.addressCharacters.value
const MOST = FOLLOW_LIMITS.followsOfMailbox.value
const DAY = 86_400_000

/** Something that is followed, for its reader. */
export type ListedFollow = { readonly what: string; readonly name: string }

/** Secret in every address for stopping mails: that of a mailbox stays the same. */
export const followToken = ({ pepper }: Pick<PeopleNeeds, 'pepper'>, mailbox: string): string =>
  proofOf(pepper, 'follow', mailbox)

/** Name to which the sealed mailbox of a row is bound. */
const sealName = (token: string, what: string): string => `follow ${token} ${what}`

/** Day before `at`, as YYYY-MM-DD in UTC: the last whole day. */
export const lastWholeDay = (at: Date): string => new Date(at.getTime() - DAY).toISOString().slice(0, 10)

/** Reads what is to be followed. Refuses an address that cannot be followed. */
export const readFollowed = (address: string): Followed => {
  const followed = parseFollowed(address)
  const length = followed?.what.length ?? 0
  if (followed !== undefined && length <= LONGEST) return followed
  // The one spelling of an address can be longer than the address.
  const detail =
    length > LONGEST
      ? `This address has ${length} characters in canonical form, and ${LONGEST} is the limit. Follow a list with fewer filters or shorter values.`
      : 'This address cannot be followed. Give the address of a record, a member, a State, a filtered list of records or enacted projects, or a correction, such as /states/TX.'
  throw refuseFields([{ field: 'what', detail }])
}

/**
 * Follows an address by mail, once the code that was sent to the mailbox is typed. Following again changes nothing.
 * Mails tell what happens from this day on.
 */
export const confirmFollow = async (
  needs: PeopleNeeds,
  { what, countedAs, ...given }: TypedCode & { readonly what: string; readonly countedAs: string },
  at: Date,
): Promise<ListedFollow> => {
  const followed = readFollowed(what)
  const typed = parseTypedCode(given)
  const outcome = await needs.store.write<FollowTables, ListedFollow | Exclude<CodeOutcome, 'right'>>(
    async (trx) => {
      const tried = await tryCode(trx, needs.pepper, { ...typed, purpose: 'follow', countedAs }, at)
      return tried === 'right' ? follow(trx, needs, { mailbox: typed.mailbox, followed }, at) : tried
    },
  )
  if (typeof outcome === 'object' && 'what' in outcome) return outcome
  throw refuseCode(outcome)
}

/** Follows an address for a mailbox that was confirmed in this transaction. */
export const follow = async (
  trx: Transaction<FollowTables>,
  needs: Pick<PeopleNeeds, 'pepper' | 'sealer'>,
  { mailbox, followed }: { readonly mailbox: string; readonly followed: Followed },
  at: Date,
): Promise<ListedFollow> => {
  const token = digestOf(followToken(needs, mailbox))
  const { what } = followed
  const own = await trx.selectFrom('correction_follows').select('what').where('token', '=', token).execute()
  if (own.length >= MOST && !own.some((one) => one.what === what))
    throw new Refusal(
      'not_in_this_state',
      `This mailbox follows ${MOST} addresses, which is the limit. First stop an address, by the link in any mail.`,
    )
  if (followed.kind === 'correction') await demandReport(trx, followed.number)
  const { key, body } = needs.sealer.seal(padMailbox(mailbox), sealName(token, what))
  await trx
    .insertInto('correction_follows')
    .values({ token, what, sealed_key: key, sealed_body: body, last_digest: lastWholeDay(at) })
    .onConflict((conflict) => conflict.columns(['token', 'what']).doNothing())
    .execute()
  return { what, name: nameFollowed(followed) }
}

const demandReport = async (trx: Transaction<FollowTables>, number: number): Promise<void> => {
  // One database holds the tables of every module.
  const row = await findReportRow(trx as unknown as Transaction<ReportTables>, number)
  if (row === undefined || row.state === 'spam' || row.state === 'duplicate')
    throw new Refusal('not_found', `There is no correction ${number} to follow.`)
}

/** Lists what the mailbox of this token follows. Empty for a token that no mailbox has. */
export const listFollows = async (
  { store }: Pick<PeopleNeeds, 'store'>,
  token: string,
): Promise<ListedFollow[]> => {
  const rows = await store
    .db<FollowTables>()
    .selectFrom('correction_follows')
    .select('what')
    .where('token', '=', digestOf(token))
    .orderBy('what')
    .execute()
  return rows.map(({ what }) => showFollow(what))
}

const showFollow = (what: string): ListedFollow => {
  const followed = parseFollowed(what)
  return { what, name: followed === undefined ? what : nameFollowed(followed) }
}

/** Stops the mails about one address, or about all of them. An unknown token stops nothing, and is no fault. */
export const stopFollowing = (
  { store }: Pick<PeopleNeeds, 'store'>,
  { token, what }: { readonly token: string; readonly what?: string | undefined },
): Promise<ListedFollow[]> =>
  store.write<FollowTables, ListedFollow[]>(async (trx) => {
    let removing = trx.deleteFrom('correction_follows').where('token', '=', digestOf(token))
    if (what !== undefined) removing = removing.where('what', '=', what)
    const removed = await removing.returning('what').execute()
    return removed.map((one) => showFollow(one.what))
  })

/** Mailbox of a row. */
export const openMailbox = (
  { sealer }: Pick<PeopleNeeds, 'sealer'>,
  { token, what, sealed_key: key, sealed_body: body }: FollowRow,
): string => sealer.open({ key, body }, sealName(token, what)).trimEnd()
