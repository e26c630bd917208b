import { dataEnvelope, DataMeta, FORMATS, FundingLine, FundingLinesQuery } from '@rotunda/contract'
import { FUNDING_LINE_COLUMNS } from '../../../datasets/index.ts'
import { EXAMPLE_META } from '../examples.ts'
import type { Operation } from '../operation.ts'
import { EXAMPLE_FUNDING_LINE } from './example.ts'
import { makeRows } from '../rows.ts'

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
  find({ snapshot }, query) {
    const { limit: _limit, offset: _offset, snapshot: _token, format: _format, ...others } = query
    const { all: _all, trailer: _trailer, ...filters } = others
    return {
      rows: makeRows(snapshot.listFundingLines(filters), FUNDING_LINE_COLUMNS),
      datasets: ['funding-guidance'],
    }
  },
}
