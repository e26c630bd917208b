import type { ServerResponse } from 'node:http'
import { sendCut, sendJson, sendProblem, type Asked } from './open-test-server.ts'

export type Fate =
  'answer' | 'publish' | 'limited' | 'away' | 'reset' | 'length' | 'chunks' | 'close' | 'proxy'
export type Release = { readonly token: string; readonly ids: readonly string[] }

/** Facts that a service gives with the rows; a walk keeps them. */
export const SAID = {
  freshness: { checked_at: '2026-06-15T12:00:00.000Z' },
  coverage: [{ code: 'sample', text: 'Fictional.' }],
  attribution: 'Data: Rotunda.',
} as const

/** Gives pages of the newest of its releases as the service does, but each request meets the next fate of the list. */
export const playLists = (fates: readonly Fate[], releases: readonly Release[]) => {
  const [waiting, left] = [[...releases], [...fates]]
  let current = waiting.shift() ?? { token: 'none', ids: [] }
  const handle = ({ url }: Asked, response: ServerResponse): void => {
    const fate = left.shift() ?? 'answer'
    if (fate === 'publish') current = waiting.shift() ?? current
    if (fate === 'limited') {
      sendProblem(response, 429, 'rate_limited', { headers: { 'retry-after': '7' }, retry_after: 7 })
    } else if (fate === 'away') sendProblem(response, 503, 'unavailable')
    else if (fate === 'proxy') response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad</h1>')
    else if (fate === 'reset') response.destroy()
    else answer(url, response, fate)
  }
  const answer = (url: URL, response: ServerResponse, fate: Fate): void => {
    const asked = url.searchParams.get('snapshot')
    if (asked !== null && asked !== current.token) {
      sendProblem(response, 409, 'snapshot_changed', { current_snapshot: current.token })
    } else if (fate === 'length' || fate === 'chunks' || fate === 'close') {
      sendCut(response, fate, makePage(current, url.searchParams))
    } else sendJson(response, 200, makePage(current, url.searchParams))
  }
  return handle
}

export const makePage = ({ token, ids }: Release, query: URLSearchParams) => {
  const [offset, limit] = [Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 50)]
  const data = ids.slice(offset, offset + limit).map((id) => ({ id }))
  const next_offset = offset + limit < ids.length ? offset + limit : null
  return { data, meta: { snapshot: token, next_offset, total: ids.length, limit, offset, ...SAID } }
}

/** Releases of other rows under other tokens; no id is of two of them. */
export const makeReleases = (lengths: readonly number[]): Release[] =>
  lengths.map((length, number) => ({
    token: `snap-${number}`,
    ids: Array.from({ length }, (_, index) => `r${number}-${index}`),
  }))
