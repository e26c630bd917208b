import type { ChangesMeta, RecordChange } from '@rotunda/contract'
import { readJson } from '../ask/read-json.ts'
import type { Asked } from '../page.ts'
import { changesAddress } from './changes-address.ts'

export type Changes = { readonly data: readonly RecordChange[]; readonly meta: ChangesMeta }

/** What the API says of these parameters. Throws what it refuses. */
export const readChanges = async (
  { clients }: Pick<Asked, 'clients'>,
  params: URLSearchParams,
): Promise<Changes> =>
  readJson<Changes>(await clients.fetch(changesAddress(params), { headers: { accept: 'application/json' } }))
