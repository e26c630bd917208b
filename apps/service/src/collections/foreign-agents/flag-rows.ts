import type { ForeignAgentFlag } from '@rotunda/contract'
import type { Staging } from '../../releases/index.ts'
import type { CompleteRow } from '../families/index.ts'
import { DOCUMENTS, PRINCIPALS, REGISTRANTS, SHORT_FORMS } from './tables.ts'

/** Returns the functions that flag rows by other rows of the release, by table. */
export const flagRows = ({ database }: Staging): Readonly<Record<string, CompleteRow>> => {
  const registrations = listRegistrations(database)
  const same = new Set(
    database
      .prepare(SAME_KEY)
      .iterate(REGISTRANTS.name)
      .map(({ row }) => Number(row)),
  )
  const repeated: CompleteRow = (row, number) => {
    if ((registrations.get(numberOf(row))?.rows ?? 0) > 1) addFlag(row, 'number_repeated')
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
      const registration = registrations.get(numberOf(row))
      // Without a file of registrants, nothing is missing from it.
      if (registrations.size > 0 && registration === undefined) addFlag(row, 'no_registrant')
      if (registration !== undefined && isDatedOtherwise(row, registration))
        addFlag(row, 'registrant_date_differs')
    }
  }
  return {
    [REGISTRANTS.name]: repeated,
    ...Object.fromEntries(
      [PRINCIPALS, SHORT_FORMS, DOCUMENTS].map(({ name }): [string, CompleteRow] => [name, makeOther(name)]),
    ),
  }
}

/** Registrations of a number: how many records there are, and the texts of their days. */
type Registrations = { readonly rows: number; readonly days: readonly (string | null)[] }

const listRegistrations = (database: Staging['database']): ReadonlyMap<string, Registrations> =>
  new Map(
    database
      .prepare(NUMBERS)
      .iterate(REGISTRANTS.name)
      .map(({ number, rows, days }) => [
        String(number),
        // SQLite made the list of the texts of a column.
        { rows: Number(rows), days: JSON.parse(String(days)) as (string | null)[] },
      ]),
  )

const NUMBERS = `
  select body ->> 'registration_number' as number, count(*) as rows,
    json_group_array(body ->> 'registered_on_as_published') as days
  from rows join bodies using (row) where kind = ? group by 1
`

const isDatedOtherwise = (row: Flagged, { days }: Registrations): boolean => {
  const day = row.registrant_registered_on_as_published ?? null
  return day !== null && !days.includes(day)
}

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

type Flagged = {
  registration_number?: string
  registrant_registered_on_as_published?: string | null
  flags?: ForeignAgentFlag[]
}

const numberOf = (row: Flagged): string => row.registration_number ?? ''

const addFlag = (row: Flagged, flag: ForeignAgentFlag): void => {
  row.flags?.push(flag)
}
