import { putAssets, writeProblemPage } from '@rotunda/web'
import type { AppNeeds } from '../http/index.ts'
import { openSite, type SiteSettings } from './open-reader.ts'
import type { OpenedReading } from './open-readers.ts'

type PagesNeeds = {
  readonly settings: SiteSettings
  readonly opened: Pick<OpenedReading, 'apis' | 'routes' | 'readers'>
}

/** Pages for people, as far as the main thread has them: readers write them. */
export const openPages = ({ settings, opened }: PagesNeeds): NonNullable<AppNeeds['pages']> => {
  const site = openSite(settings)
  return {
    routes: opened.routes,
    readers: opened.readers,
    assets: putAssets,
    listReleases: () =>
      opened.apis.flatMap(({ name: api, currentRelease }) =>
        currentRelease
          .listPublications()
          .slice(0, 1)
          .map(({ release, published_at }) => ({ api, release, published_at })),
      ),
    writeProblem: (problem, url, samples) => writeProblemPage(problem, url, site, samples),
  }
}
