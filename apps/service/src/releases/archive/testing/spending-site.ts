import * as http from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '../../../platform/testing.ts'

/** A request that was received. `body` is null for a GET. */
type Asked = { readonly path: string; readonly body: Readonly<Record<string, unknown>> | null }

type Answer = {
  readonly status?: number
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The interface of USAspending on this machine, limited to records of each list, which a test may change. */
export type SpendingSite = {
  readonly base: string
  /** Records of every list, which is served in the order that they have here. */
  records: readonly object[]
  /** Looks at each request before it is answered: may change the records, or replace the answer. */
  before: (asked: Asked) => Answer | undefined
  readonly asked: Asked[]
  /** Pages requested so far, and 0 for a count. */
  readonly pages: () => readonly number[]
}

export const startSpendingSite = async (t: { after(clean: () => void): void }): Promise<SpendingSite> => {
  const server = http.createServer((request, response) => {
    void text(request).then((sent) => {
      // The project’s own requests have objects.
      const body = sent === '' ? null : (JSON.parse(sent) as Asked['body'])
      const asked = { path: request.url ?? '', body }
      site.asked.push(asked)
      const { status = 200, headers, body: answer } = site.before(asked) ?? answerList(site, asked)
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(answer)
    })
  })
  const port = await listen(t, server)
  const site: SpendingSite = {
    base: `http://127.0.0.1:${port}`,
    records: [],
    before: () => undefined,
    asked: [],
    pages: () => site.asked.map(({ body }) => Number(body?.['page'] ?? 0)),
  }
  return site
}

/** Answers as the interface does: a search continues behind the record that the request names. */
const answerList = ({ records }: SpendingSite, { path, body }: Asked): Answer => {
  if (path.includes('/awards/count/')) return json({ transactions: records.length })
  if (path.includes('spending_by_award_count')) return json({ results: { grants: records.length, loans: 0 } })
  if (body === null) return { status: 405, body: '{"detail":"Method \\"GET\\" not allowed."}' }
  const [page, limit] = [Number(body['page']), Number(body['limit'])]
  const isSearch = path.includes('spending_by_award')
  const start = isSearch ? Number(body['last_record_unique_id'] ?? 0) : (page - 1) * limit
  const results = records.slice(start, start + limit)
  return json({
    results,
    page_metadata: {
      page,
      hasNext: start + limit < records.length,
      ...(path.includes('/accounts') && { count: records.length }),
      ...(isSearch && {
        last_record_unique_id: start + limit,
        last_record_sort_value: `sort ${start + limit}`,
      }),
    },
  })
}

const json = (answer: object): Answer => ({ body: JSON.stringify(answer) })
