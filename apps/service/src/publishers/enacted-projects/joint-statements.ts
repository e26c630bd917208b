import { listNames } from '../cells/parse-requestors.ts'
import { listWords } from '../cells/repair-hyphens.ts'
import type { ReadNeeds, ReadRow, Reading } from '../publisher.ts'
import { checkRows } from '../tables/check-rows.ts'
import { findIdentical } from '../tables/find-identical.ts'
import { refuseElsewhere } from '../tables/find-row-fault.ts'
import { holdTotals, listRows, sortLines, type AmountRow, type SortedLine } from '../tables/hold-totals.ts'
import { joinContinuations, type JoinedRow } from '../tables/join-continuations.ts'
import { placeRow } from '../tables/name-cells.ts'
import { readTable } from '../tables/read-table.ts'
import type { Table } from '../tables/table.ts'
import type { EnactedFacts, EnactedPublisher } from './drafts.ts'
import { readStatementRow } from './read-statement-row.ts'
import {
  isStatementHeader,
  matchStatement,
  type Statement,
  type StatementField,
} from './statement-headers.ts'

/** Disclosure tables of joint explanatory statements, as CSV or XLSX: one table for each division of an Act. */
export const jointStatements: EnactedPublisher = {
  name: 'joint-statements',
  title: 'Committees on Appropriations, joint explanatory statements',
  parserVersion: '1',
  isGovernment: true,
  findSeries: async ({ source, open }) => {
    const { fiscalYear, subcommittee } = matchStatement(
      await checkRows(await readTable(open, isStatementHeader)),
      source,
    )
    return `enacted/${fiscalYear}/${subcommittee}`
  },
  read,
}

/** Reads the table twice: the words and names in all of its rows are needed to read one. */
async function* read({ source, open }: ReadNeeds<EnactedFacts>): Reading {
  const table = await readTable(open, isStatementHeader)
  const statement = matchStatement(table, source)
  const columns = {
    amount: statement.columns.indexOf('amount'),
    rowNumber: statement.columns.indexOf('row_number'),
  }
  const totals = holdTotals(columns.amount)
  const add = async function* (lines: AsyncIterable<SortedLine>) {
    for await (const line of lines) {
      totals.add(line)
      yield line
    }
  }
  const readRow = await makeRowReader(joinRows(statement, add(sortLines(table, columns))), table, statement)
  for await (const row of joinRows(statement, sortLines(table, columns))) {
    const read = readRow(row)
    yield read
    for (const line of row.joined)
      yield { ...placeRow(line, table.header), kind: 'merged', into: read.place } satisfies ReadRow
  }
  yield* refuseElsewhere(table)
  return totals.list()
}

type StatementRow = JoinedRow<AmountRow>

const WRAPPING = ['project', 'recipient', 'requestors', 'house_requestors', 'senate_requestors'] as const

const joinRows = (statement: Statement, lines: AsyncIterable<SortedLine>): AsyncIterable<StatementRow> =>
  joinContinuations(listRows(lines), new Set(listColumns(statement, WRAPPING)))

const listColumns = ({ columns }: Statement, fields: readonly StatementField[]): readonly number[] =>
  fields.map((field) => columns.indexOf(field)).filter((column) => column >= 0)

/** Reads all rows once, for the words, names and repeated rows that a single row does not show. */
const makeRowReader = async (
  rows: AsyncIterable<StatementRow>,
  { header }: Table,
  statement: Statement,
): Promise<(row: StatementRow) => ReadRow> => {
  const project = statement.columns.indexOf('project')
  const asking = listColumns(statement, ['requestors', 'house_requestors', 'senate_requestors'])
  const [words, names] = [new Set<string>(), new Set<string>()]
  const identical = findIdentical(statement.columns.indexOf('row_number'))
  for await (const row of rows) {
    for (const word of listWords(row.cells[project] ?? '')) words.add(word)
    for (const column of asking) for (const name of listNames(row.cells[column] ?? '')) names.add(name)
    identical.add(row)
  }
  return (row) =>
    readStatementRow(row, {
      header,
      statement,
      words,
      names,
      unit: row.first.unit,
      repeated: identical.isRepeated(row),
    })
}
