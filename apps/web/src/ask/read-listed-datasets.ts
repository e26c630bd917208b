import type { Preview, PreviewedDataset } from '@rotunda/contract'
import { PAGE_CALL, readJson, type Clients } from './clients.ts'
import type { ListedDataset } from './memory.ts'
import { isAppropriations, type Published } from './read-releases.ts'
import { toUnreadable } from './read-spending.ts'

const PREVIEW = 'data/preview.json'

/**
 * Names of all datasets, collections before their tables. A release never changes, so its names are read once. A
 * collection whose names cannot be read is left out.
 */
export const readListedDatasets = async (
  clients: Clients,
  published: readonly Published[],
): Promise<readonly ListedDataset[]> => {
  const read = published.filter(({ current }) => current).map((release) => readNames(clients, release))
  return (await Promise.all(read)).flat()
}

const readNames = async (clients: Clients, release: Published): Promise<readonly ListedDataset[]> => {
  const { datasets } = clients.memory
  const last = datasets.get(release.collection)
  if (last?.release === release.id) return last.named
  const named = await (
    isAppropriations(release) ? readRecords(clients) : readPreview(clients, release)
  ).catch(toUnreadable)
  if (named !== undefined) datasets.set(release.collection, { release: release.id, named })
  return named ?? []
}

/** Whether the rows of a table have a page: its preview then has the first rows. Enacted projects have a list instead. */
export const hasPage = (collection: string, { first }: PreviewedDataset): boolean =>
  first.length > 0 && collection !== 'enacted-projects'

const readRecords = async ({ appropriations }: Clients): Promise<readonly ListedDataset[]> => {
  const { data } = await appropriations.datasets({}, PAGE_CALL).page()
  return data.map(({ dataset, title, rows }) => ({ name: dataset, title, rows }))
}

const readPreview = async ({ fetch }: Clients, { files }: Published): Promise<readonly ListedDataset[]> => {
  const url = files.find(({ name }) => name === PREVIEW)?.url
  if (url === undefined) return []
  const { collection, title, datasets } = await readJson<Preview>(await fetch(url))
  const rows = datasets.reduce((sum, one) => sum + one.rows, 0)
  const tables = datasets.map((one) => ({
    name: one.dataset,
    title: one.title,
    rows: one.rows,
    collection,
    hasPage: hasPage(collection, one),
  }))
  return [{ name: collection, title, rows }, ...tables]
}
