import type { OpenDocket } from '@rotunda/contract'
import type { Clients } from '../../ask/clients.ts'
import { refuseFiles } from '../../ask/read-filter.ts'
import { readJson } from '../../ask/read-json.ts'
import type { DataMeta } from '../../page.ts'
import { withoutPlace } from './list-place.ts'

export type DocketList = {
  readonly data: readonly OpenDocket[]
  readonly meta: DataMeta & {
    readonly total: number
    readonly freshness: { readonly retrieved_at: string | null }
  }
}

/**
 * All open dockets that fit the filters, those that close first before all others. The API has another order, so that a
 * part of the list is cut only from here; what the filters are the service checks.
 */
export const readDockets = async (
  { fetch }: Pick<Clients, 'fetch'>,
  params: URLSearchParams,
): Promise<DocketList> => {
  refuseFiles(params)
  const search = withoutPlace(params)
  const { data, meta } = await readJson<DocketList>(await fetch(`/api/dockets?${search.toString()}`))
  return { data: data.toSorted(byLastDay), meta }
}

/** A day that is not stated comes after all that are. */
const byLastDay = (a: OpenDocket, b: OpenDocket): number =>
  (a.comment_ends_on ?? '9999').localeCompare(b.comment_ends_on ?? '9999') ||
  a.docket_id.localeCompare(b.docket_id)
