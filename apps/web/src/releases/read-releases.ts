import type { AppropriationsClient } from '@rotunda/sdk/appropriations'
import type { Downloads, ReleaseFiles } from '@rotunda/contract'
import { PAGE_CALL, readJson } from '../ask/clients.ts'
import type { Asked } from '../page.ts'

type Datasets = Awaited<ReturnType<ReturnType<AppropriationsClient['datasets']>['page']>>
export type Dataset = Datasets['data'][number]
export type Release = Dataset['releases'][number]

/** Readable releases of the appropriations data, the newest first, with rows summed over all datasets. */
export const readReleases = async (client: AppropriationsClient): Promise<Release[]> => {
  const { data } = await readDatasets(client)
  const rowsOf = (id: string): number =>
    data.flatMap(({ releases }) => releases).reduce((sum, one) => sum + (one.id === id ? one.rows : 0), 0)
  return (data[0]?.releases ?? []).map((release) => ({ ...release, rows: rowsOf(release.id) }))
}

export const readDatasets = (client: AppropriationsClient): Promise<Datasets> =>
  client.datasets({}, PAGE_CALL).page()

export type { ReleaseFiles }

/** A release that can be compared with others. */
export type ListedRelease = Pick<Release, 'id' | 'snapshot' | 'current' | 'published_at' | 'sample'>

/** Releases of all public collections with their files, the newest first. */
export const readDownloads = async ({ clients }: Pick<Asked, 'clients'>): Promise<Downloads> =>
  readJson<Downloads>(await clients.fetch('/downloads', { headers: { accept: 'application/json' } }))

export const sizeOf = ({ files }: ReleaseFiles): number => files.reduce((sum, { bytes }) => sum + bytes, 0)
