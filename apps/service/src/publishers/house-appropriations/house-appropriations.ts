import { foldText } from '../../platform/index.ts'
import { DocumentRefused, type ReadNeeds, type Reading } from '../publisher.ts'
import type { AppropriationsFacts, AppropriationsPublisher } from '../appropriations/drafts.ts'
import { PUBLISHERS } from '../appropriations/publisher-names.ts'
import { checkRows } from '../tables/check-rows.ts'
import { isDamaged } from '../tables/is-damaged.ts'
import { readTable } from '../tables/read-table.ts'
import type { Table } from '../tables/table.ts'
import { fieldsOfTable } from './cell-fields.ts'
import { findBillSeries, isBillHeader, readBillRows } from './read-bill-table.ts'
import { findRequestSeries, readRequestRows } from './read-requests.ts'

/** Request workbooks, and tables of the projects in the committee's bills; distinguished by their headers. */
export const houseAppropriations: AppropriationsPublisher = {
  name: 'house-appropriations',
  title: PUBLISHERS['house-appropriations'],
  parserVersion: '4',
  isGovernment: true,
  findSeries: async ({ source, open }) => {
    const table = await checkRows(await readTable(open, isKnownHeader))
    return isBillTable(table) ? findBillSeries(table, source) : findRequestSeries(table, source)
  },
  read,
  fieldsOf: fieldsOfTable,
}

async function* read({ source, open }: ReadNeeds<AppropriationsFacts>): Reading {
  const table = await readTable(open, isKnownHeader)
  return yield* isBillTable(table) ? readBillRows(table, source) : readRequestRows(table, source)
}

const isKnownHeader = (header: readonly string[]): boolean => isBillHeader(header) || isRequestHeader(header)

const isRequestHeader = (header: readonly string[]): boolean =>
  header.some((text) => foldText(text) === 'subcommittee')

const isBillTable = ({ header }: Table): boolean => {
  if (isBillHeader(header)) return true
  if (isRequestHeader(header)) return false
  throw new DocumentRefused(
    isDamaged(header)
      ? `The text of this table runs backwards (${header.join(', ')}): take it from the document by other means.`
      : `The header (${header.join(', ')}) is neither that of a table of requests, which has “Subcommittee”, nor that of a table of a bill, which has “Agency” and “Account”.`,
  )
}
