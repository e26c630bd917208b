import type {
  ChangesMeta,
  EnactedChange,
  EnactedChangesMeta,
  FundingLineChange,
  FundingLineChangesMeta,
  RecordChange,
  ChangeKind,
} from '@rotunda/contract'
import { readJson } from '../ask/clients.ts'
import { refuseFiles } from '../ask/read-filter.ts'
import type { Asked } from '../page.ts'
import { changesAddress } from './changes.ts'

export type Changes = { readonly data: readonly RecordChange[]; readonly meta: ChangesMeta }
export type EnactedChanges = { readonly data: readonly EnactedChange[]; readonly meta: EnactedChangesMeta }
export type LineChanges = {
  readonly data: readonly FundingLineChange[]
  readonly meta: FundingLineChangesMeta
}

type Asking = Pick<Asked, 'clients'>
const JSON_ONLY = { headers: { accept: 'application/json' } }

/** Reads changes of records. Throws the API's refusals. */
export const readChanges = (asking: Asking, params: URLSearchParams): Promise<Changes> =>
  read<Changes>(asking, params)

/** The same for funding lines. */
export const readLineChanges = (asking: Asking, params: URLSearchParams): Promise<LineChanges> =>
  read<LineChanges>(asking, params, 'funding-lines')

/** The same for enacted projects. */
export const readEnactedChanges = (asking: Asking, params: URLSearchParams): Promise<EnactedChanges> =>
  read<EnactedChanges>(asking, params, 'enacted-projects')

const read = async <Answer>(
  { clients }: Asking,
  params: URLSearchParams,
  table?: Parameters<typeof changesAddress>[2],
): Promise<Answer> => {
  refuseFiles(params)
  return readJson<Answer>(await clients.fetch(changesAddress(params, '', table), JSON_ONLY))
}

/** Kinds of changes in words. */
export const CHANGE_WORDS: Readonly<Record<ChangeKind, string>> = {
  added: 'Added',
  changed: 'Changed',
  withdrawn: 'Withdrawn',
}
