import { closed, OpenDocket } from '@rotunda/contract'
import type { FastifyInstance } from 'fastify'
import { Type, type Static } from 'typebox'
import type { OpenDocketList } from '../../../destinations/index.ts'
import { PAGING } from '../describe-list.ts'
import { registerList } from '../register-list.ts'

export type ListOpenDocketsNeeds = {
  readonly listOpenDockets: () => OpenDocketList | Promise<OpenDocketList>
}

const Words = { minLength: 1, maxLength: 200 }
const day = (description: string) => Type.Optional(Type.String({ format: 'date', description }))

const DocketsQuery = closed({
  agency: Type.Optional(
    Type.String({ ...Words, description: 'Acronym of the agency, in any case.', examples: ['EPA'] }),
  ),
  docket: Type.Optional(Type.String({ ...Words, description: 'Number of the docket, in any case.' })),
  closing_after: day(
    'Dockets that take comments on this day or later, Eastern time. If `document_id` is null, any open document may match. Rows without a last day are left out.',
  ),
  closing_before: day(
    'Dockets with a last day for comments on this day or before, Eastern time. If `document_id` is null, any open document may match. Rows without a last day are left out.',
  ),
  q: Type.Optional(
    Type.String({
      ...Words,
      description:
        'Words to find in titles, abstract, numbers and agency, in any case. A docket must hold all of them.',
    }),
  ),
  ...PAGING,
})
type DocketsQuery = Static<typeof DocketsQuery>

/** Lists the dockets that take comments now. */
export const listOpenDockets = (app: FastifyInstance, needs: ListOpenDocketsNeeds): void => {
  registerList<OpenDocket, DocketsQuery>(app, {
    path: '/api/dockets',
    operationId: 'listOpenDockets',
    summary: 'Dockets open for comment',
    description:
      'Lists the regulation dockets that take comments now, each with the document to comment on, the comment period and the categories of the agency. `docket_id` is the value for `destination_id`. `document_id` is null if several open documents have the best type: a comment must then name a document from `windows`.',
    item: OpenDocket,
    example: EXAMPLE,
    query: DocketsQuery,
    refusals: ['unavailable'],
    read: async () => {
      const { dockets, freshness } = await needs.listOpenDockets()
      return { rows: dockets, freshness }
    },
    keeps: keepsDocket,
  })
}

const keepsDocket = (row: OpenDocket, query: DocketsQuery): boolean => {
  const { agency, docket, closing_after: after, closing_before: before } = query
  return (
    isSame(row.agency, agency) &&
    isSame(row.docket_id, docket) &&
    ((after === undefined && before === undefined) ||
      listLastDays(row).some((end) => end >= (after ?? end) && end <= (before ?? end))) &&
    hasWords(row, query.q)
  )
}

/** Lists the last day for comments; for a docket without a chosen document, the last day of each open document. */
const listLastDays = ({ document_id: chosen, comment_ends_on: end, windows }: OpenDocket): string[] =>
  (chosen === null ? windows.filter(({ open }) => open).map((one) => one.comment_ends_on) : [end]).filter(
    (day) => day !== null,
  )

const isSame = (value: string, wanted: string | undefined): boolean =>
  wanted === undefined || value.toUpperCase() === wanted.trim().toUpperCase()

const hasWords = (row: OpenDocket, q: string | undefined): boolean => {
  if (q === undefined) return true
  const text = [
    row.docket_id,
    row.title,
    row.agency,
    row.agency_name,
    row.document_id ?? '',
    row.document_title,
    row.abstract,
    ...row.rins,
    ...row.cfr,
    ...row.windows.flatMap(({ document_id, title }) => [document_id, title]),
  ]
    .join('\n')
    .toLowerCase()
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const EXAMPLE: OpenDocket = {
  docket_id: 'EXA-2026-0001',
  title: 'Example rule',
  agency: 'EXA',
  agency_name: 'Example Administration',
  document_id: 'EXA-2026-0001-0001',
  document_type: 'Proposed Rule',
  document_title: 'Example rule; proposed rule',
  abstract: 'The agency proposes an example.',
  comment_starts_on: '2026-06-01',
  comment_ends_on: '2026-07-31',
  printed_ends_on: '2026-07-31',
  categories: ['Individual Consumer'],
  rins: ['0910-ZZ01'],
  cfr: ['21 CFR 101'],
  fr_document_number: '2026-99001',
  fr_citation: '91 FR 10001',
  fr_url: 'https://www.federalregister.gov/d/2026-99001',
  published_on: '2026-06-01',
  comment_url: 'https://www.regulations.gov/commenton/EXA-2026-0001-0001',
  checked_at: '2026-06-15T11:00:00.000Z',
  windows: [
    {
      document_id: 'EXA-2026-0001-0001',
      document_type: 'Proposed Rule',
      title: 'Example rule; proposed rule',
      comment_starts_on: '2026-06-01',
      comment_ends_on: '2026-07-31',
      open: true,
      allows_late: null,
      fr_document_number: '2026-99001',
    },
  ],
}
