import { dataEnvelope, FundingLine, FundingLinesQuery, RecordsMeta } from '@rotunda/contract'
import { Type } from 'typebox'
import { FUNDING_LINES } from '../../../collections/appropriations/index.ts'
import { listTable } from '../../data/list-table.ts'
import { EXAMPLE_META } from '../examples.ts'
import { EXAMPLE_FUNDING_LINE } from './example.ts'

const SelectedFields = Type.Partial(FundingLine, {
  additionalProperties: false,
  description: 'Only these fields, if `fields` is given.',
})

/** Accounts and programs. */
export const listFundingLines = listTable<FundingLinesQuery>({
  table: FUNDING_LINES,
  datasetsOf: () => ['funding-guidance'],
  path: '/funding-lines',
  operationId: 'listFundingLines',
  summary: 'Account and program references',
  description:
    'Lists the accounts and programs that guidance of the subcommittees names for project requests; then the federal accounts of the FAST Book and the programs of the Assistance Listings. A line of guidance is joined to these if that is known.',
  query: FundingLinesQuery,
  answer: dataEnvelope(Type.Union([FundingLine, SelectedFields]), RecordsMeta),
  example: { data: [EXAMPLE_FUNDING_LINE], meta: EXAMPLE_META },
})
