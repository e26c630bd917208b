import { DocumentRefused, type ReadNeeds, type ReadRow, type Reading } from '../publisher.ts'
import { checkRows } from '../tables/check-rows.ts'
import { openCsvList, readCsvRows, type CsvList } from '../tables/open-csv-table.ts'
import {
  ROW_SUMS,
  type EnactedFacts,
  type EnactedPublisher,
  type EnactedSource,
  type ProjectDraft,
  type RowSum,
} from './drafts.ts'
import { findCountedAccount } from './find-agency.ts'
import { BPC_FIELDS, readBpcRow, type BpcField } from './read-bpc-row.ts'

/**
 * The Bipartisan Policy Center's table of the enacted projects of a year. No licence is stated: unless the operator
 * publishes its rows, they give only counts and sums, by which control totals are checked.
 */
export const bpcEnacted: EnactedPublisher = {
  name: 'bpc-enacted',
  title: 'Bipartisan Policy Center',
  parserVersion: '1',
  isGovernment: false,
  findSeries: async ({ source, open }) => {
    const fiscalYear = getFiscalYear(source)
    const { table } = await openCsvList(open, listOf(fiscalYear))
    await checkRows(table)
    return `bpc/${fiscalYear}`
  },
  read,
}

async function* read({ source, open }: ReadNeeds<EnactedFacts>): Reading {
  const rows = readCsvRows(open, listOf(getFiscalYear(source)))
  if (source.rows === 'published') yield* rows
  else yield* sumRows(rows)
  return []
}

const getFiscalYear = ({ fiscal_year: year }: EnactedSource): number => {
  if (year !== null) return year
  throw new DocumentRefused('The table does not say its fiscal year: give it with --fiscal-year.')
}

const listOf = (fiscalYear: number): CsvList<BpcField> => ({
  what: 'enacted projects of the Bipartisan Policy Center',
  fields: BPC_FIELDS,
  readRow: (row) => readBpcRow(row, fiscalYear),
})

type Place = ReadRow['place']
type Group = { readonly first: Place; sum: RowSum }

/**
 * Adds the rows up by subcommittee, agency and account. The first row of a group becomes its sum, and the others are
 * merged into it. No cell of a row leaves this function.
 */
async function* sumRows(rows: AsyncIterable<ReadRow>): AsyncGenerator<ReadRow> {
  const groups = new Map<string, Group>()
  const held: { readonly place: Place; readonly key: string | null; readonly reason: string }[] = []
  for await (const row of rows) {
    // Rows of this list are projects.
    const key = row.kind === 'row' ? addRow(groups, row.place, row.draft as ProjectDraft) : null
    held.push({ place: row.place, key, reason: row.kind === 'refused' ? row.reason : '' })
  }
  for (const { place, key, reason } of held) {
    const group = key === null ? undefined : groups.get(key)
    if (group === undefined)
      yield {
        kind: 'refused',
        place,
        cells: {},
        reason,
        detail: 'The row of the unpublished table cannot be read.',
      }
    else if (group.first === place) yield { kind: 'row', table: ROW_SUMS, place, cells: {}, draft: group.sum }
    else yield { kind: 'merged', place, cells: {}, into: group.first }
  }
}

const addRow = (groups: Map<string, Group>, place: Place, draft: ProjectDraft): string => {
  const { fiscal_year, subcommittee, agency_code, account: text } = draft
  const account = findCountedAccount(agency_code, text)
  const key = JSON.stringify([subcommittee, agency_code, account])
  const group = groups.getOrInsertComputed(key, () => ({
    first: place,
    sum: {
      fiscal_year,
      subcommittee,
      agency_code,
      account,
      rows: 0,
      counted: 0,
      dollars: 0,
      printed_dollars: 0,
    },
  }))
  group.sum = addProject(group.sum, draft)
  return key
}

/** Adds a project to the counts and sums of its group. */
export const addProject = (
  sum: RowSum,
  { counted, amount, total_amount: total }: CountedProject,
): RowSum => ({
  ...sum,
  rows: sum.rows + 1,
  counted: sum.counted + Number(counted),
  dollars: sum.dollars + (counted ? (amount ?? 0) : 0),
  printed_dollars: sum.printed_dollars + (total ?? amount ?? 0),
})

type CountedProject = Pick<ProjectDraft, 'amount' | 'counted' | 'total_amount'>
