import type { FastifyInstance } from 'fastify'
import { isSample, type CurrentRelease } from '../../releases/index.ts'
import type { DataApi } from '../data/data-api.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Names of the collections whose published data is invented. Every page shows them in a banner: a page at an
     * address of an API those of that API, any other page those of every open API.
     */
    listSamples?: (path?: string) => readonly string[]
  }
}

type Api = Pick<DataApi, 'name' | 'base' | 'access'> & {
  readonly currentRelease: Pick<CurrentRelease, 'listPublications' | 'findSummary'>
}

/** Lists samples for the banner of the pages. */
export const putSampleBanner = (app: FastifyInstance, apis: readonly Api[]): void => {
  const open = apis.filter(({ access }) => access === 'anyone')
  const publishesSample = makeSampleFinder()
  app.decorate('listSamples', (path = '') => {
    const own = apis.find(({ base }) => path.startsWith(`${base}/`))
    return (own === undefined ? open : [own]).filter(publishesSample).map(({ name }) => name)
  })
}

/** Finds out once for each release whether it is a sample: its summary is read from a file, and every page asks. */
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
