import { findCommitteeId } from '../../collections/congress/index.ts'
import { Refusal } from '../../platform/index.ts'

const NAMES = ['committee_id', 'parent_committee_id', 'parent_id'].flatMap((name) => [name, `not_${name}`])

/** Parameters of a table that take the ids of committees. */
export const listCommitteeParams = (table: string): readonly string[] =>
  table === 'committees' ? [...NAMES, 'id', 'not_id'] : NAMES

/** The query with ids of committees in place of their codes: `HSII`, `hsii00` and `II00` are HSII00. */
export const readCommitteeCodes = <Query extends object>(query: Query, params: readonly string[]): Query => {
  const read = Object.entries(query).flatMap(([param, values]): [string, readonly string[]][] =>
    params.includes(param) && Array.isArray(values)
      ? [[param, values.map((code) => readCode(String(code), param))]]
      : [],
  )
  return read.length === 0 ? query : { ...query, ...Object.fromEntries(read) }
}

const readCode = (code: string, param: string): string => {
  const id = findCommitteeId(code)
  if (id !== undefined) return id
  const didYouMean = findMeant(code)
  const hint = didYouMean === undefined ? '' : ` Did you mean “${didYouMean}”?`
  throw new Refusal(
    'invalid_query',
    `“${code}” in the parameter "${param}" is no code of a committee, such as HSII00, HSII or II00. /committees?q=WORDS finds one by its name.${hint}`,
    { param, ...(didYouMean !== undefined && { didYouMean }) },
  )
}

/** A code that was cut short, or has more than its digits. */
const findMeant = (code: string): string | undefined =>
  [code.slice(0, LETTERS), `${code.slice(0, 2)}00`].flatMap((one) => findCommitteeId(one) ?? [])[0]

const LETTERS = 4
