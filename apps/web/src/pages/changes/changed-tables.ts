import type { ChangeKind } from '@rotunda/contract'
import type { Content, Html } from '../../html/html.ts'
import { describeInBrackets } from '../../filters/conditions.ts'
import { describeFilter } from '../../filters/describe-filter.ts'
import { ENACTED } from '../../filters/enacted-parameters.ts'
import { listValues, type ListWords } from '../../filters/list-words.ts'
import { RECORDS } from '../../filters/parameters.ts'
import { stageTitle } from '../../filters/stage-words.ts'
import type { Asked, DataMeta } from '../../page.ts'
import type { ChangedTable } from '../../releases/changes.ts'
import { readChanges, readEnactedChanges, readLineChanges } from '../../releases/read-changes.ts'
import { readEnactedReleases, readReleases, type Release } from '../../releases/read-releases.ts'
import { showControl } from '../../views/controls.ts'
import { showChips } from '../../views/filter-chips.ts'
import type { PlaceMeta } from '../../views/pager.ts'
import { KIND_WORDS } from './line-fields.ts'
import { describeOwn, showLineFilter, showOwn } from './own-filters.ts'
import { showEnactedChange, showLineChange, showRecordChange } from './show-change.ts'

/** A release that can be compared with others. */
export type ListedRelease = Pick<Release, 'id' | 'snapshot' | 'current' | 'published_at'>

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
  readonly list: ListWords
  readonly readReleases: (asked: Asked) => Promise<readonly ListedRelease[]>
  readonly read: (asked: Asked, params: URLSearchParams) => Promise<ShownChanges>
}

const showFilterOf =
  (list: ListWords) =>
  (name: string, params: URLSearchParams): Html =>
    showControl(name, listValues(params, name), undefined, list)

const RECORDS_FIRST = ['stage', 'fiscal_year', 'state', 'chamber', 'subcommittee', 'q']

/** Parts that both tables of the collection of records share. */
const OF_RECORDS = {
  list: RECORDS,
  readReleases: ({ clients }: Asked) => readReleases(clients.appropriations),
} as const

const records: TableOfChanges = {
  ...OF_RECORDS,
  name: 'records',
  title: 'Records',
  row: 'record',
  counted: { label: 'stage', words: stageTitle },
  first: RECORDS_FIRST,
  more: [...RECORDS.first, ...RECORDS.more].filter((name) => !RECORDS_FIRST.includes(name)),
  opposites: RECORDS.opposites,
  showFilter: showFilterOf(RECORDS),
  describeFilter,
  showChips: (path, params) => showChips(RECORDS, path, params),
  read: async (asked, params) => {
    const { data, meta } = await readChanges(asked, params)
    const counts = meta.counts.map(({ change, stage, rows }) => ({ change, column: stage, rows }))
    return { meta, counts, articles: data.map(showRecordChange) }
  },
}

const SHARED_FIRST = ['fiscal_year', 'chamber', 'subcommittee', 'q']
const SHARED_MORE = ['agency', 'account', 'id']

const fundingLines: TableOfChanges = {
  ...OF_RECORDS,
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
  describeFilter: (params) => describeFilter(params) + describeOwn(params),
  showChips: (path, params) => [showChips(RECORDS, path, params), showOwn(path, params)],
  read: async (asked, params) => {
    const { data, meta } = await readLineChanges(asked, params)
    const counts = meta.counts.map(({ change, kind, rows }) => ({ change, column: kind, rows }))
    return { meta, counts, articles: data.map(showLineChange) }
  },
}

const enacted: TableOfChanges = {
  name: 'enacted-projects',
  title: 'Enacted projects',
  row: 'enacted project',
  counted: { label: 'subcommittee', words: (code) => ENACTED.showValue('subcommittee', code) },
  first: [...ENACTED.first, 'q'],
  more: ENACTED.more,
  opposites: ENACTED.opposites,
  showFilter: showFilterOf(ENACTED),
  describeFilter: (params) => describeInBrackets(ENACTED, params),
  showChips: (path, params) => showChips(ENACTED, path, params),
  list: ENACTED,
  readReleases: readEnactedReleases,
  read: async (asked, params) => {
    const { data, meta } = await readEnactedChanges(asked, params)
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
