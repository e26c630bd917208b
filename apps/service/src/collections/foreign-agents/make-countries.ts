import type { ForeignAgentCountry, ForeignAgentMissing, NoticeFields, RowFields } from '@rotunda/contract'
import { digestOf, type MadeRow, type RowDates, type RowSource, type Staging } from '../../releases/index.ts'
import { findWithheld } from '../families/index.ts'
import { findCountry } from './countries/find-country.ts'
import { COUNTRIES, DOCUMENTS, PRINCIPALS } from './tables.ts'

const DIGITS = 16

/** Makes a row for each text that stands for a country. It cites the first record with the text in each file. */
export function* makeCountries(staging: Staging): Generator<MadeRow> {
  const found = new Map<string, Counted>()
  const withheld = findWithheld(staging)
  for (const table of [PRINCIPALS.name, DOCUMENTS.name])
    countTexts(staging, table, { found, hidden: withheld.listRows(table, 'country') })
  for (const [country, counted] of [...found].sort(([one], [other]) => (one < other ? -1 : 1)))
    yield makeCountry(country, counted, staging)
}

type Counted = {
  principals: number
  open_principals: number
  documents: number
  /** Number of the document, and the sources of its first row with the text. */
  readonly first: Map<number, { readonly sources: RowSource[]; readonly dates: RowDates }>
}

type Counting = { readonly found: Map<string, Counted>; readonly hidden: readonly string[] }

const countTexts = ({ database }: Staging, table: string, { found, hidden }: Counting): void => {
  for (const row of database.prepare(LIST).iterate(table, JSON.stringify(hidden))) {
    const counted = found.getOrInsertComputed(String(row['country']), () => ({
      principals: 0,
      open_principals: 0,
      documents: 0,
      first: new Map(),
    }))
    if (table === DOCUMENTS.name) counted.documents += Number(row['rows'])
    else {
      counted.principals += Number(row['rows'])
      counted.open_principals += Number(row['open'])
    }
    const retrieved_at = String(row['first_seen_at'])
    // The row store wrote the sources.
    const sources = JSON.parse(String(row['sources'])) as RowSource[]
    const dates = { first_seen_at: retrieved_at, last_changed_at: retrieved_at, revision: 1 }
    counted.first.set(Number(row['source']), { sources, dates })
  }
}

/**
 * With min(), the other columns are those of the first row. A country that is taken down is not counted: a text of one
 * row would tell it.
 */
const LIST = `
  select body ->> 'country' as country, count(*) as rows, sum(body ->> 'status' = 'open') as open, min(rows.row),
    source, body -> 'sources' as sources,
    coalesce(first_seen_at, body ->> 'first_seen_at') as first_seen_at
  from rows join bodies using (row)
  where kind = ? and body ->> 'country' is not null and id not in (select value from json_each(?))
  group by body ->> 'country', source
`

type Country = Omit<ForeignAgentCountry, 'id' | keyof RowFields | keyof NoticeFields>

const makeCountry = (country: string, counted: Counted, { documents }: Staging): MadeRow => {
  const { code, name, mapping, basis } = findCountry(country)
  const missing: Record<string, ForeignAgentMissing> =
    code === null ? { code: 'no_code', name: 'no_code' } : {}
  const { principals, open_principals, documents: filed, first } = counted
  const body: Country = {
    country,
    code,
    name,
    mapping,
    basis,
    principals,
    open_principals,
    documents: filed,
    flags: [],
    missing,
  }
  return {
    table: COUNTRIES.name,
    dataset: COUNTRIES.name,
    id: `country-${digestOf([country], DIGITS)}`,
    coverage: {},
    body,
    from: [...first].flatMap(([number, { sources, dates }]) => {
      const source = documents[number]?.source
      return source === undefined ? [] : [{ source, sources, ...dates }]
    }),
  }
}
