import type { FastifyPluginCallback } from 'fastify'
import { allowAnyOrigin } from '../answers/cross-origin.ts'
import { endWithService } from '../door/end-with-service.ts'
import { limitReaders } from '../limits/limit-readers.ts'
import { getSource, type SourcesNeeds } from './get-source/route.ts'

export type { SourcesNeeds }

/** Archived copies of the documents that published releases were made from. */
export const sources: FastifyPluginCallback<SourcesNeeds> = (app, needs, done) => {
  allowAnyOrigin(app)
  limitReaders(app)
  endWithService(app)
  getSource(app, needs)
  done()
}
