import { DataMeta, dataEnvelope, FORMATS, FundingLine, FundingLinesQuery } from '@rotunda/contract'
import type { Operation } from '../operation.ts'

/** Rows that can be read up to a place, as of a disk that fails. */
export const FAILING: Operation<FundingLinesQuery> = {
  path: '/rows',
  operationId: 'listRows',
  summary: '',
  description: '',
  problems: [],
  query: FundingLinesQuery,
  answer: dataEnvelope(FundingLine, DataMeta),
  example: {},
  formats: FORMATS,
  find: () => ({
    datasets: [],
    rows: {
      total: 100_000,
      columns: [{ name: 'id', type: 'text', isList: false }],
      readCells: readUpTo,
      readValues: readUpTo,
      writeJson: (offset) => Buffer.from(failAt(offset, '{}\n'.repeat(1000))),
    },
  }),
}

const readUpTo = (offset: number, limit: number) =>
  failAt(
    offset,
    Array.from({ length: limit }, () => ['row']),
  )

const failAt = <Part>(offset: number, part: Part): Part => {
  if (offset >= 20_000) throw new Error('the disk is gone')
  return part
}
