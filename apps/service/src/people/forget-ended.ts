import { SIGN_IN_LIMITS } from './limits.ts'
import type { PeopleNeeds } from './needs.ts'
import type { PeopleTables } from './tables.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const ADDRESSES = SIGN_IN_LIMITS.refusedAddressDays.value * DAY
const IDLE = SIGN_IN_LIMITS.idleHours.value * HOUR

/**
 * Forgets what has ended: sessions with their addresses, attempts, challenges, invitations, unused enrolments, the
 * counters of past days, and the addresses of old refused sign-ins.
 */
export const forgetEnded = ({ store }: Pick<PeopleNeeds, 'store'>, at: Date): Promise<undefined> =>
  store.write<PeopleTables, undefined>(async (trx) => {
    const now = at.getTime()
    await trx
      .deleteFrom('sessions')
      .where((row) => row.or([row('ends_at', '<=', now), row('last_seen_at', '<=', now - IDLE)]))
      .execute()
    await trx.deleteFrom('sign_in_attempts').where('ends_at', '<=', now).execute()
    await trx.deleteFrom('challenges').where('ends_at', '<=', now).execute()
    await trx.deleteFrom('invitations').where('ends_at', '<=', now).execute()
    await trx.deleteFrom('enrolments').where('ends_at', '<=', now).where('used_at', 'is', null).execute()
    // The counters of refused tries are noted, and forgotten, by themselves.
    await trx
      .deleteFrom('sign_in_counters')
      .where('begins', '<', now - 2 * DAY)
      .where('subject', 'not like', 'refused %')
      .execute()
    await trx
      .deleteFrom('audit_addresses')
      .where('person', 'is', null)
      .where('number', 'in', (line) =>
        line
          .selectFrom('audit')
          .select('audit.number')
          .where('at', '<', now - ADDRESSES),
      )
      .execute()
    return undefined
  })
