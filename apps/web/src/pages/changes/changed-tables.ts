import type { ChangeKind } from '@rotunda/contract'
import type { Html } from '../../html/html.ts'
import { VALUE_NAMES } from '../../filters/parameters.ts'
import { stageTitle } from '../../filters/stage-words.ts'
import type { Asked, DataMeta } from '../../page.ts'
import type { ChangedTable } from '../../releases/changes.ts'
import { readChanges, readLineChanges } from '../../releases/read-changes.ts'
import type { PlaceMeta } from '../../views/pager.ts'
import { BASIS_WORDS, KIND_WORDS } from './line-fields.ts'
import { showLineChange, showRecordChange } from './show-change.ts'

export type CountOfChanges = { readonly change: ChangeKind; readonly column: string; readonly rows: number }

/** Changes of either table, ready to show. */
export type ShownChanges = {
  readonly meta: DataMeta & PlaceMeta & { readonly from: string }
  readonly counts: readonly CountOfChanges[]
  readonly articles: readonly Html[]
}

/** Everything that the page needs to show changes of a table. */
export type TableOfChanges = {
  readonly name: ChangedTable
  readonly title: string
  /** Name of one row in a sentence. */
  readonly row: string
  /** The column by which changes are counted, and names for its values. */
  readonly counted: { readonly label: string; readonly words: (column: string) => string }
  /** Filters: always visible, then folded. */
  readonly first: readonly string[]
  readonly more: readonly string[]
  readonly opposites: readonly string[]
  /** Values of filters that only this table has. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly read: (asked: Asked, params: URLSearchParams) => Promise<ShownChanges>
}

const RECORDS_FIRST = ['stage', 'fiscal_year', 'state', 'chamber', 'subcommittee', 'q']

const records: TableOfChanges = {
  name: 'records',
  title: 'Records',
  row: 'record',
  counted: { label: 'stage', words: stageTitle },
  first: RECORDS_FIRST,
  more: [
    ...VALUE_NAMES.filter((name) => !RECORDS_FIRST.includes(name)),
    'amount_min',
    'amount_max',
    'changed_since',
  ],
  opposites: VALUE_NAMES.map((name) => `not_${name}`),
  choices: {},
  read: async (asked, params) => {
    const { data, meta } = await readChanges(asked, params)
    const counts = meta.counts.map(({ change, stage, rows }) => ({ change, column: stage, rows }))
    return { meta, counts, articles: data.map(showRecordChange) }
  },
}

const SHARED_FIRST = ['fiscal_year', 'chamber', 'subcommittee', 'q']
const SHARED_MORE = ['agency', 'account', 'id']

const fundingLines: TableOfChanges = {
  name: 'funding-lines',
  title: 'Funding guidance',
  row: 'funding line',
  counted: {
    label: 'kind',
    words: (kind) => Object.entries(KIND_WORDS).find(([one]) => one === kind)?.[1] ?? kind,
  },
  first: ['kind', 'basis', ...SHARED_FIRST],
  more: [...SHARED_MORE, 'changed_since'],
  opposites: ['kind', 'basis', 'fiscal_year', 'chamber', 'subcommittee', ...SHARED_MORE].map(
    (name) => `not_${name}`,
  ),
  choices: { kind: KIND_WORDS, basis: BASIS_WORDS },
  read: async (asked, params) => {
    const { data, meta } = await readLineChanges(asked, params)
    const counts = meta.counts.map(({ change, kind, rows }) => ({ change, column: kind, rows }))
    return { meta, counts, articles: data.map(showLineChange) }
  },
}

export const TABLES_OF_CHANGES = { records, 'funding-lines': fundingLines } as const satisfies Readonly<
  Record<ChangedTable, TableOfChanges>
>
