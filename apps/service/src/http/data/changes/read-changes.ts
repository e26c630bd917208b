import type { ChangeKind, Notice } from '@rotunda/contract'
import type { OpenTable } from '../../../tables/index.ts'
import type { ChangesOfKind, Tables } from './select-changes.ts'

/** A row, as its table lists it. */
export type ListedRow = Readonly<Record<string, unknown>>

export type Change = {
  readonly change: ChangeKind
  readonly fields: readonly string[]
  readonly before: ListedRow | null
  readonly after: ListedRow | null
}

type Described = {
  /** Every field of a row. */
  readonly fields: readonly string[]
  /** Fields at the head of a change, the id first. */
  readonly head: readonly string[]
}

/** Lists the changes, one kind after the other. A page reads only its own rows. */
export const readChanges = (
  tables: Tables,
  kinds: readonly ChangesOfKind[],
  described: Described,
): Pick<readonly Change[], 'length' | 'slice'> => ({
  length: kinds.reduce((sum, { size }) => sum + size, 0),
  slice: (from = 0, to = Infinity) => {
    const rows: Change[] = []
    let begin = 0
    for (const kind of kinds) {
      const [first, end] = [Math.max(0, from - begin), Math.min(kind.size, to - begin)]
      if (first < end) rows.push(...readKind(tables, kind, { first, end }, described))
      begin += kind.size
    }
    return rows
  },
})

const readKind = (
  tables: Tables,
  { change, later, earlier }: ChangesOfKind,
  { first, end }: { readonly first: number; readonly end: number },
  described: Described,
): Change[] => {
  const after = readRows(tables.later, later?.subarray(first, end))
  const before = readRows(tables.earlier, earlier?.subarray(first, end))
  return Array.from({ length: end - first }, (_, index) =>
    describe(change, before[index] ?? null, after[index] ?? null, described),
  )
}

const readRows = (table: OpenTable, positions: Uint32Array = new Uint32Array()): ListedRow[] =>
  // The table wrote this JSON.
  JSON.parse(`[${Buffer.from(table.readRows(positions, ',')).toString()}]`) as ListedRow[]

const describe = (
  change: ChangeKind,
  before: ListedRow | null,
  after: ListedRow | null,
  { fields, head }: Described,
): Change => {
  const row = after ?? before
  if (row === null) throw new Error('a change of no row')
  const named = Object.fromEntries(head.map((name) => [name, row[name]]))
  return {
    change,
    ...named,
    fields: listDiffering(before, after, fields),
    before: withhold(before, after),
    after,
  }
}

/** A takedown of the later row withholds the earlier value of its fields too. */
const withhold = (before: ListedRow | null, after: ListedRow | null): ListedRow | null => {
  // The table wrote its notices.
  const notices = (after?.['notices'] ?? []) as readonly Pick<Notice, 'kind' | 'fields'>[]
  const names = notices.filter(({ kind }) => kind === 'takedown').flatMap(({ fields }) => fields)
  return before && { ...before, ...Object.fromEntries(names.map((name) => [name, after?.[name]])) }
}

const listDiffering = (
  before: ListedRow | null,
  after: ListedRow | null,
  fields: readonly string[],
): readonly string[] =>
  before === null || after === null
    ? []
    : fields.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
