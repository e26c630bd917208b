import type { FastifyPluginCallback } from 'fastify'
import { listIssueAreas } from './list-issue-areas/route.ts'
import { listLegislators, type ListLegislatorsNeeds } from './list-legislators/route.ts'
import { listOpenDockets, type ListOpenDocketsNeeds } from './list-open-dockets/route.ts'
import { addPublicAnswers } from '../answers/public-answers.ts'
import { refuseUnreadableQuery } from '../door/refuse-unreadable-query.ts'

export type ListsNeeds = ListLegislatorsNeeds & ListOpenDocketsNeeds

/** The published lists that a message is written with. They hold no secret and need no key. */
export const lists: FastifyPluginCallback<ListsNeeds> = (app, needs, done) => {
  addPublicAnswers(app)
  refuseUnreadableQuery(app)
  listLegislators(app, needs)
  listIssueAreas(app)
  listOpenDockets(app, needs)
  done()
}
