import { OpenDocket } from '@rotunda/contract'
import type { FastifyInstance } from 'fastify'
import type { OpenDocketList } from '../../../destinations/index.ts'
import { ListQuery } from '../list-query.ts'
import { registerList } from '../register-list.ts'

export type ListOpenDocketsNeeds = {
  readonly listOpenDockets: () => OpenDocketList | Promise<OpenDocketList>
}

/** The dockets on which anybody can comment now. */
export const listOpenDockets = (app: FastifyInstance, needs: ListOpenDocketsNeeds): void => {
  registerList<OpenDocket, ListQuery>(app, {
    path: '/api/dockets',
    operationId: 'listOpenDockets',
    summary: 'Dockets open for comment',
    description:
      'Regulation dockets that take comments now, with the document that comments are filed on, the comment period ' +
      'and the agency’s categories. `docket_id` is the value for `destination_id`.',
    item: OpenDocket,
    example: EXAMPLE,
    query: ListQuery,
    refusals: ['unavailable'],
    read: async () => {
      const { dockets, freshness } = await needs.listOpenDockets()
      return { rows: dockets, freshness }
    },
    keeps: () => true,
  })
}

const EXAMPLE: OpenDocket = {
  docket_id: 'EXA-2026-0001',
  title: 'Example rule',
  agency: 'EXA',
  document_id: 'EXA-2026-0001-0001',
  document_type: 'Proposed Rule',
  comment_starts_on: '2026-06-01',
  comment_ends_on: '2026-07-31',
  categories: ['Individual Consumer'],
}
