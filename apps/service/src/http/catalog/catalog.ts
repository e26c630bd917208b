import type { FastifyPluginCallback } from 'fastify'
import { addPublicAnswers } from '../answers/public-answers.ts'
import { getCatalog, type CatalogNeeds } from './get-catalog/route.ts'
import { listApis } from './list-apis/route.ts'

/** Catalog and link set, for programs that look for data and for APIs. */
export const catalog: FastifyPluginCallback<CatalogNeeds> = (app, needs, done) => {
  addPublicAnswers(app)
  getCatalog(app, needs)
  listApis(app, needs)
  done()
}
