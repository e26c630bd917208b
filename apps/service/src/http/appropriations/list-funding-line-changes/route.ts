import {
  dataEnvelope,
  FUNDING_LINE_KINDS,
  FundingLineChange,
  FundingLineChangesMeta,
  FundingLineChangesQuery,
  namesOf,
} from '@rotunda/contract'
import { FUNDING_LINES } from '../../../collections/appropriations/index.ts'
import type { ListedRow } from '../../data/changes/read-changes.ts'
import { listTableChanges } from '../../data/changes/list-table-changes.ts'
import { EXAMPLE_META } from '../examples.ts'
import { EXAMPLE_FROM } from '../list-changes/example.ts'
import { EXAMPLE_LINE_CHANGE } from './example.ts'

/** Changes of the funding lines between two releases. */
export const listFundingLineChanges = listTableChanges<FundingLineChangesQuery>({
  table: FUNDING_LINES,
  datasetsOf: () => ['funding-guidance'],
  path: '/funding-lines/changes',
  operationId: 'listFundingLineChanges',
  summary: 'Funding lines added, changed and withdrawn since another release',
  description:
    'Works like /changes, for the lines of guidance and of the two code systems. Filters work as they do in /funding-lines. Titles that come from the lists of codes may differ without `changed_at`.',
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

/** Account and program; of a code, its title. */
const nameLine = (line: ListedRow): string | null => {
  const { account, program, federal_account_title: title, federal_account_symbol: symbol } = line
  const parts = [account ?? title ?? symbol, program].filter((part) => typeof part === 'string')
  return parts.length === 0 ? null : parts.join(': ')
}
