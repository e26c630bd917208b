import { sql, type Transaction } from 'kysely'
import { audit } from '../audit/index.ts'
import { Refusal } from '../platform/index.ts'
import { proofOf } from './digest.ts'
import { SIGN_IN_LIMITS } from './limits.ts'
import type { PeopleNeeds } from './needs.ts'
import type { PeopleTables } from './tables.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

type Bound = {
  readonly kind: 'mailbox' | 'address'
  readonly length: number
  readonly most: number
  readonly says: (most: number) => string
}

const BOUNDS: readonly Bound[] = [
  {
    kind: 'mailbox',
    length: HOUR,
    most: SIGN_IN_LIMITS.codesOfMailboxHour.value,
    says: (most) => `${most} codes were sent to this mailbox within an hour`,
  },
  {
    kind: 'mailbox',
    length: DAY,
    most: SIGN_IN_LIMITS.codesOfMailboxDay.value,
    says: (most) => `${most} codes were sent to this mailbox within a day`,
  },
  {
    kind: 'address',
    length: HOUR,
    most: SIGN_IN_LIMITS.codesOfAddressHour.value,
    says: (most) => `this network asked for ${most} codes within an hour`,
  },
]

/**
 * Counts a code against the limits that all processes share, or refuses it. The statements are the same whether or not
 * anybody has the mailbox.
 */
export const countCode = async (
  trx: Transaction<PeopleTables>,
  pepper: Uint8Array,
  subject: { readonly mailbox: string; readonly address: string },
  at: Date,
): Promise<void> => {
  for (const { kind, length, most, says } of BOUNDS) {
    const begins = at.getTime() - (at.getTime() % length)
    const name = proofOf(pepper, 'count', kind, String(length), subject[kind])
    const { count } = await raise(trx, name, begins)
    if (count <= most) continue
    const seconds = Math.max(1, Math.ceil((begins + length - at.getTime()) / 1000))
    const detail = `No code was sent: ${says(most)}, which is the limit. Use the newest code, or ask again in ${seconds} seconds.`
    throw new Refusal('rate_limited', detail, { retryAfterSeconds: seconds })
  }
}

const MOST_IN_ALL = {
  known: SIGN_IN_LIMITS.codesToKnownHour.value,
  unknown: SIGN_IN_LIMITS.codesToUnknownHour.value,
} as const

/** Kind of mailbox by which codes are counted in all. */
export type Reach = keyof typeof MOST_IN_ALL

const nameInAll = (pepper: Uint8Array, reach: Reach): string =>
  proofOf(pepper, 'count', 'all', String(HOUR), reach)

/** Counts a code against the bound on codes in all. Returns whether it is within the bound. */
export const countInAll = async (
  trx: Transaction<PeopleTables>,
  pepper: Uint8Array,
  reach: Reach,
  at: Date,
): Promise<boolean> => {
  const { count } = await raise(trx, nameInAll(pepper, reach), startOfHour(at))
  return count <= MOST_IN_ALL[reach]
}

/** Seconds until the bound on codes in all begins anew. */
export const secondsToNextHour = (at: Date): number =>
  Math.max(1, Math.ceil((startOfHour(at) + HOUR - at.getTime()) / 1000))

/** Share of the codes in all that was asked for since the hour began; above 1, codes were not sent. */
export const measureCodes = async (
  { store, pepper }: Pick<PeopleNeeds, 'store' | 'pepper'>,
  at: Date,
): Promise<Readonly<Record<Reach, number>>> => {
  const rows = await store
    .db<PeopleTables>()
    .selectFrom('sign_in_counters')
    .select(['subject', 'count'])
    .where('subject', 'in', [nameInAll(pepper, 'known'), nameInAll(pepper, 'unknown')])
    .where('begins', '=', startOfHour(at))
    .execute()
  const shareOf = (reach: Reach): number => {
    const row = rows.find(({ subject }) => subject === nameInAll(pepper, reach))
    return (row?.count ?? 0) / MOST_IN_ALL[reach]
  }
  return { known: shareOf('known'), unknown: shareOf('unknown') }
}

/** Adds 1 to a counter. A counter of an earlier window begins again. */
export const raise = (
  trx: Transaction<PeopleTables>,
  subject: string,
  begins: number,
): Promise<{ readonly count: number }> =>
  trx
    .insertInto('sign_in_counters')
    .values({ subject, begins, count: 1 })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet({
        begins: sql`excluded.begins`,
        count: sql`case when sign_in_counters.begins = excluded.begins then sign_in_counters.count + 1 else 1 end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()

/** Subjects of counters of refused tries are this word, the hour and the address that tried. */
const REFUSED = 'refused'

const startOfHour = (at: Date): number => at.getTime() - (at.getTime() % HOUR)

export const countRefused = async (
  trx: Transaction<PeopleTables>,
  address: string,
  at: Date,
): Promise<void> => {
  const hour = startOfHour(at)
  await raise(trx, `${REFUSED} ${hour} ${address}`, hour)
}

/** Writes one audit line for each address and past hour with refused tries, with their number, and forgets them. */
export const noteRefusedSignIns = ({ store }: Pick<PeopleNeeds, 'store'>, at: Date): Promise<number> =>
  store.write<PeopleTables, number>(async (trx) => {
    const over = await trx
      .deleteFrom('sign_in_counters')
      .where('subject', 'like', `${REFUSED} %`)
      .where('begins', '<', startOfHour(at))
      .returning(['subject', 'begins', 'count'])
      .execute()
    for (const { subject, begins, count } of over) {
      const from = { person: null, address: subject.split(' ').at(-1) ?? '' }
      const detail = JSON.stringify({ hour: new Date(begins).toISOString(), count })
      const line = { actor: 'service', action: 'sign_in.refuse', object: 'sign_in', detail, from } as const
      await audit(trx, store.engine, line, at)
    }
    return over.length
  })
