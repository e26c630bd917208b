import { makeFormFinder } from '../cells/member-names.ts'
import { DocumentRefused, ENTER_HEADER, type Reading } from '../publisher.ts'
import type { AppropriationsSource } from '../appropriations/drafts.ts'
import { findIdentical } from '../tables/find-identical.ts'
import { refuseElsewhere, type RowRefusal } from '../tables/find-row-fault.ts'
import { holdTotals, listRows, sortLines } from '../tables/hold-totals.ts'
import { matchHeader } from '../tables/match-header.ts'
import type { Table } from '../tables/table.ts'
import { getFiscalYear, refuseOtherStage } from './bill-headers.ts'
import { readRequest, type RequestNeeds } from './read-request.ts'
import { EXCERPT_HEADERS, REQUEST_HEADERS, type RequestCells } from './request-headers.ts'

/**
 * Finds the series of a workbook of requests, or of an excerpt. Throws a DocumentRefused for one that cannot be read.
 */
export const findRequestSeries = (table: Table, source: AppropriationsSource): string =>
  matchRequests(table, source).series

/** Reads the rows of a workbook of requests, or of an excerpt from several. Reads the table twice. */
export async function* readRequestRows(table: Table, source: AppropriationsSource): Reading {
  const { columns, readYear } = matchRequests(table, source)
  const amount = { amount: columns.indexOf('amount'), rowNumber: -1 }
  const { form, identical, totals } = await lookThrough(table, columns)
  for await (const row of listRows(sortLines(table, amount)))
    yield readRequest(row, {
      header: table.header,
      columns,
      readYear,
      form,
      unit: row.unit,
      repeated: identical.isRepeated(row),
    })
  yield* refuseElsewhere(table)
  return totals
}

/**
 * Finds the facts that a row needs from the whole table. Throws a DocumentRefused for any fault of the table as a
 * whole.
 */
const lookThrough = async (table: Table, columns: Matched['columns']) => {
  const [amount, member] = [columns.indexOf('amount'), columns.indexOf('member')]
  const [form, identical, totals] = [makeFormFinder(), findIdentical(-1), holdTotals(amount)]
  for await (const line of sortLines(table, { amount, rowNumber: -1 })) {
    totals.add(line)
    if (line.kind === 'total') continue
    identical.add(line.row)
    form.add(line.row.cells[member] ?? '')
  }
  return { form: form.find(), identical, totals: totals.list() }
}

type Matched = Pick<RequestNeeds, 'columns' | 'readYear'> & { readonly series: string }

const matchRequests = (table: Table, source: AppropriationsSource): Matched =>
  table.header.includes('_fiscal_year') ? matchExcerpt(table, source) : matchWorkbook(table, source)

const REQUIRED = ['subcommittee', 'title', 'amount'] as const

const matchWorkbook = (table: Table, source: AppropriationsSource): Matched => {
  const fiscalYear = getFiscalYear(table, source)
  refuseOtherStage(table, 'request', 'house')
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

const matchExcerpt = (table: Table, source: AppropriationsSource): Matched => ({
  series: 'requests/excerpt',
  columns: matchHeader(table.header, {
    aliases: EXCERPT_HEADERS,
    required: [...REQUIRED, 'fiscal_year'],
    what: 'House requests of several fiscal years',
  }),
  readYear: (cells) => readRowYear(cells, source),
})

const readRowYear = (
  { fiscal_year: text = '' }: RequestCells,
  source: AppropriationsSource,
): number | RowRefusal => {
  const year = Number(text)
  if (!/^\s*20\d\d\s*$/.test(text))
    return { reason: 'row_not_understood', detail: `“${text}” is not a fiscal year.` }
  return source.fiscal_year === null || source.fiscal_year === year
    ? year
    : {
        reason: 'fiscal_year_contradicted',
        detail: `The row is for ${year}, and the document was given as ${source.fiscal_year}.`,
      }
}
