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
    const detail = `No code was sent: ${says(most)}, which is the limit. Use the newest of them, or ask again in ${seconds} seconds.`
    throw new Refusal('rate_limited', detail, { retryAfterSeconds: seconds })
  }
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
