import type { FastifyInstance } from 'fastify'
import { isSample, type CurrentRelease } from '../releases/index.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the data that is published now is the invented sample: every page of HTML says so. */
    isSample?: () => boolean
  }
}

/** Lets the pages know. A service that publishes nothing has no sample either. */
export const sayWhenSample = (
  app: FastifyInstance,
  currentRelease: Pick<CurrentRelease, 'listPublications' | 'findSummary'>,
): void => {
  app.decorate('isSample', () => {
    const [latest] = currentRelease.listPublications()
    const summary = latest && currentRelease.findSummary(latest.release)
    return summary !== undefined && isSample(summary)
  })
}
