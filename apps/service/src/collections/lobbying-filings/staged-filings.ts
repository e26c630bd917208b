import type { LobbyingActivity, LobbyingFiling } from '@rotunda/contract'
import type { Origin, Staging } from '../../releases/index.ts'

/** A staged row with the places and dates that rows made from it take over. */
export type StagedRow<Row> = { readonly row: Row; readonly origin: Origin }

/** Lists the staged filings, in the order in which they were read. */
export const listFilings = (staging: Staging): Iterable<StagedRow<LobbyingFiling>> =>
  listStaged(staging, OF_TABLE, ['filings'])

/** Lists the staged filings group by group, which must have been staged before. */
export const listGrouped = (staging: Staging): Iterable<StagedRow<LobbyingFiling>> =>
  listStaged(staging, BY_GROUP)

export const listActivities = (staging: Staging): Iterable<StagedRow<LobbyingActivity>> =>
  listStaged(staging, OF_TABLE, ['activities'])

function* listStaged<Row extends Pick<LobbyingFiling, 'sources'>>(
  { database, documents }: Staging,
  query: string,
  parameters: readonly string[] = [],
): Generator<StagedRow<Row>, void, undefined> {
  for (const staged of database.prepare(query).iterate(...parameters)) {
    const source = documents[Number(staged['source'])]?.source
    if (source === undefined) throw new Error('a filing without a document')
    // Only the row store writes bodies.
    const row = JSON.parse(String(staged['body'])) as Row
    const origin: Origin = {
      sources: row.sources,
      source,
      first_seen_at: String(staged['first_seen_at'] ?? source.retrieved_at),
      last_changed_at: String(staged['changed_at'] ?? source.retrieved_at),
      revision: Number(staged['revision'] ?? 1),
    }
    yield { row, origin }
  }
}

const COLUMNS = 'select source, first_seen_at, changed_at, revision, body from'
const OF_TABLE = `${COLUMNS} rows join bodies using (row) where kind = ? order by row`
const BY_GROUP = `${COLUMNS} lobbying_groups join rows using (row) join bodies using (row) order by key, row`

/** Names of the codes of a kind. */
export const listCodes = ({ database }: Staging, kind: string): ReadonlyMap<string, string> =>
  new Map(
    database
      .prepare(
        `select body ->> 'code' as code, body ->> 'name' as name from rows join bodies using (row)
         where kind = 'codes' and body ->> 'kind' = ?`,
      )
      .all(kind)
      .map(({ code, name }) => [String(code), String(name)]),
  )
