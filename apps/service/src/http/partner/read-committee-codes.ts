import { CONGRESS, findCommitteeId } from '../../collections/congress/index.ts'
import { findNearest, foldText, Refusal } from '../../platform/index.ts'
import type { OpenRelease } from '../../releases/index.ts'
import { getTable } from '../data/rows.ts'

type Tables = OpenRelease['tables']

const COLUMNS = ['committee_id', 'parent_committee_id', 'parent_id']
const NAMES = COLUMNS.flatMap((name) => [name, `not_${name}`])

/** Lists the parameters of a table that take committee ids. */
export const listCommitteeParams = (table: string): readonly string[] =>
  table === 'committees' ? [...NAMES, 'id', 'not_id'] : NAMES

/**
 * Replaces committee codes in a query by ids: `HSII`, `hsii00` and `II00` become HSII00. Throws `invalid_query` for a
 * text that is no code, and for the code of no committee in the release.
 */
export const readCommitteeCodes = <Query extends object>(
  query: Query,
  params: readonly string[],
  tables: Tables,
): Query => {
  const read = Object.entries(query).flatMap(([param, values]): [string, readonly string[]][] =>
    params.includes(param) && Array.isArray(values)
      ? [[param, values.map((code) => readCode(String(code), param, tables))]]
      : [],
  )
  return read.length === 0 ? query : { ...query, ...Object.fromEntries(read) }
}

const readCode = (code: string, param: string, tables: Tables): string => {
  const id = findCommitteeId(code)
  if (id !== undefined && isKnown(id, tables)) return id
  const didYouMean = findMeant(code, tables)
  const fault =
    id === undefined
      ? 'is not a committee code, such as HSII00, HSII or II00.'
      : 'belongs to no committee in this release.'
  const hint = didYouMean === undefined ? '' : ` Did you mean “${didYouMean}”?`
  throw new Refusal(
    'invalid_query',
    `“${code}” in the parameter "${param}" ${fault} /committees?q=WORDS finds one by its name.${hint}`,
    { param, ...(didYouMean !== undefined && { didYouMean }) },
  )
}

/** Whether the release has a committee. One that is in no list may still be named by a row, such as a meeting. */
const isKnown = (id: string, tables: Tables): boolean =>
  getTable(tables, 'committees').columns.findIds(foldText(id)).length > 0 ||
  CONGRESS.tables.some(({ name, columns }) =>
    COLUMNS.filter((column) => column in columns).some(
      (column) => getTable(tables, name).columns.findCodes(column, foldText(id)).length > 0,
    ),
  )

/** Finds the code that was probably meant: the code without a wrong ending, or else the nearest code of a committee. */
const findMeant = (code: string, tables: Tables): string | undefined => {
  const ids = [code, code.slice(0, LETTERS), `${code.slice(0, 2)}00`].flatMap(
    (one) => findCommitteeId(one) ?? [],
  )
  const listed = getTable(tables, 'committees')
    .columns.listValues('code')
    .flatMap((one) => findCommitteeId(String(one)) ?? [])
  return ids.find((id) => isKnown(id, tables)) ?? findNearest(ids[0] ?? code.trim(), [...new Set(listed)])
}

const LETTERS = 4
