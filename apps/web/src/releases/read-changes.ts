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
import { changesAddress, type ChangedTable } from './changes.ts'

export type Changes = { readonly data: readonly RecordChange[]; readonly meta: ChangesMeta }
export type EnactedChanges = { readonly data: readonly EnactedChange[]; readonly meta: EnactedChangesMeta }
export type LineChanges = {
  readonly data: readonly FundingLineChange[]
  readonly meta: FundingLineChangesMeta
}

type Asking = Pick<Asked, 'clients'>
const JSON_ONLY = { headers: { accept: 'application/json' } }

type ChangesOf = {
  readonly records: Changes
  readonly 'funding-lines': LineChanges
  readonly 'enacted-projects': EnactedChanges
}

/** Reads changes of a table. Throws the API's refusals. */
export const readChanges = async <Table extends ChangedTable>(
  { clients }: Asking,
  params: URLSearchParams,
  table: Table,
): Promise<ChangesOf[Table]> => {
  refuseFiles(params)
  return readJson<ChangesOf[Table]>(await clients.fetch(changesAddress(params, '', table), JSON_ONLY))
}

/** Kinds of changes in words. */
export const CHANGE_WORDS: Readonly<Record<ChangeKind, string>> = {
  added: 'Added',
  changed: 'Changed',
  withdrawn: 'Withdrawn',
}
