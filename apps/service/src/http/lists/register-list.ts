import type {} from '@fastify/swagger'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerPreflight } from '../answers/cross-origin.ts'
import { readAsked } from '../data/asked.ts'
import { writeQuery } from '../answers/canonical-query.ts'
import { MEDIA_TYPES } from '../answers/choose-format.ts'
import { listForms } from '../data/list-forms.ts'
import { wrapPage, writePage } from '../data/write-page.ts'
import { originOf } from '../door/own-origin.ts'
import { describeList, LIST_FORMATS, type DescribedList, type ListQuery } from './describe-list.ts'
import { getSnapshot, makePage, type List, type Page } from './make-page.ts'

/** One published list. `format`, the address or `Accept` chooses its form. */
export type ListOperation<Row extends object, Query extends ListQuery> = DescribedList & {
  readonly example: Row
  readonly read: () => List<Row> | Promise<List<Row>>
  readonly keeps: (row: Row, query: Query) => boolean
}

export const registerList = <Row extends object, Query extends ListQuery>(
  app: FastifyInstance,
  operation: Omit<ListOperation<Row, Query>, 'formats'>,
): void => {
  const list: ListOperation<Row, Query> = { ...operation, formats: LIST_FORMATS }
  const findSnapshot = async () => getSnapshot((await list.read()).rows)
  for (const form of [list, ...listForms(list)]) {
    const route = { schema: describeList(form), config: { findSnapshot } }
    app.get(form.path, route, (request, reply) => answer(form, request, reply))
    app.options(form.path, { schema: { hide: true } }, answerPreflight)
  }
}

const answer = async <Row extends object, Query extends ListQuery>(
  list: ListOperation<Row, Query>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { query, format } = readAsked<Query>(list, request)
  const page = makePage(list, await list.read(), query)
  const { data } = await writePage({ rows: page.rows, datasets: [] }, format, page.place)
  const next = writeNext(list, query, page)
  if (next !== undefined) reply.header('link', `<${originOf(request)}${next}>; rel="next"`)
  return reply
    .headers({ 'content-type': MEDIA_TYPES[format], vary: 'Accept', 'rotunda-snapshot': page.meta.snapshot })
    .send(Buffer.from(wrapPage(data, { format, meta: page.meta, bom: query.bom })).toString())
}

const writeNext = (
  { path, query: schema }: DescribedList,
  query: ListQuery,
  { meta: { next_offset: offset, snapshot } }: Page,
): string | undefined =>
  offset === null ? undefined : `${path}?${writeQuery(schema, { ...query, offset, snapshot })}`
