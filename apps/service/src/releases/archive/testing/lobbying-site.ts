import * as http from 'node:http'
import { listen } from '../../../platform/testing.ts'

type Answer = {
  readonly status: number
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The lobbying disclosure interface on this machine, limited to one list, which a test may change. */
export type LobbyingSite = {
  /** Address of the filings of a year. */
  readonly list: string
  readonly key: string
  filings: object[]
  /** Looks at each request before it is answered: may change the list, or replace the answer. */
  before: (page: number) => Answer | undefined
  /** Pages requested so far. */
  readonly asked: number[]
  /** Values of the header with the key. */
  readonly keys: Set<string | undefined>
}

const PAGE_SIZE = 25

export const startLobbyingSite = async (t: { after(clean: () => void): void }): Promise<LobbyingSite> => {
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '', site.list)
    const page = Number(url.searchParams.get('page'))
    site.asked.push(page)
    site.keys.add(request.headers.authorization)
    const { status, body, headers } = site.before(page) ?? answer(site, page, url)
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
  })
  const port = await listen(t, server)
  const site: LobbyingSite = {
    list: `http://127.0.0.1:${port}/api/v1/filings/?filing_year=2025`,
    key: 'zqxcanary0000lobbyingkey00000000',
    filings: [],
    before: () => undefined,
    asked: [],
    keys: new Set(),
  }
  return site
}

const answer = ({ filings }: LobbyingSite, page: number, url: URL): Answer => {
  const asked = url.searchParams
  if (asked.get('ordering') !== 'dt_posted' || asked.get('page_size') !== String(PAGE_SIZE))
    return { status: 400, body: '{"page_size":["Ask for pages in the order of posting."]}' }
  const results = filings.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  if (results.length === 0 && page > 1) return { status: 404, body: '{"detail":"Invalid page."}' }
  const following = new URL(url)
  following.searchParams.set('page', String(page + 1))
  const next = page * PAGE_SIZE < filings.length ? following.href : null
  return { status: 200, body: JSON.stringify({ count: filings.length, next, previous: null, results }) }
}
