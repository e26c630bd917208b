import type { FastifyPluginAsync } from 'fastify'
import { apiPage } from './api-page.ts'
import { APPROPRIATIONS_API, MESSAGE_API, PARTNER_API } from './api-pages.ts'
import { congressPage } from './congress-page.ts'
import { dataPage } from './data-page.ts'
import { frontPage, type FrontPageNeeds } from './front-page.ts'
import { problemsPage } from './problems-page.ts'

/** The pages that the service itself shows. */
export const pages: FastifyPluginAsync<FrontPageNeeds> = async (app, needs) => {
  await app.register(frontPage, needs)
  await app.register(apiPage, MESSAGE_API)
  await app.register(dataPage)
  // A service without data has no API that it could describe.
  if (needs.publishesData) {
    await app.register(apiPage, APPROPRIATIONS_API)
    await app.register(apiPage, PARTNER_API)
    await app.register(congressPage)
  }
  await app.register(problemsPage)
}
