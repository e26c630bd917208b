import { ISSUE_AREAS, IssueArea } from '@rotunda/contract'
import type { FastifyInstance } from 'fastify'
import { ListQuery } from '../list-query.ts'
import { registerList } from '../register-list.ts'

/** The subjects that an office files a message under: the codes for `main_issue`. */
export const listIssueAreas = (app: FastifyInstance): void => {
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
