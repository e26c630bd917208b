import { DocumentRefused, ENTER_HEADER, type Reading, type Source } from '../publisher.ts'
import { findIdentical } from '../tables/find-identical.ts'
import type { RowRefusal } from '../tables/find-row-fault.ts'
import { findUnit } from '../tables/find-unit.ts'
import { matchHeader } from '../tables/match-header.ts'
import { refuseElsewhere } from '../tables/refuse-elsewhere.ts'
import type { Table } from '../tables/table.ts'
import { takeTotal } from '../tables/take-total.ts'
import { getFiscalYear } from './get-fiscal-year.ts'
import { readRequest, type RequestCells, type RequestNeeds } from './read-request.ts'
import { EXCERPT_HEADERS, REQUEST_HEADERS } from './request-headers.ts'

/** The series of a workbook of requests, or of an excerpt. Throws a DocumentRefused for one that cannot be read. */
export const findRequestSeries = (table: Table, source: Source): string => matchRequests(table, source).series

/** The rows of a workbook of requests, or of an excerpt from several. */
export async function* readRequestRows(table: Table, source: Source): Reading {
  const { columns, readYear } = matchRequests(table, source)
  const unit = findUnit([...table.titles, ...table.header]) ?? 'dollars'
  const { rows, total } = takeTotal(table.rows, columns.indexOf('amount'), unit)
  const isRepeated = findIdentical(rows, -1)
  let complete = true
  for (const row of rows) {
    const repeated = isRepeated(row)
    const read = readRequest(row, { header: table.header, columns, readYear, unit, repeated })
    complete &&= read.kind === 'record'
    yield read
  }
  yield* refuseElsewhere(table)
  // A printed total that counts rows which were refused could only contradict.
  return total === undefined || !complete ? [] : [{ what: 'amount_of_document', printed: total }]
}

type Matched = Pick<RequestNeeds, 'columns' | 'readYear'> & { readonly series: string }

const matchRequests = (table: Table, source: Source): Matched =>
  table.header.includes('_fiscal_year') ? matchExcerpt(table, source) : matchWorkbook(table, source)

const REQUIRED = ['subcommittee', 'title', 'amount'] as const

const matchWorkbook = (table: Table, source: Source): Matched => {
  const fiscalYear = getFiscalYear(table, source)
  const aliases = REQUEST_HEADERS.get(fiscalYear)
  if (aliases === undefined)
    throw new DocumentRefused(
      `The columns of the workbook of fiscal year ${fiscalYear} are not known. Known years: ${[...REQUEST_HEADERS.keys()].join(', ')}. ${ENTER_HEADER}`,
    )
  const what = `House requests of fiscal year ${fiscalYear}`
  const required = [
    ...REQUIRED,
    ...(aliases.recipient ? (['recipient'] as const) : []),
    ...(aliases.member ? [] : (['last_name'] as const)),
  ]
  const columns = matchHeader(table.header, { aliases, required, what })
  return { series: `requests/${fiscalYear}`, columns, readYear: () => fiscalYear }
}

const matchExcerpt = (table: Table, source: Source): Matched => ({
  series: 'requests/excerpt',
  columns: matchHeader(table.header, {
    aliases: EXCERPT_HEADERS,
    required: [...REQUIRED, 'fiscal_year'],
    what: 'House requests of several fiscal years',
  }),
  readYear: (cells) => readRowYear(cells, source),
})

const readRowYear = ({ fiscal_year: text = '' }: RequestCells, source: Source): number | RowRefusal => {
  const year = Number(text)
  if (!/^\s*20\d\d\s*$/.test(text))
    return { reason: 'row_not_understood', detail: `“${text}” is not a fiscal year.` }
  return source.fiscal_year === null || source.fiscal_year === year
    ? year
    : {
        reason: 'fiscal_year_contradicted',
        detail: `The row is of ${year}, the document was given as ${source.fiscal_year}.`,
      }
}
