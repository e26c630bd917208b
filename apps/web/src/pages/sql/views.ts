import { PAGE_CALL } from '../../ask/clients.ts'
import { isAppropriations, readPublished, type Published } from '../../ask/read-releases.ts'
import type { Asked } from '../../page.ts'
import { showBytes } from '../../parts/format.ts'

/** A table for queries. */
export type View = {
  readonly name: string
  readonly says: string
  /** Address of the Parquet file; derived tables have `select`. */
  readonly file?: string
  readonly select?: string
  /** Collection of a table that lies in a schema of its own. Absent for appropriations. */
  readonly collection?: string
}

/** The smallest amount of each project and stage, as in the API's sums. */
const PROJECTS = `select * from records
qualify row_number() over (partition by project, stage order by amount nulls last, id) = 1`

/** Tables of the current releases: datasets of appropriations, all records, their projects, and other collections. */
export const listViews = async ({ clients }: Pick<Asked, 'clients'>): Promise<View[]> => {
  const [{ data }, releases] = await Promise.all([
    clients.appropriations.datasets({}, PAGE_CALL).page(),
    readPublished(clients),
  ])
  const current = releases.filter((release) => release.current)
  const release = current.find(isAppropriations)?.id ?? ''
  const views = data.map(({ dataset, title, rows, stages }) => ({
    name: dataset.replaceAll('-', '_'),
    says: `${title}, ${rows.toLocaleString('en-US')} rows`,
    file: `/downloads/${release}/data/${dataset}.parquet`,
    stages,
  }))
  const staged = views.filter(({ stages }) => stages.length > 0)
  return [
    {
      name: 'records',
      says: `all records: ${staged.map(({ name }) => name).join(' and ')} together`,
      select: staged.map(({ name }) => `select * from ${name}`).join(' union all by name '),
    },
    {
      name: 'projects',
      says: 'records with each project once per stage, for sums: several members may ask for one project',
      select: PROJECTS,
    },
    ...views.map(({ name, says, file }) => ({ name, says, file })),
    ...current.filter((one) => !isAppropriations(one)).flatMap(listTables),
  ]
}

/** Tables of another collection, in a schema of its name: several collections have a table of one name. */
const listTables = ({ collection, files }: Published): View[] =>
  files.flatMap(({ name, url, bytes }) => {
    const [, table] = /^data\/([\w-]+)\.parquet$/.exec(name) ?? []
    if (table === undefined) return []
    const qualified = `${toName(collection)}.${toName(table)}`
    return [{ name: qualified, says: showBytes(bytes), file: url, collection }]
  })

const toName = (text: string): string => text.replaceAll('-', '_')

/**
 * SQL that creates the tables, each after those it uses. `sql.js` creates a table with a schema only when a query names
 * it, because DuckDB reads the end of each file.
 */
export const writeViews = (views: readonly View[], origin: string): string[] => {
  const schemas = new Set(
    views.flatMap(({ collection }) => (collection === undefined ? [] : [toName(collection)])),
  )
  return [
    ...[...schemas].map((schema) => `create schema ${schema}`),
    ...views
      .toSorted((a, b) => Number(a.select !== undefined) - Number(b.select !== undefined))
      .map(
        ({ name, file, select }) =>
          `create view ${name} as ${select ?? `select * from read_parquet('${origin}${file ?? ''}')`}`,
      ),
  ]
}

/** Views that a query may need: all of appropriations, and those of other collections that it names. */
export const chooseViews = (views: readonly View[], query: string): readonly View[] =>
  views.filter(({ name, collection }) => collection === undefined || query.includes(name))
