import {
  ChangesMeta,
  ChangesQuery,
  dataEnvelope,
  DataMeta,
  FUNDING_LINE_KINDS,
  FundingLine,
  FundingLineChange,
  FundingLineChangesMeta,
  FundingLineChangesQuery,
  FundingLinesQuery,
  namesOf,
  RecordChange,
  RecordQuery,
  RecordsMeta,
  RecordsQuery,
  RecordWithRelations,
  SourcedRecord,
  STAGES,
} from '@rotunda/contract'
import { Type } from 'typebox'
import { APPROPRIATIONS } from '../../collections/appropriations/declaration/index.ts'
import {
  FUNDING_LINES,
  getRecord as findRecord,
  nameGroups,
  RECORDS,
} from '../../collections/appropriations/index.ts'
import { Refusal } from '../../platform/index.ts'
import type { CurrentRelease } from '../../releases/index.ts'
import { listTableChanges } from '../data/changes/list-table-changes.ts'
import type { ListedRow } from '../data/changes/read-changes.ts'
import { NO_DOCUMENTS, type DataApi, type SourceDocuments } from '../data/index.ts'
import { listTable } from '../data/list-table.ts'
import type { Operation } from '../data/operation.ts'
import { getTable, makeRows } from '../data/rows.ts'
import { aggregateRecords } from './aggregate-records/route.ts'
import { DATA_PAGE } from './data-page.ts'
import { datasetsOf } from './datasets-of.ts'
import {
  EXAMPLE_CHANGE,
  EXAMPLE_FROM,
  EXAMPLE_FULL_RECORD,
  EXAMPLE_FUNDING_LINE,
  EXAMPLE_LINE_CHANGE,
  EXAMPLE_META,
  EXAMPLE_RECORD,
} from './examples.ts'
import { getSurroundings } from './get-surroundings/route.ts'
import { listDatasets } from './list-datasets/route.ts'

export const BASE = '/api/appropriations/v1'

/** Makes the public API over the releases of appropriations. */
export const appropriationsApi = (
  currentRelease: CurrentRelease,
  directory: string,
  documents: SourceDocuments = NO_DOCUMENTS,
): DataApi => {
  const api: DataApi = {
    collection: APPROPRIATIONS,
    name: 'appropriations',
    base: BASE,
    title: 'Public appropriations API (beta)',
    description:
      'Read-only, without account or key. Lists records by filter, totals, one record with its evidence, funding lines and releases. Each address may send 120 requests in any 60 seconds.',
    info: {
      title: 'Rotunda: public appropriations data',
      description:
        'Project requests, projects in bills and funding guidance, each row tied to its source. Beta; read-only, no key. Requests and bill inclusions are different stages, and neither is an enacted appropriation or an award. Every answer names the release that it comes from (`meta.snapshot`), how recent the sources are and what they leave out: keep all three with the data.',
    },
    dataPage: DATA_PAGE,
    access: 'anyone',
    currentRelease,
    directory,
    documents,
    operations: OPERATIONS,
  }
  return { ...api, operations: [listDatasets(api), ...OPERATIONS, getSurroundings(documents)] }
}

const SelectedRecordFields = Type.Partial(SourcedRecord, {
  additionalProperties: false,
  description: 'With `fields`: only these fields.',
})

/** Lists records by filter, by page or all as a stream. */
export const listRecords = listTable<RecordsQuery>({
  table: RECORDS,
  datasetsOf,
  nameTotals: (totals) => nameGroups(totals).slice(),
  path: '/records',
  operationId: 'listRecords',
  summary: 'Project requests and projects, by filter',
  description:
    'A record is one row of a committee’s document: a request, or a project in a table of a bill. Rows of different stages are different things, and no stage implies the next. Each further parameter narrows the set; several values of a parameter widen it. To read all pages, repeat the request with the same filters, `offset` from `meta.next_offset` and `snapshot` from `meta.snapshot`. A 409 means that another release is now current: start again. `all=true` with csv or ndjson returns the whole filtered set at once. `facet` adds counts by dimension, and `totals` adds totals by stage.',
  query: RecordsQuery,
  answer: dataEnvelope(Type.Union([SourcedRecord, SelectedRecordFields]), RecordsMeta),
  example: { data: [EXAMPLE_RECORD], meta: EXAMPLE_META },
})

/** Returns one record with its evidence, corrections and relations. */
const getRecord: Operation<RecordQuery> = {
  path: '/record',
  operationId: 'getRecord',
  summary: 'One record with its source evidence',
  description:
    'Returns the record with the verbatim cells of its source, the place in the document, its corrections, and related records with the evidence for each relation.',
  query: RecordQuery,
  answer: dataEnvelope(RecordWithRelations, DataMeta),
  example: { data: [EXAMPLE_FULL_RECORD], meta: { ...EXAMPLE_META, limit: 1, total: 1, next_offset: null } },
  formats: ['json'],
  problems: ['not_found'],
  find({ tables }, { id }) {
    const record = findRecord(getTable(tables, 'records'), id)
    if (record === undefined)
      throw new Refusal(
        'not_found',
        'No record of this snapshot has this id. Ids come from /records and stay the same in later releases. If a source no longer has the row, vanished.csv of the release lists its id.',
        { param: 'id' },
      )
    return { rows: makeRows([record]), datasets: [record.dataset] }
  },
}

/** Lists changes of records between two releases. */
const listChanges = listTableChanges<ChangesQuery>({
  table: RECORDS,
  datasetsOf,
  path: '/changes',
  operationId: 'listChanges',
  summary: 'Records added, changed and withdrawn since another release',
  description:
    'Compares this release with another published release, by the ids of records and by their fields. The answer shows each record that differs, before and after. Filters work as in /records; a changed record passes if it passes before or after. A record is changed if any field except `evidence` differs: a document retrieved again, or a row at a new place, changes no record. If `fields` has `changed_at`, the source changed. Otherwise this service reads the source better, or knows more about the member, account or project. A release compared with itself has no changes. The release `from` may be newer than this release: `added` then lists the records that the newer release withdrew. `all=true` with csv or ndjson returns all changes at once. /funding-lines/changes does the same for funding lines.',
  query: ChangesQuery,
  answer: dataEnvelope(RecordChange, ChangesMeta),
  example: {
    data: [EXAMPLE_CHANGE],
    meta: {
      ...EXAMPLE_META,
      ...EXAMPLE_FROM,
      total: 1,
      next_offset: null,
      counts: [{ change: 'changed', stage: 'request', rows: 1 }],
    },
  },
  head: ['id', 'stage', 'fiscal_year'],
  counted: { dimension: 'stage', values: STAGES },
  titleOf: ({ title, purpose }) => toText(title ?? purpose),
})

const SelectedLineFields = Type.Partial(FundingLine, {
  additionalProperties: false,
  description: 'With `fields`: only these fields.',
})

/** Lists accounts and programs. */
const listFundingLines = listTable<FundingLinesQuery>({
  table: FUNDING_LINES,
  datasetsOf: () => ['funding-guidance'],
  path: '/funding-lines',
  operationId: 'listFundingLines',
  summary: 'Account and program references',
  description:
    'Lists the accounts and programs that guidance of the subcommittees names for project requests; then the federal accounts of the FAST Book and the programs of the Assistance Listings. A guidance line is joined to its account and programs if they are known.',
  query: FundingLinesQuery,
  answer: dataEnvelope(Type.Union([FundingLine, SelectedLineFields]), RecordsMeta),
  example: { data: [EXAMPLE_FUNDING_LINE], meta: EXAMPLE_META },
})

/** Lists changes of funding lines between two releases. */
const listFundingLineChanges = listTableChanges<FundingLineChangesQuery>({
  table: FUNDING_LINES,
  datasetsOf: () => ['funding-guidance'],
  path: '/funding-lines/changes',
  operationId: 'listFundingLineChanges',
  summary: 'Funding lines added, changed and withdrawn since another release',
  description:
    'Works like /changes, for guidance lines and the lines of the two code systems. Filters work as in /funding-lines. Titles that come from the lists of codes may differ without `changed_at`.',
  query: FundingLineChangesQuery,
  answer: dataEnvelope(FundingLineChange, FundingLineChangesMeta),
  example: {
    data: [EXAMPLE_LINE_CHANGE],
    meta: {
      ...EXAMPLE_META,
      ...EXAMPLE_FROM,
      total: 1,
      next_offset: null,
      counts: [{ change: 'changed', kind: 'guidance', rows: 1 }],
    },
  },
  head: ['id', 'kind', 'fiscal_year'],
  counted: { dimension: 'kind', values: namesOf(FUNDING_LINE_KINDS) },
  titleOf: (line) => nameLine(line),
})

/** Operations that need the release alone, in the order of the description. */
const OPERATIONS: readonly Operation<never>[] = [
  listRecords,
  getRecord,
  aggregateRecords,
  listChanges,
  listFundingLines,
  listFundingLineChanges,
]

const toText = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** Names a line by its account and program, or a code by its title. */
const nameLine = (line: ListedRow): string | null => {
  const { account, program, federal_account_title: title, federal_account_symbol: symbol } = line
  const parts = [account ?? title ?? symbol, program].filter((part) => typeof part === 'string')
  return parts.length === 0 ? null : parts.join(': ')
}
