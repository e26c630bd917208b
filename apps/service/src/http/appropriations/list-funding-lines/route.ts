import { dataEnvelope, DataMeta, FORMATS, FundingLine, FundingLinesQuery } from '@rotunda/contract'
import { FUNDING_LINES } from '../../../collections/appropriations/index.ts'
import { pickFilters } from '../../../tables/index.ts'
import { EXAMPLE_META } from '../examples.ts'
import type { Operation } from '../../data/operation.ts'
import { EXAMPLE_FUNDING_LINE } from './example.ts'
import { getTable } from '../../data/rows.ts'
import { makeTableRows } from '../../data/table-rows.ts'

/** Accounts and programs. */
export const listFundingLines: Operation<FundingLinesQuery> = {
  path: '/funding-lines',
  operationId: 'listFundingLines',
  summary: 'Account and program references',
  description:
    'Accounts and programs that guidance of the subcommittees names for project requests, first; then the federal ' +
    'accounts of the FAST Book and the programs of the Assistance Listings, to which a line of guidance is joined where ' +
    'that is known.',
  query: FundingLinesQuery,
  answer: dataEnvelope(FundingLine, DataMeta),
  example: { data: [EXAMPLE_FUNDING_LINE], meta: EXAMPLE_META },
  formats: FORMATS,
  problems: [],
  find({ tables }, query) {
    const lines = getTable(tables, FUNDING_LINES.name)
    const selection = lines.select(pickFilters(FUNDING_LINES, query))
    return { rows: makeTableRows(FUNDING_LINES, lines, selection), datasets: ['funding-guidance'] }
  },
}
