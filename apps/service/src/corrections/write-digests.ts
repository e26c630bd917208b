import type { ReportState } from '@rotunda/contract'
import { putMail, type PeopleNeeds } from '../people/index.ts'
import { STATE_WORDS } from './change-report.ts'
import type { FollowRow, FollowTables } from './follow-tables.ts'
import { nameFollowed, parseFollowed, type Followed, type FollowedRows } from './followed.ts'
import { FOLLOW_LIMITS } from './limits.ts'
import { followToken, lastWholeDay, openMailbox } from './followers.ts'
import type { ReportTables } from './report-tables.ts'

/** Whole days in UTC: those after the first, until the end of the second. */
export type Days = { readonly after: string; readonly until: string }

/** Numbers of rows that releases of these days added, changed and withdrew. */
export type CountedChanges = {
  readonly added: number
  readonly changed: number
  readonly withdrawn: number
  /** Path of the page that shows them. */
  readonly page: string
}

export type DigestNeeds = PeopleNeeds & {
  /** Undefined if no release of these days changed a row of the filter. */
  readonly countChanges: (followed: FollowedRows, days: Days) => Promise<CountedChanges | undefined>
}

const STEP = FOLLOW_LIMITS.digestsAtOnce.value

/**
 * Mails each follower what changed in the whole days since their last digest, in one mail; without a change, none. A
 * process that dies before the commit leaves the digest to the next one. Returns the number of mails.
 */
export const writeDigests = async (needs: DigestNeeds, at: Date): Promise<number> => {
  const until = lastWholeDay(at)
  const known: KnownLines = new Map()
  let mails = 0
  for (;;) {
    const tokens = await listDue(needs, until)
    for (const token of tokens) mails += (await writeDigest(needs, { token, until, known }, at)) ? 1 : 0
    if (tokens.length < STEP) return mails
  }
}

/** Lines that were found before, by address and days: many follow the same. */
type KnownLines = Map<string, Promise<readonly string[]>>

const listDue = async ({ store }: DigestNeeds, until: string): Promise<string[]> => {
  const rows = await store
    .db<FollowTables>()
    .selectFrom('correction_follows')
    .select('token')
    .distinct()
    .where('last_digest', '<', until)
    .orderBy('token')
    .limit(STEP)
    .execute()
  return rows.map(({ token }) => token)
}

type Digest = { readonly token: string; readonly until: string; readonly known: KnownLines }

const writeDigest = async (
  needs: DigestNeeds,
  { token, until, known }: Digest,
  at: Date,
): Promise<boolean> => {
  const rows = await needs.store
    .db<FollowTables>()
    .selectFrom('correction_follows')
    .selectAll()
    .where('token', '=', token)
    .where('last_digest', '<', until)
    .orderBy('what')
    .execute()
  const lines: string[] = []
  for (const row of rows) lines.push(...(await findLines(needs, row, { until, known })))
  return settleDigest(needs, { rows, lines, until }, at)
}

const findLines = (
  needs: DigestNeeds,
  { what, last_digest: after }: FollowRow,
  { until, known }: Pick<Digest, 'until' | 'known'>,
): Promise<readonly string[]> => {
  const key = `${after} ${what}`
  const found = known.get(key) ?? readLines(needs, parseFollowed(what), { after, until })
  known.set(key, found)
  return found
}

const readLines = async (
  needs: DigestNeeds,
  followed: Followed | undefined,
  days: Days,
): Promise<readonly string[]> => {
  if (followed === undefined) return []
  if (followed.kind === 'correction') return readReportLines(needs, followed, days)
  const changes = await needs.countChanges(followed, days)
  if (changes === undefined) return []
  const { added, changed, withdrawn, page } = changes
  const name = nameFollowed(followed)
  return [
    `${name.slice(0, 1).toUpperCase()}${name.slice(1)}: ${added} added, ${changed} changed, ${withdrawn} withdrawn. See ${page}`,
  ]
}

/** Only states that the public list shows. */
const HIDDEN: ReadonlySet<ReportState> = new Set<ReportState>(['spam', 'duplicate'])

const readReportLines = async (
  { store }: DigestNeeds,
  { number, what }: Followed & { readonly kind: 'correction' },
  { after, until }: Days,
): Promise<readonly string[]> => {
  const [first, last] = [endOf(after), endOf(until)]
  const states = await store
    .db<ReportTables>()
    .selectFrom('correction_events')
    .select('state')
    .where('report', '=', number)
    .where('at', '>=', first)
    .where('at', '<', last)
    .orderBy('revision')
    .execute()
  const state = states.at(-1)?.state
  return state === undefined || HIDDEN.has(state)
    ? []
    : [`Report ${number} ${STATE_WORDS[state]}. See ${what}`]
}

/** First millisecond after a day. */
const endOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) + 86_400_000

type Settled = {
  readonly rows: readonly FollowRow[]
  readonly lines: readonly string[]
  readonly until: string
}

/** Marks the days as done, and writes the mail, in one transaction. Of two processes, one finds nothing to mark. */
const settleDigest = (needs: DigestNeeds, { rows, lines, until }: Settled, at: Date): Promise<boolean> =>
  needs.store.write<FollowTables, boolean>(async (trx) => {
    let told = 0n
    for (const { token, what, last_digest: before } of rows) {
      const { numUpdatedRows } = await trx
        .updateTable('correction_follows')
        .set({ last_digest: until })
        .where('token', '=', token)
        .where('what', '=', what)
        .where('last_digest', '=', before)
        .executeTakeFirstOrThrow()
      told += numUpdatedRows
    }
    const [first] = rows
    if (first === undefined || told === 0n || lines.length === 0) return false
    const mailbox = openMailbox(needs, first)
    const path = `/unsubscribe/${followToken(needs, mailbox)}`
    const text = {
      paragraphs: [`Changes until the end of ${until} (UTC):`, ...lines, WHY],
      link: { label: 'Stop some or all of these mails', path },
      unsubscribe: path,
    }
    await putMail(
      trx,
      needs.sealer,
      { mailbox, kind: 'digest', subject: 'Changes that you follow', text },
      at,
    )
    return true
  })

const WHY =
  'You asked for these mails by a code that was sent to this mailbox. There is at most one mail a day.'
