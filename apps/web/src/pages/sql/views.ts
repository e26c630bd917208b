import { PAGE_CALL } from '../../ask/clients.ts'
import { readReleases } from '../../ask/read-releases.ts'
import type { Asked } from '../../page.ts'

/** A table for queries. */
export type View = {
  readonly name: string
  readonly says: string
  /** Address of the Parquet file; derived tables have `select`. */
  readonly file?: string
  readonly select?: string
}

/** The smallest amount of each project and stage, as in the API's sums. */
const PROJECTS = `select * from records
qualify row_number() over (partition by project, stage order by amount nulls last, id) = 1`

/** Tables of the current release: its datasets, all records, and their projects. */
export const listViews = async ({ clients }: Pick<Asked, 'clients'>): Promise<View[]> => {
  const [{ data }, releases] = await Promise.all([
    clients.appropriations.datasets({}, PAGE_CALL).page(),
    readReleases(clients),
  ])
  const release = releases.find(({ current }) => current)?.id ?? ''
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
  ]
}

/** SQL that creates the tables, each after those it uses. */
export const writeViews = (views: readonly View[], origin: string): string[] =>
  views
    .toSorted((a, b) => Number(a.select !== undefined) - Number(b.select !== undefined))
    .map(
      ({ name, file, select }) =>
        `create view ${name} as ${select ?? `select * from read_parquet('${origin}${file ?? ''}')`}`,
    )
