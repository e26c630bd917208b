import { isObservation } from '../../../apps/service/src/publishers/payroll/testing.ts'
import { PAYROLL_TOTALS, type ReadRow, type TableRow } from '../../../apps/service/src/publishers/index.ts'
import type { Mutated } from './mutation.ts'
import { readMutated, type ReadMutated } from './read-mutated.ts'
import type { WholeDocument } from './whole-document.ts'

export type Outcome = 'right' | 'refused' | 'stopped'

/**
 * Reads a document with one mutation. The law: every row that is left says what a row of the whole document says, no more
 * often than there; where one is gone, another was refused or the document stopped at. Throws where it does not hold.
 */
export const holdLaw = async (
  document: WholeDocument,
  whole: ReadMutated,
  { content, looksWhole = false }: Mutated,
): Promise<Outcome> => {
  const read = await readMutated(document, content)
  if (read === undefined) return 'stopped'
  const known = count(whole.rows.flatMap(listStatements))
  const found = count(read.rows.flatMap(listStatements))
  for (const [statement, times] of found)
    if (times > (known.get(statement) ?? 0) && !isKnownInPart(statement, known))
      throw new Error(`a row that the document does not have: ${statement}`)
  if (read.isTold || read.rows.some(({ kind }) => kind === 'refused')) return 'refused'
  const isLost = known.size > found.size || whole.rows.length > read.rows.length
  if (isLost && !looksWhole && document.form !== 'pages') throw new Error('rows vanished without a refusal')
  return 'right'
}

const listStatements = (row: ReadRow): readonly string[] => {
  if (row.kind !== 'row' || row.table === COUNTS || isTotalOfDetail(row)) return []
  if (row.table === WITNESSES) return [write([row.table, { ...row.draft, order: null }])]
  if (!isObservation(row)) return [write([row.table, row.draft])]
  const { office, name_raw, title, components } = row.draft
  return components.map(({ start, end, amount }) => write([office.name, name_raw, title, start, end, amount]))
}

/** It is held against the payments above it by the reading itself, and one that is not theirs is told. */
const isTotalOfDetail = ({ table, draft }: TableRow): boolean =>
  table === PAYROLL_TOTALS && 'document' in draft && draft.document === 'detail'

/** Two people of one name may be on a list: a line that comes twice is two witnesses. */
const WITNESSES = 'witness-statements'

/** Says how many a list has, also of those that cannot be read. */
const COUNTS = 'committee-rosters'

/** A byte of another encoding that was decoded is a ’ in a text, and what is in a list twice is there. */
const write = (statement: readonly unknown[]): string =>
  JSON.stringify(statement, (_, value: unknown) =>
    Array.isArray(value) && value !== statement ? listOnce(value) : value,
  ).replaceAll('’', '')

const listOnce = (values: readonly unknown[]): readonly unknown[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
]

const count = (statements: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const statement of statements) {
    const isWitness = statement.startsWith(`["${WITNESSES}"`)
    counts.set(statement, isWitness ? 1 : (counts.get(statement) ?? 0) + 1)
  }
  return counts
}

/** A payment of which a part is not known: an amount, a title or a day. */
const isKnownInPart = (statement: string, known: ReadonlyMap<string, number>): boolean => {
  const cells = JSON.parse(statement) as readonly unknown[] // written above
  if (!cells.includes(null)) return false
  return [...known.keys()].some((one) => {
    const others = JSON.parse(one) as readonly unknown[] // written above
    return cells.every((cell, place) => cell === others[place] || (cell === null && place !== NAME))
  })
}

const NAME = 1
