import { ISSUE_AREAS, IssueArea } from '@rotunda/contract'
import type { FastifyInstance, FastifyPluginCallback } from 'fastify'
import { addPublicAnswers } from '../answers/public-answers.ts'
import { refuseUnreadableQuery } from '../door/refuse-unreadable-query.ts'
import { listLegislators, type ListLegislatorsNeeds } from './list-legislators/route.ts'
import { listOpenDockets, type ListOpenDocketsNeeds } from './list-open-dockets/route.ts'
import { ListQuery } from './describe-list.ts'
import { registerList } from './register-list.ts'

export type ListsNeeds = ListLegislatorsNeeds & ListOpenDocketsNeeds

/** Serves the lists that a sender needs to write a message. They hold no secret and need no key. */
export const lists: FastifyPluginCallback<ListsNeeds> = (app, needs, done) => {
  addPublicAnswers(app)
  refuseUnreadableQuery(app)
  listLegislators(app, needs)
  listIssueAreas(app)
  listOpenDockets(app, needs)
  done()
}

/** Lists the subjects under which an office files messages: the codes for `main_issue`. */
const listIssueAreas = (app: FastifyInstance): void => {
  registerList<IssueArea, ListQuery>(app, {
    path: '/api/issue-areas',
    operationId: 'listIssueAreas',
    summary: 'Issue areas and their codes',
    description:
      'Lists the subjects for messages to a legislator’s office. `code` is the value for `main_issue`.',
    item: IssueArea,
    example: { code: 18, name: 'Health' },
    query: ListQuery,
    refusals: [],
    read: () => ({ rows: ISSUE_AREAS, freshness: FRESHNESS }),
    keeps: () => true,
  })
}

const FRESHNESS = {
  source: 'Library of Congress topics of Communicating With Congress 2.0',
  retrieved_at: null,
  as_of: null,
}
