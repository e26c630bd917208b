import type { ChangeKind } from '@rotunda/contract'
import type { Content, Html } from '../../html/html.ts'
import { capitalize, listValues } from '../../filters/list-words.ts'
import { stageTitle } from '../../filters/stage-words.ts'
import { ENACTED_LIST } from '../../lists/enacted.ts'
import type { ListView } from '../../lists/list-view.ts'
import { RECORD_LIST } from '../../lists/records.ts'
import type { Asked, DataMeta } from '../../page.ts'
import type { ChangedTable } from '../../releases/changes.ts'
import { readChanges } from '../../releases/read-changes.ts'
import { showControl } from '../../views/controls.ts'
import { showChips } from '../../views/filter-chips.ts'
import type { PlaceMeta } from '../../views/pager.ts'
import { KIND_WORDS } from './line-fields.ts'
import { describeOwn, showLineFilter, showOwn } from './own-filters.ts'
import { showEnactedChange, showLineChange, showRecordChange } from './show-change.ts'

export type CountOfChanges = { readonly change: ChangeKind; readonly column: string; readonly rows: number }

/** Changes of a table, ready to show. */
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
  readonly showFilter: (name: string, params: URLSearchParams) => Html
  /** A filter as the end of a heading; empty without any. */
  readonly describeFilter: (params: URLSearchParams) => string
  /** Applied filters, each a link that removes it. */
  readonly showChips: (path: string, params: URLSearchParams) => Content
  /** The list of the rows. */
  readonly list: ListView
  readonly read: (asked: Asked, params: URLSearchParams) => Promise<ShownChanges>
}

/** Parts that follow from the list of the rows. */
const ofList = (list: ListView, first: readonly string[] = [...list.words.first, 'q']) => {
  const { words, changes, describe } = list
  return {
    name: changes,
    title: capitalize(words.rows),
    row: words.row,
    first,
    more: [...words.first, ...words.more].filter((name) => !first.includes(name)),
    opposites: words.opposites,
    showFilter: (name: string, params: URLSearchParams): Html =>
      showControl(name, listValues(params, name), undefined, words),
    describeFilter: describe,
    showChips: (path: string, params: URLSearchParams): Content => showChips(words, path, params),
    list,
  }
}

const records: TableOfChanges = {
  ...ofList(RECORD_LIST, ['stage', ...RECORD_LIST.words.first, 'q']),
  counted: { label: 'stage', words: stageTitle },
  read: async (asked, params) => {
    const { data, meta } = await readChanges(asked, params, 'records')
    const counts = meta.counts.map(({ change, stage, rows }) => ({ change, column: stage, rows }))
    return { meta, counts, articles: data.map(showRecordChange) }
  },
}

const SHARED_FIRST = ['fiscal_year', 'chamber', 'subcommittee', 'q']
const SHARED_MORE = ['agency', 'account', 'id']

const fundingLines: TableOfChanges = {
  list: RECORD_LIST,
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
  showFilter: (name, params) => showLineFilter(name, params),
  describeFilter: (params) => RECORD_LIST.describe(params) + describeOwn(params),
  showChips: (path, params) => [showChips(RECORD_LIST.words, path, params), showOwn(path, params)],
  read: async (asked, params) => {
    const { data, meta } = await readChanges(asked, params, 'funding-lines')
    const counts = meta.counts.map(({ change, kind, rows }) => ({ change, column: kind, rows }))
    return { meta, counts, articles: data.map(showLineChange) }
  },
}

const enacted: TableOfChanges = {
  ...ofList(ENACTED_LIST),
  counted: { label: 'subcommittee', words: (code) => ENACTED_LIST.words.showValue('subcommittee', code) },
  read: async (asked, params) => {
    const { data, meta } = await readChanges(asked, params, 'enacted-projects')
    const counts = meta.counts.map(({ change, subcommittee, rows }) => ({
      change,
      column: subcommittee,
      rows,
    }))
    return { meta, counts, articles: data.map(showEnactedChange) }
  },
}

export const TABLES_OF_CHANGES = {
  records,
  'funding-lines': fundingLines,
  'enacted-projects': enacted,
} as const satisfies Readonly<Record<ChangedTable, TableOfChanges>>
