import { pathToFileURL } from 'node:url'
import type { OpenTable } from './open-table-types.ts'
import { makeLruCache } from './queries/lru-cache.ts'
import type { AnyTable } from './table.ts'
import { openTableFile } from './table-file.ts'
import { TABLE_LIMITS } from './limits.ts'

/** Positions of rows that are in only one of two tables, or that differ between them, in the default order. */
export type Comparison = {
  /** In the later table. */
  readonly added: Uint32Array
  /** Rows that both tables have: `earlier[n]` is the earlier form of `later[n]`. */
  readonly changed: { readonly later: Uint32Array; readonly earlier: Uint32Array }
  /** In the earlier table. */
  readonly withdrawn: Uint32Array
}

/**
 * Compares two tables of the same definition by the ids of their rows and by the rows' list form, leaving out the place
 * of a row in its documents: otherwise a document that was retrieved again would change every row. This version of the
 * service wrote both, so equal rows are equal texts. SQLite walks both in the order of ids and holds neither in memory:
 * 200,000 rows with every tenth different take 0.9 s of processor time; 20,000 whose document alone was retrieved again
 * take 0.2 s, and the same two tables again nothing.
 */
export const compareTables = (
  { provenance = [] }: Pick<AnyTable, 'provenance'>,
  later: OpenTable,
  earlier: OpenTable,
): Comparison =>
  kept.get(
    `${later.path}\n${earlier.path}`,
    () => compareFiles(later.path, earlier.path, provenance),
    countBytes,
  )

const MOST_KEPT_BYTES = TABLE_LIMITS.keptComparisonsMib.value * 1024 * 1024
const kept = makeLruCache(MOST_KEPT_BYTES)

const countBytes = ({ added, changed, withdrawn }: Comparison): number =>
  added.byteLength + 2 * changed.later.byteLength + withdrawn.byteLength

const compareFiles = (later: string, earlier: string, provenance: readonly string[]): Comparison => {
  const database = openTableFile(later)
  try {
    const url = pathToFileURL(earlier)
    url.searchParams.set('immutable', '1')
    database.prepare('attach database ? as earlier').run(url.href)
    const list = (sql: string, ...paths: readonly string[]): Positions => {
      const positions: Positions = []
      for (const row of database.prepare(sql).iterate(...paths))
        positions.push([Number(row['position']), Number(row['other'])])
      return positions.sort(([one], [other]) => one - other)
    }
    const paths = provenance.map((field) => `$.${field}`)
    const changed = list(writeChanged(paths.length), ...paths, ...paths)
    return {
      added: take(list(ADDED), 0),
      changed: { later: take(changed, 0), earlier: take(changed, 1) },
      withdrawn: take(list(WITHDRAWN), 0),
    }
  } finally {
    database.close()
  }
}

type Positions = (readonly [position: number, other: number])[]

const take = (positions: Positions, index: 0 | 1): Uint32Array =>
  Uint32Array.from(positions, (pair) => pair[index])

/** Query for changed rows. The first comparison skips equal texts, so they are not parsed. */
const writeChanged = (paths: number): string => {
  const strip = (text: string) => `json_remove(${text}${', ?'.repeat(paths)})`
  return `select now.position as position, was.position as other
  from main.ids as now join earlier.ids as was using (id)
    join main.rows as now_row on now_row.position = now.position
    join earlier.rows as was_row on was_row.position = was.position
  where now_row.json <> was_row.json and ${strip('now_row.json')} <> ${strip('was_row.json')}`
}

const ADDED = `select position, 0 as other from main.ids as now
  where not exists (select 1 from earlier.ids as was where was.id = now.id)`

const WITHDRAWN = `select position, 0 as other from earlier.ids as was
  where not exists (select 1 from main.ids as now where now.id = was.id)`
