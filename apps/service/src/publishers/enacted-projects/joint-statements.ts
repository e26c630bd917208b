import type { EnactedFlag } from '@rotunda/contract'
import { listNames } from '../cells/parse-requestors.ts'
import { parseSubcommittee } from '../cells/parse-subcommittee.ts'
import { listWords } from '../cells/repair-hyphens.ts'
import { parseState } from '../cells/states-and-districts.ts'
import { DocumentRefused, type ReadRow, type Reading } from '../publisher.ts'
import { findIdentical } from '../tables/find-identical.ts'
import { refuseElsewhere } from '../tables/find-row-fault.ts'
import { holdTotals, listRows, sortLines, type AmountRow, type SortedLine } from '../tables/hold-totals.ts'
import { isNote, joinContinuations, type JoinedRow } from '../tables/join-continuations.ts'
import { placeRow } from '../tables/name-cells.ts'
import { readTable } from '../tables/read-table.ts'
import { isBlank, type Table } from '../tables/table.ts'
import type { EnactedPublisher, EnactedSource } from './drafts.ts'
import { findSumRows, type SumRows } from './find-sum-rows.ts'
import { findAgency, findOtherSubcommittee } from './find-agency.ts'
import { readMoney } from './make-project.ts'
import { readStatementRow, type StatementRowNeeds } from './read-statement-row.ts'
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
  parserVersion: '7',
  isGovernment: true,
  findSeries: async ({ source, open }) => {
    const table = await readTable(open, isStatementHeader)
    const { fiscalYear, subcommittee } = matchStatement(table, source)
    await Array.fromAsync(readStatement(table, source), () => undefined)
    return `enacted/${fiscalYear}/${subcommittee}`
  },
  read: async function* ({ source, open }) {
    return yield* readStatement(await readTable(open, isStatementHeader), source)
  },
}

/** Reads the table twice: the words and names in all of its rows are needed to read one. Each row gets the flags. */
export async function* readStatement(
  table: Table,
  source: EnactedSource,
  flags: readonly EnactedFlag[] = [],
): Reading {
  const statement = matchStatement(table, source)
  const columns = {
    amount: statement.columns.indexOf('amount'),
    rowNumber: statement.columns.indexOf('row_number'),
  }
  const totals = holdTotals(columns.amount)
  const sums = findSumRows(columns.amount)
  const add = async function* (lines: AsyncIterable<SortedLine>) {
    for await (const line of lines) {
      totals.add(line)
      sums.add(line)
      yield line
    }
  }
  const rows = joinRows(statement, add(sortLines(table, columns)))
  const readRow = await makeRowReader(rows, { header: table.header, statement, flags, sums })
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
  doubtParts(statement, joinContinuations(listRows(lines), new Set(listColumns(statement, WRAPPING))))

/**
 * Puts a line that is only part of a row in doubt, and the rows above and below it: the rest of their texts or amounts
 * may be on it.
 */
async function* doubtParts(
  statement: Statement,
  rows: AsyncIterable<StatementRow>,
): AsyncGenerator<StatementRow> {
  let last: StatementRow | undefined
  let isBelow = false
  let isBelowHeading = false
  for await (const row of rows) {
    const isPart = isPartOf(statement, row)
    const isHeading = isLoneAgency(statement, row)
    if (last !== undefined) yield isPart || (isHeading && isTorn(statement, last)) ? doubt(last) : last
    last = isPart || isBelow || (isBelowHeading && isTorn(statement, row)) ? doubt(row) : row
    isBelow = isPart
    isBelowHeading = isHeading
  }
  if (last !== undefined) yield last
}

const doubt = (row: StatementRow): StatementRow => ({ doubt: PART, ...row })

const PART =
  'A line here, above or below holds only part of a row, and nothing shows which row the part belongs to.'

/** Whether a line has nothing but an agency: a heading, or a part of the agency of the row above or below. */
const isLoneAgency = ({ columns }: Statement, { cells }: StatementRow): boolean => {
  const filled = columns.filter((_, column) => !isBlank(cells[column] ?? ''))
  return filled.length === 1 && filled[0] === 'agency'
}

/** Whether the agency of a row is unknown: beside a line that is an agency alone, it may be torn in two. */
const isTorn = ({ columns, subcommittee }: Statement, { cells }: StatementRow): boolean => {
  const agency = cells[columns.indexOf('agency')] ?? ''
  return !isBlank(agency) && findAgency(subcommittee, agency) === null
}

/**
 * Whether a line lacks the cells that every project has. The name of an agency or a State, a note and a merged cell are
 * no such part.
 */
const isPartOf = (statement: Statement, row: StatementRow): boolean => {
  const { columns } = statement
  const { cells, fault, merges, doubt: known, first } = row
  const filled = columns.filter((_, column) => !isBlank(cells[column] ?? ''))
  const [field] = filled
  const text = cells.find((cell) => !isBlank(cell)) ?? ''
  const isHeading =
    filled.length === 1 &&
    (field === 'agency'
      ? !isTorn(statement, row) || parseState(text) !== undefined || parseSubcommittee(text) !== undefined
      : field === columns[0] || field === 'states')
  if (fault ?? merges ?? known ?? (isHeading || isNote(text))) return false
  const core = CORE.filter((fields) => fields.some((one) => columns.includes(one)))
  const has = core.filter((fields) => fields.some((one) => filled.includes(one))).length
  const { value, why } = readMoney(cells[columns.indexOf('amount')], first.unit)
  return value !== null || why === 'dash' ? has < MIN_CORE : has < core.length
}

/** Cells that every project has, but for its amount. */
const CORE: readonly (readonly StatementField[])[] = [
  ['agency'],
  ['project'],
  ['states'],
  ['requestors', 'house_requestors', 'senate_requestors', 'origination'],
]
/** A project with an amount may lack others, which are merged with those of another row. */
const MIN_CORE = 2

const listColumns = ({ columns }: Statement, fields: readonly StatementField[]): readonly number[] =>
  fields.map((field) => columns.indexOf(field)).filter((column) => column >= 0)

/** Reads all rows once, for the words, names and repeated rows that a single row does not show. */
const makeRowReader = async (
  rows: AsyncIterable<StatementRow>,
  { sums, ...of }: Pick<StatementRowNeeds, 'flags' | 'header' | 'statement'> & { readonly sums: SumRows },
): Promise<(row: StatementRow) => ReadRow> => {
  const { statement } = of
  const project = statement.columns.indexOf('project')
  const asking = listColumns(statement, ['requestors', 'house_requestors', 'senate_requestors'])
  const [words, names] = [new Set<string>(), new Set<string>()]
  const identical = findIdentical(statement.columns.indexOf('row_number'))
  const agencies = countAgencies(statement)
  for await (const row of rows) {
    agencies.add(row)
    for (const word of listWords(row.cells[project] ?? '')) words.add(word)
    for (const column of asking) for (const name of listNames(row.cells[column] ?? '')) names.add(name)
    identical.add(row)
  }
  agencies.check()
  return (row) =>
    readStatementRow(row, {
      ...of,
      words,
      names,
      unit: row.first.unit,
      repeated: identical.isRepeated(row),
      total: sums.judge(row.first),
    })
}

/** Counts the agencies of the subcommittee, and those of others: a table without a title may be given as another one. */
const countAgencies = ({ columns, subcommittee }: Statement) => {
  const column = columns.indexOf('agency')
  let own = 0
  const others: (readonly [agency: string, subcommittee: string])[] = []
  return {
    add: ({ cells, fault }: StatementRow): void => {
      const agency = cells[column] ?? ''
      const other = fault === undefined ? findOtherSubcommittee(subcommittee, agency) : undefined
      if (other !== undefined) others.push([agency, other])
      else if (findAgency(subcommittee, agency) !== null) own += 1
    },
    check: (): void => {
      const [first] = others
      if (first !== undefined && others.length > own)
        throw new DocumentRefused(
          `${others.length} rows have an agency of a different subcommittee than ${subcommittee}, such as “${first[0]}” of ${first[1]}, and ${own} have an agency of ${subcommittee}: correct --subcommittee.`,
        )
    },
  }
}
