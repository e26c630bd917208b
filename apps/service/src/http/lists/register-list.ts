import type {} from '@fastify/swagger'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { answerPreflight } from '../cross-origin.ts'
import { describeCsv, describeJson, type DescribedList } from './describe-list.ts'
import type { ListQuery } from './list-query.ts'
import { makePage, type List, type Page } from './make-page.ts'
import { writeCsv } from './write-csv.ts'

/** One published list: the same rows as JSON at `path` and as CSV at `path`.csv. */
export type ListOperation<Row extends object, Query extends ListQuery> = DescribedList & {
  readonly path: `/api/${string}`
  readonly example: Row
  readonly read: () => List<Row> | Promise<List<Row>>
  readonly keeps: (row: Row, query: Query) => boolean
}

export const registerList = <Row extends object, Query extends ListQuery>(
  app: FastifyInstance,
  operation: ListOperation<Row, Query>,
): void => {
  const { path } = operation
  const csvPath = `${path}.csv`
  const columns = Object.keys(operation.item.properties)
  app.get(path, { schema: describeJson(operation) }, ({ query }, reply) =>
    // The route's schema, which is `operation.query`, has checked it.
    answer(operation, path, query as Query, reply),
  )
  app.get(csvPath, { schema: describeCsv(operation) }, async ({ query }, reply) => {
    // As above.
    const { data } = await answer(operation, csvPath, query as Query, reply)
    return reply.type('text/csv; charset=utf-8; header=present').send(writeCsv(columns, data))
  })
  for (const url of [path, csvPath]) app.options(url, { schema: { hide: true } }, answerPreflight)
}

const answer = async <Row extends object, Query extends ListQuery>(
  { read, keeps }: ListOperation<Row, Query>,
  path: string,
  query: Query,
  reply: FastifyReply,
): Promise<Page<Row>> => {
  const page = makePage(await read(), query, (row) => keeps(row, query))
  linkNext(path, query, page, reply)
  return page
}

const linkNext = (path: string, query: ListQuery, { meta }: Page<unknown>, reply: FastifyReply): void => {
  if (meta.next_offset === null) return
  const next = { ...query, offset: meta.next_offset, snapshot: meta.snapshot }
  const search = new URLSearchParams(Object.entries(next).map(([name, value]) => [name, String(value)]))
  reply.header('link', `<${path}?${search.toString()}>; rel="next"`)
}
