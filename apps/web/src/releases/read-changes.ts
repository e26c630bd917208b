import type { ChangesMeta, FundingLineChange, FundingLineChangesMeta, RecordChange } from '@rotunda/contract'
import { readJson } from '../ask/read-json.ts'
import type { Asked } from '../page.ts'
import { changesAddress } from './changes-address.ts'

export type Changes = { readonly data: readonly RecordChange[]; readonly meta: ChangesMeta }
export type LineChanges = {
  readonly data: readonly FundingLineChange[]
  readonly meta: FundingLineChangesMeta
}

type Asking = Pick<Asked, 'clients'>
const JSON_ONLY = { headers: { accept: 'application/json' } }

/** What the API says of these parameters. Throws what it refuses. */
export const readChanges = async ({ clients }: Asking, params: URLSearchParams): Promise<Changes> =>
  readJson<Changes>(await clients.fetch(changesAddress(params), JSON_ONLY))

/** The same of funding lines. */
export const readLineChanges = async ({ clients }: Asking, params: URLSearchParams): Promise<LineChanges> =>
  readJson<LineChanges>(await clients.fetch(changesAddress(params, '', 'funding-lines'), JSON_ONLY))
