import { DocumentRefused, type ReadRow } from '../publisher.ts'
import { ROW_SUMS, type EnactedSource, type ProjectDraft, type RowSum } from './drafts.ts'
import { findCountedAccount } from './find-agency.ts'

type Place = ReadRow['place']
type Group = { readonly first: Place; sum: RowSum }

/**
 * Adds the rows of a table that is not published up by subcommittee, agency and account. The first row of a group
 * becomes its sum, and the others are merged into it. No cell leaves this function, nor a detail that quotes one.
 */
export async function* sumRows(rows: AsyncIterable<ReadRow> | Iterable<ReadRow>): AsyncGenerator<ReadRow> {
  const groups = new Map<string, Group>()
  const held: (ReadRow | { readonly kind: 'sum'; readonly place: Place; readonly key: string })[] = []
  for await (const row of rows)
    held.push(
      row.kind === 'row'
        ? // Rows of these tables are projects.
          { kind: 'sum', place: row.place, key: addRow(groups, row.place, row.draft as ProjectDraft) }
        : row,
    )
  for (const row of held) {
    if (row.kind !== 'sum') {
      yield row.kind === 'refused' ? { ...row, cells: {}, detail: UNREADABLE } : row
      continue
    }
    const { place, key } = row
    const group = groups.get(key)
    if (group === undefined) throw new Error(`There is no sum of ${key}.`)
    yield group.first === place
      ? { kind: 'row', table: ROW_SUMS, place, cells: {}, draft: group.sum }
      : { kind: 'merged', place, cells: {}, into: group.first }
  }
}

/** Detail of every refused row of an unpublished table. */
export const UNREADABLE = 'The row of the unpublished table cannot be read.'

/** Runs a step of reading. The refusal of a table that is not published quotes no text of it. */
export const hideWords = async <Result>(
  source: EnactedSource,
  step: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await step()
  } catch (cause) {
    if (!(cause instanceof DocumentRefused) || source.rows === 'published') throw cause
    throw new DocumentRefused(
      `${cause.message.replace(QUOTED, '…')} The table is not published, so its texts are not quoted.`,
    )
  }
}

/** From the first sign before a quoted text to the last one after it: a quoted text may have such signs itself. */
const QUOTED = /[“(].*[”)]/su

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
