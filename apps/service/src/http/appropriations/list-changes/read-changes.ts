import { namesOf, SourcedRecord, type RecordChange } from '@rotunda/contract'
import type { OpenTable } from '../../../tables/index.ts'
import type { ChangesOfKind, Tables } from './select-changes.ts'

/** The rows of these changes, one kind after the other; of a page, only what is on it is read. */
export const readChanges = (
  tables: Tables,
  kinds: readonly ChangesOfKind[],
): Pick<readonly RecordChange[], 'length' | 'slice'> => ({
  length: kinds.reduce((sum, { size }) => sum + size, 0),
  slice: (from = 0, to = Infinity) => {
    const rows: RecordChange[] = []
    let begin = 0
    for (const kind of kinds) {
      const [first, end] = [Math.max(0, from - begin), Math.min(kind.size, to - begin)]
      if (first < end) rows.push(...readKind(tables, kind, first, end))
      begin += kind.size
    }
    return rows
  },
})

const readKind = (
  tables: Tables,
  { change, later, earlier }: ChangesOfKind,
  first: number,
  end: number,
): RecordChange[] => {
  const after = readRows(tables.later, later?.subarray(first, end))
  const before = readRows(tables.earlier, earlier?.subarray(first, end))
  return Array.from({ length: end - first }, (_, index) =>
    describe(change, before[index] ?? null, after[index] ?? null),
  )
}

const readRows = (table: OpenTable, positions: Uint32Array = new Uint32Array()): SourcedRecord[] =>
  // Rows as the table lists them.
  JSON.parse(`[${Buffer.from(table.readRows(positions, ',')).toString()}]`) as SourcedRecord[]

const describe = (
  change: RecordChange['change'],
  before: SourcedRecord | null,
  after: SourcedRecord | null,
): RecordChange => {
  const row = after ?? before
  if (row === null) throw new Error('a change of no row')
  const { id, stage, fiscal_year } = row
  return { change, id, stage, fiscal_year, fields: listDiffering(before, after), before, after }
}

const listDiffering = (before: SourcedRecord | null, after: SourcedRecord | null): RecordChange['fields'] =>
  before === null || after === null
    ? []
    : namesOf(SourcedRecord.properties).filter(
        (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
      )
