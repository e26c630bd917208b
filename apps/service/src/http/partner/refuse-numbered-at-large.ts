import { Refusal } from '../../platform/index.ts'
import type { Filters, OpenTable } from '../../tables/index.ts'

/**
 * Throws `invalid_query` for a numbered district of States that elect one member at large, which is district 0. The
 * rows of the query’s Congresses decide, since States change between the two. A State without rows is not refused.
 */
export const refuseNumberedAtLarge = ({ congress, district, state }: Filters, table: OpenTable): void => {
  if (state === undefined || district === undefined || [district].flat().includes(0)) return
  const seats = { state, ...(congress !== undefined && { congress }) }
  const count = (filters: Filters): number => table.select({ ...seats, ...filters }).total
  const atLarge = count({ district: [0] })
  if (atLarge === 0 || atLarge < count({ chamber: ['House'] })) return
  const detail = `The House seat of ${[state].flat().join(', ')} is at large here, which is district 0. Send district=0, or leave "district" out.`
  throw new Refusal('invalid_query', detail, { param: 'district', allowed: ['0'], didYouMean: '0' })
}
