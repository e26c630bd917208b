import type { Freshness, KeptList, KeptListName } from '@rotunda/contract'
import type { OfficeList } from '../../destinations/index.ts'
import { DOCKETS_MILLISECONDS, OFFICES_MILLISECONDS } from '../refresh.ts'
import { REFRESH_LIMITS } from '../limits.ts'

/** Lists that the service keeps from others; undefined until first read. */
export type KnownLists = {
  readonly legislators: Freshness | undefined
  readonly house_offices: OfficeList | undefined
  readonly senate_offices: OfficeList | undefined
  readonly open_dockets: Freshness | undefined
}

const LEGISLATORS_MILLISECONDS = REFRESH_LIMITS.rosterDays.value * 24 * 3_600_000

/** A list is late after two intervals: one refresh may fail. */
const LATE_AFTER: Readonly<Record<KeptListName, number>> = {
  legislators: LEGISLATORS_MILLISECONDS,
  house_offices: 2 * OFFICES_MILLISECONDS,
  senate_offices: 2 * OFFICES_MILLISECONDS,
  open_dockets: 2 * DOCKETS_MILLISECONDS,
}

/** Every known list, with its age. */
export const listKeptLists = (lists: KnownLists, now: Date): KeptList[] => {
  const dated = [
    ageOf('legislators', lists.legislators),
    ageOf('house_offices', lists.house_offices && asListed(lists.house_offices)),
    ageOf('senate_offices', lists.senate_offices && asListed(lists.senate_offices)),
    ageOf('open_dockets', lists.open_dockets),
  ]
  return dated.flat().map((age) => ({ ...age, late: isLate(age, now) }))
}

type Age = Pick<KeptList, 'list' | 'as_of' | 'checked_at'>

const ageOf = (
  list: KeptListName,
  freshness: Pick<Freshness, 'as_of' | 'retrieved_at'> | undefined,
): Age[] =>
  freshness === undefined ? [] : [{ list, as_of: freshness.as_of, checked_at: freshness.retrieved_at }]

/** A gateway lists its offices as of the request. */
const asListed = ({ retrievedAt }: OfficeList) => {
  const at = retrievedAt.toISOString()
  return { as_of: at.slice(0, 10), retrieved_at: at }
}

/** The built-in sample was never retrieved, so it is never late. */
const isLate = ({ list, checked_at }: Age, now: Date): boolean =>
  checked_at !== null && now.getTime() - Date.parse(checked_at) > LATE_AFTER[list]
