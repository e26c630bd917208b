import { isObservation } from '../../../apps/service/src/publishers/payroll/testing.ts'
import { OBSERVATIONS, PAYROLL_TOTALS } from '../../../apps/service/src/publishers/congress/index.ts'
import { type ReadRow, type TableRow } from '../../../apps/service/src/publishers/index.ts'

/** The statement of a row, in a form that can be compared. */
export type Statement = { readonly table: string; readonly said: unknown }

/** The statements of a row: one for each part of a payment, none for a row that only counts others. */
export const listStatements = (row: ReadRow): readonly string[] => {
  if (row.kind !== 'row' || row.table === COUNTS || isTotalOfDetail(row)) return []
  if (row.table === WITNESSES) return [write(row.table, { ...row.draft, order: null })]
  if (!isObservation(row)) return [write(row.table, row.draft)]
  const { office, name_raw, title, components } = row.draft
  return components.map(({ start, end, amount }) =>
    write(OBSERVATIONS, {
      office: office.name,
      bioguide: office.bioguide,
      name_raw,
      title,
      start,
      end,
      amount,
    }),
  )
}

export const parseStatement = (statement: string): Statement => {
  const [table, said] = JSON.parse(statement) as [string, unknown] // written below
  return { table, said }
}

/** Counts each statement. */
export const countStatements = (rows: readonly ReadRow[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const statement of rows.flatMap(listStatements))
    counts.set(statement, (counts.get(statement) ?? 0) + 1)
  return counts
}

/** Two people of one name may be on a list: a line that comes twice is two witnesses. */
export const mayRepeat = (statement: string): boolean => statement.startsWith(`["${WITNESSES}"`)

/** It is held against the payments above it by the reading itself, and a total of others is refused. */
const isTotalOfDetail = ({ table, draft }: TableRow): boolean =>
  table === PAYROLL_TOTALS && 'document' in draft && draft.document === 'detail'

const WITNESSES = 'witness-statements'

/** Says how many a list has, also of those that cannot be read. */
const COUNTS = 'committee-rosters'

/**
 * A byte of another encoding that was decoded is a ’ in a text, and what is in a list twice is there. A refused term is
 * no statement: where nothing else decides, its person is noted.
 */
const write = (table: string, said: unknown): string =>
  JSON.stringify([table, said], (key, value: unknown) =>
    key === 'unread_term' ? undefined : Array.isArray(value) && key !== '' ? listOnce(value) : value,
  )
    .replaceAll('’', '')
    // A cell with that byte alone says nothing.
    .replaceAll(':""', ':null')
    .replaceAll(/ +(?=")/g, '')

const listOnce = (values: readonly unknown[]): readonly unknown[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
]

/**
 * Differences between the two: names of fields, without the places in lists. Nothing where it only says
 * less: null is unknown.
 */
export const listDifferences = (whole: unknown, said: unknown, path = ''): readonly string[] => {
  if (said === null || said === undefined || isSame(whole, said)) return []
  if (Array.isArray(said) && Array.isArray(whole)) return listInLists(whole, said, path)
  if (!isRecord(said) || !isRecord(whole)) return [path]
  // A note says itself that something is not known.
  return Object.keys(said)
    .filter((name) => name !== 'time_note')
    .flatMap((name) => listDifferences(whole[name], said[name], path === '' ? name : `${path}.${name}`))
}

const listInLists = (
  whole: readonly unknown[],
  said: readonly unknown[],
  path: string,
): readonly string[] => {
  const others = said.filter((one) => !whole.some((other) => isSame(one, other)))
  if (others.length === 0) return []
  if (whole.length !== said.length) return [path]
  return said.flatMap((one, index) => listDifferences(whole[index], one, path))
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
