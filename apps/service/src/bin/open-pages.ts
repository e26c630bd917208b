import { putAssets, writeProblemPage } from '@rotunda/web'
import type { AppNeeds } from '../http/index.ts'
import { listCurrent, openSite, type SiteSettings } from './open-reader.ts'
import type { OpenedReading } from './open-readers.ts'

type PagesNeeds = {
  readonly settings: SiteSettings
  readonly collections: readonly { readonly releases: Parameters<typeof listCurrent>[0][number] }[]
  readonly opened: Pick<OpenedReading, 'routes' | 'readers'>
}

/** Pages for people, as far as the main thread has them: readers write them. */
export const openPages = ({ settings, collections, opened }: PagesNeeds): NonNullable<AppNeeds['pages']> => {
  const site = openSite(settings)
  return {
    routes: opened.routes,
    readers: opened.readers,
    assets: putAssets,
    listReleases: () => listCurrent(collections.map(({ releases }) => releases)),
    writeProblem: (problem, url, samples) => writeProblemPage(problem, url, site, samples),
  }
}
