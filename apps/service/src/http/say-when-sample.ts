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
  app.decorate('listSamples', (path = '') => {
    const own = apis.find(({ base }) => path.startsWith(`${base}/`))
    return (own === undefined ? open : [own]).filter(publishesSample).map(({ name }) => name)
  })
}

const publishesSample = ({ currentRelease }: Api): boolean => {
  const [latest] = currentRelease.listPublications()
  const summary = latest && currentRelease.findSummary(latest.release)
  return summary !== undefined && isSample(summary)
}
