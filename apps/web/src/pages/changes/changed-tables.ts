import type { ChangeKind } from '@rotunda/contract'
import type { Html } from '../../html/html.ts'
import { capitalize, type ListWords } from '../../filters/list-words.ts'
import { describeFilter } from '../../filters/describe-filter.ts'
import { stageTitle } from '../../filters/stage-words.ts'
import { ENACTED_LIST } from '../../lists/enacted.ts'
import type { ListView } from '../../lists/list-view.ts'
import { RECORD_LIST } from '../../lists/records.ts'
import type { Asked, DataMeta } from '../../page.ts'
import type { ChangedTable } from '../../releases/changes.ts'
import { readChanges } from '../../releases/read-changes.ts'
import type { PlaceMeta } from '../../views/pager.ts'
import { LINES } from './line-fields.ts'
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
  readonly words: ListWords
  readonly title: string
  /** The column by which changes are counted, and names for its values. */
  readonly counted: { readonly label: string; readonly words: (column: string) => string }
  /** Filters: always visible, then folded. */
  readonly first: readonly string[]
  readonly more: readonly string[]
  /** A filter as the end of a heading; empty without any. */
  readonly describe: (params: URLSearchParams) => string
  /** The list of the collection. */
  readonly list: ListView
  readonly read: (asked: Asked, params: URLSearchParams) => Promise<ShownChanges>
}

/** Parts that follow from the words of the rows. */
const ofRows = (
  { words, changes, describe }: Pick<ListView, 'words' | 'changes' | 'describe'>,
  first: readonly string[] = [...words.first, 'q'],
) => ({
  name: changes,
  words,
  title: capitalize(words.rows),
  first,
  more: [...words.first, ...words.more].filter((name) => !first.includes(name)),
  describe,
})

const records: TableOfChanges = {
  ...ofRows(RECORD_LIST, ['stage', ...RECORD_LIST.words.first, 'q']),
  list: RECORD_LIST,
  counted: { label: 'stage', words: stageTitle },
  read: async (asked, params) => {
    const { data, meta } = await readChanges(asked, params, 'records')
    const counts = meta.counts.map(({ change, stage, rows }) => ({ change, column: stage, rows }))
    return { meta, counts, articles: data.map(showRecordChange) }
  },
}

const fundingLines: TableOfChanges = {
  ...ofRows({
    words: LINES,
    changes: 'funding-lines',
    describe: (params) => describeFilter(params, [], LINES),
  }),
  list: RECORD_LIST,
  counted: { label: 'kind', words: (kind) => LINES.showValue('kind', kind) },
  read: async (asked, params) => {
    const { data, meta } = await readChanges(asked, params, 'funding-lines')
    const counts = meta.counts.map(({ change, kind, rows }) => ({ change, column: kind, rows }))
    return { meta, counts, articles: data.map(showLineChange) }
  },
}

const enacted: TableOfChanges = {
  ...ofRows(ENACTED_LIST),
  list: ENACTED_LIST,
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
