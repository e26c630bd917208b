import type { ForeignAgentFlag } from '@rotunda/contract'
import type { Staging } from '../../releases/index.ts'
import type { CompleteRow } from '../families/index.ts'
import { DOCUMENTS, PRINCIPALS, REGISTRANTS, SHORT_FORMS } from './tables.ts'

/** Returns the functions that flag rows by other rows of the release, by table. */
export const flagRows = ({ database }: Staging): Readonly<Record<string, CompleteRow>> => {
  const counts = countNumbers(database)
  const same = new Set(
    database
      .prepare(SAME_KEY)
      .iterate(REGISTRANTS.name)
      .map(({ row }) => Number(row)),
  )
  const repeated: CompleteRow = (row, number) => {
    if ((counts.get(numberOf(row)) ?? 0) > 1) addFlag(row, 'number_repeated')
    if (same.has(number)) addFlag(row, 'same_key')
  }
  const makeOther = (table: string): CompleteRow => {
    const doubles = new Set(
      database
        .prepare(SAME_KEY)
        .iterate(table)
        .map(({ row }) => Number(row)),
    )
    const renamed = new Set(
      database
        .prepare(SEVERAL_NAMES)
        .iterate(table)
        .map(({ number }) => String(number)),
    )
    return (row, number) => {
      if (doubles.has(number)) addFlag(row, 'same_key')
      if (renamed.has(numberOf(row))) addFlag(row, 'registrant_name_differs')
      // Without a file of registrants, nothing is missing from it.
      if (counts.size > 0 && !counts.has(numberOf(row))) addFlag(row, 'no_registrant')
    }
  }
  return {
    [REGISTRANTS.name]: repeated,
    ...Object.fromEntries(
      [PRINCIPALS, SHORT_FORMS, DOCUMENTS].map(({ name }): [string, CompleteRow] => [name, makeOther(name)]),
    ),
  }
}

const countNumbers = (database: Staging['database']): ReadonlyMap<string, number> =>
  new Map(
    database
      .prepare(NUMBERS)
      .iterate(REGISTRANTS.name)
      .map(({ number, rows }) => [String(number), Number(rows)]),
  )

const NUMBERS = `
  select body ->> 'registration_number' as number, count(*) as rows
  from rows join bodies using (row) where kind = ? group by 1
`

const SAME_KEY = `
  with of_table as (select row, identity from rows where kind = ?)
  select row from of_table
  where identity in (select identity from of_table group by identity having count(*) > 1)
`

const SEVERAL_NAMES = `
  select body ->> 'registration_number' as number
  from rows join bodies using (row) where kind = ?
  group by 1 having count(distinct body ->> 'registrant_name') > 1
`

type Flagged = { registration_number?: string; flags?: ForeignAgentFlag[] }

const numberOf = (row: Flagged): string => row.registration_number ?? ''

const addFlag = (row: Flagged, flag: ForeignAgentFlag): void => {
  row.flags?.push(flag)
}
