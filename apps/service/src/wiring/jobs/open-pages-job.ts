import { putAssets, writeProblemPage } from '@rotunda/web'
import type { DataApi } from '../../http/data/index.ts'
import type { AppNeeds } from '../../http/index.ts'
import type { OpenedReading } from '../open-readers.ts'
import { openSite, type SiteSettings } from '../open-site.ts'

type PagesJobNeeds = Pick<OpenedReading, 'routes' | 'readers'> & {
  readonly settings: SiteSettings
  /** Publications of the data that pages show. */
  readonly apis: readonly Pick<DataApi, 'name' | 'currentRelease'>[]
}

/** Parts of the pages in the main thread. Readers write the pages, and ask the APIs by the SDK. */
export const openPagesJob = ({ settings, routes, readers, apis }: PagesJobNeeds) => {
  const site = openSite(settings)
  const pages: AppNeeds['pages'] = {
    routes,
    readers,
    assets: putAssets,
    listReleases: () =>
      apis.flatMap(({ name: api, currentRelease }) =>
        currentRelease
          .listPublications()
          .slice(0, 1)
          .map(({ release, published_at }) => ({ api, release, published_at })),
      ),
    writeProblem: (problem, url, samples) => writeProblemPage(problem, url, site, samples),
  }
  return { routed: { pages } }
}
