import type { FastifyInstance } from 'fastify'
import { isSample, type CurrentRelease } from '../../releases/index.ts'
import type { DataApi } from '../data/data-api.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Lists the collections whose published data is invented, for the banner on every page: those of one API on a page
     * under its address, else those of every open API.
     */
    listSamples?: (path?: string) => readonly string[]
  }
}

type Api = Pick<DataApi, 'collection' | 'base' | 'access'> & {
  readonly currentRelease: Pick<CurrentRelease, 'listPublications' | 'findSummary'>
}

/** Adds `listSamples`. */
export const putSampleBanner = (app: FastifyInstance, apis: readonly Api[]): void => {
  const open = apis.filter(({ access }) => access === 'anyone')
  const publishesSample = makeSampleFinder()
  app.decorate('listSamples', (path = '') => {
    const own = apis.find(({ base }) => path.startsWith(`${base}/`))
    return (own === undefined ? open : [own]).filter(publishesSample).map(({ collection }) => collection.name)
  })
}

/** Remembers for each release whether it is a sample: every page asks, and the summary is read from a file. */
const makeSampleFinder = () => {
  const known = new Map<Api, { readonly release: string; readonly isSample: boolean }>()
  return (api: Api): boolean => {
    const [latest] = api.currentRelease.listPublications()
    if (latest === undefined) return false
    const { release } = latest
    const found = known.get(api)
    if (found?.release === release) return found.isSample
    const summary = api.currentRelease.findSummary(release)
    if (summary === undefined) return false
    known.set(api, { release, isSample: isSample(summary) })
    return isSample(summary)
  }
}
