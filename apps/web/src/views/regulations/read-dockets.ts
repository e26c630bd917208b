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

/** All open dockets that fit the filters, in the order of the API. What the filters are the service checks. */
export const readDockets = async (
  { fetch }: Pick<Clients, 'fetch'>,
  params: URLSearchParams,
): Promise<DocketList> => {
  refuseFiles(params)
  return readJson<DocketList>(await fetch(`/api/dockets?${withoutPlace(params).toString()}`))
}
