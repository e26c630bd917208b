import type { AppropriationsClient } from '@rotunda/sdk/appropriations'
import { PAGE_CALL } from '../ask/clients.ts'

type Datasets = Awaited<ReturnType<ReturnType<AppropriationsClient['datasets']>['page']>>
export type Dataset = Datasets['data'][number]
export type Release = Dataset['releases'][number]

/** Every release of the appropriations data that can be read, the one published last first; rows of all datasets. */
export const readReleases = async (client: AppropriationsClient): Promise<Release[]> => {
  const { data } = await readDatasets(client)
  const rowsOf = (id: string): number =>
    data.flatMap(({ releases }) => releases).reduce((sum, one) => sum + (one.id === id ? one.rows : 0), 0)
  return (data[0]?.releases ?? []).map((release) => ({ ...release, rows: rowsOf(release.id) }))
}

export const readDatasets = (client: AppropriationsClient): Promise<Datasets> =>
  client.datasets({}, PAGE_CALL).page()
