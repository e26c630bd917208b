import { NoAnswer, Problem, UnexpectedAnswer, type AppropriationsClient } from '@rotunda/sdk/appropriations'
import { PAGE_CALL } from '../ask/clients.ts'
import { readFilter } from '../ask/read-filter.ts'
import { listValues } from '../filters/list-words.ts'
import type { Asked } from '../page.ts'
import { SEARCH_LIMITS } from '../limits.ts'
import { FACET_VALUES } from '../views/facets.ts'

/** Rows of one page, with totals and facet counts unless those are late. */
export const readRows = async ({ params, clients }: Pick<Asked, 'params' | 'clients'>) => {
  const { filter, place, pageSize } = readFilter(params)
  const chosen = listValues(params, 'fields')
  const counted = {
    ...WITH_COUNTS,
    ...filter,
    // The page always shows totals. The service refuses any other value.
    ...(filter.totals === 'false' && { totals: 'true' as const }),
    ...(chosen.length > 0 && {
      fields: [...new Set([...chosen, ...CELL_FIELDS])] as Fields, // The service refuses unknown fields.
    }),
  }
  const ask = (wanted: Partial<typeof counted>, timeoutSeconds: number) =>
    clients.appropriations.records(wanted, { timeoutSeconds, pageSize }).page(place)
  try {
    return await ask(counted, TOTALS_SECONDS)
  } catch (fault) {
    if (!isLate(fault)) throw fault
    const { facet: _facet, facet_limit: _limit, totals: _totals, ...rows } = counted
    return ask(rows, PAGE_CALL.timeoutSeconds - TOTALS_SECONDS)
  }
}

const TOTALS_SECONDS = SEARCH_LIMITS.totalsSeconds.value

const isLate = (fault: unknown): boolean =>
  fault instanceof NoAnswer ||
  ((fault instanceof Problem || fault instanceof UnexpectedAnswer) && fault.status === 503)

/** Fields that cells need beside their own: for links, substitutes and reasons for absence. */
const CELL_FIELDS = ['id', 'title', 'purpose', 'amount_raw', 'missing', 'flags', 'corrections']

type Fields = NonNullable<NonNullable<Parameters<AppropriationsClient['records']>[0]>['fields']>

/** Dimensions that the page counts. */
export const RECORD_FACETS = ['fiscal_year', 'chamber', 'state', 'subcommittee', 'party'] as const

/** Counts and totals that the page requests; the address may name other facets. */
const WITH_COUNTS = {
  facet: RECORD_FACETS,
  facet_limit: FACET_VALUES,
  totals: 'true',
} as const
