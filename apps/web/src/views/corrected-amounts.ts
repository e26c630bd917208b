import { PAGE_CALL } from '../ask/clients.ts'
import { readFilter } from '../ask/read-filter.ts'
import { addressOf, ofSnapshot, withValues } from '../filters/addresses.ts'
import { keepFilter } from '../filters/describe-filter.ts'
import { href } from '../html/href.ts'
import { html, type Content } from '../html/html.ts'
import type { Asked } from '../page.ts'
import { countOf } from '../parts/format.ts'

/**
 * Says how many amounts in the totals of a filter were corrected, with a link to their records, which show the values
 * before. Empty without one. A filter by corrected fields says it itself.
 */
export const showCorrectedAmounts = async (
  { clients, params }: Pick<Asked, 'clients' | 'params'>,
  snapshot: string,
): Promise<Content> => {
  const filter = keepFilter(params)
  if (filter.has('corrected') || filter.has('not_corrected')) return null
  // Most releases have none, and then no page needs to ask for its filter.
  if ((await countCorrected(clients, snapshot)) === 0) return null
  const corrected = withValues(filter, 'corrected', ['amount'])
  const { filter: asked } = readFilter(corrected)
  const { meta } = await clients.appropriations
    .records(asked, { ...PAGE_CALL, pageSize: 1 })
    .page({ snapshot })
  if (meta.total === 0) return null
  const list = href(addressOf('/records', ofSnapshot(corrected, params)))
  return html`<p class="hint" id="corrected">Corrections changed the amounts of <a href="${list}">${countOf(meta.total, 'record')}</a> in these totals.</p>`
}

/** Asked once for each release. */
const countCorrected = async (
  { appropriations, memory }: Asked['clients'],
  snapshot: string,
): Promise<number> => {
  if (memory.corrected?.snapshot === snapshot) return memory.corrected.amounts
  const { meta } = await appropriations
    .records({ corrected: ['amount'] }, { ...PAGE_CALL, pageSize: 1 })
    .page({ snapshot })
  memory.corrected = { snapshot, amounts: meta.total }
  return meta.total
}
