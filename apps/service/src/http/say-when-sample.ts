import type { FastifyInstance } from 'fastify'
import { isSample, type CurrentRelease } from '../releases/index.ts'
import type { DataApi } from './data/index.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Names of the collections whose published data is invented: every page of HTML says so. A page at an address of
     * an API speaks of that API alone, and every other page of all that anyone may read.
     */
    listSamples?: (path?: string) => readonly string[]
  }
}

type Api = Pick<DataApi, 'name' | 'base' | 'access'> & {
  readonly currentRelease: Pick<CurrentRelease, 'listPublications' | 'findSummary'>
}

/** Lets the pages know. A service that publishes nothing has no sample either. */
export const sayWhenSample = (app: FastifyInstance, apis: readonly Api[]): void => {
  const open = apis.filter(({ access }) => access === 'anyone')
  const publishesSample = makeTeller()
  app.decorate('listSamples', (path = '') => {
    const own = apis.find(({ base }) => path.startsWith(`${base}/`))
    return (own === undefined ? open : [own]).filter(publishesSample).map(({ name }) => name)
  })
}

/** Every page asks, and to find the summary of a release is to look at files: of the latest one it is looked for once. */
const makeTeller = () => {
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
