import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { listRoutes, openWeb } from '@rotunda/web/pages'
import fastify from 'fastify'
import { ROUTES, SHARED_ROUTES } from '../../apps/web/src/pages/routes.ts'
import { patience } from '../../apps/service/src/platform/testing.ts'
import { findExamples } from './testing/find-examples.ts'
import { openPages } from './testing/open-pages.ts'
import { PAGE_STATES } from './testing/page-states.ts'

const { service, read, ask } = await openPages({ after })
const { data: records } = await ask<{ data: readonly { id: string }[] }>(
  '/api/appropriations/v1/records?limit=1',
)
const { data: members } = await ask<{ data: readonly { group: { bioguide: string | null } }[] }>(
  '/api/appropriations/v1/aggregates?group_by=bioguide',
)
const [one, other] = new Set(members.flatMap(({ group: { bioguide } }) => bioguide ?? []))

/** Addresses of the pages that ask the most. */
const MOST = [
  '/records',
  '/records?stage=request',
  '/records?facet=party',
  '/records?q=nothing-is-called-so&fiscal_year=2026',
  '/totals?group_by=bioguide,recipient',
  '/totals?group_by=funding_line,bioguide',
  '/totals?group_by=recipient',
  '/charts/totals.svg?group_by=bioguide',
  '/charts/totals.svg?group_by=funding_line',
  `/compare?kind=member&a=${one}&b=${other}`,
  '/compare?kind=year&a=2026&b=2027',
  `/charts/compare.svg?kind=member&a=${one}&b=${other}`,
  '/map?stage=request&q=nothing-is-called-so',
  '/search?q=watre+treatmnt+nothing+in+Texas',
  '/search?q=hp-2026-0000000000000000',
  '/records/hp-2026-0000000000000000',
  '/recipients?q=city',
  '/accounts?q=construction',
  '/regulations?agency=EPA',
  '/docs/api/try/appropriations?operation=listRecords&send=1',
  `/oembed?url=${encodeURIComponent('http://localhost/map?stage=request')}`,
  `/oembed?url=${encodeURIComponent(`http://localhost/records/${records[0]?.id ?? ''}`)}`,
]

/** A service whose release has a new name for each page: what a page remembers of a release saves the next one nothing. */
const countQuestions = () => {
  let [asked, pages] = [0, 0]
  const web = openWeb({
    endAfter: () => patience(),
    site: { publicUrl: undefined, operator: { name: 'a test', contact: undefined } },
    ask: async (request) => {
      asked += 1
      const { pathname, search } = new URL(request.url)
      const answer = await service.app.inject({
        url: pathname + search.replaceAll(`.page${pages}`, ''),
        headers: { accept: request.headers.get('accept') ?? '*/*' },
      })
      const text = answer.payload.replaceAll(/"snap-[\w-]+(?=")/g, (token) => `${token}.page${pages}`)
      return new Response(text, {
        status: answer.statusCode,
        headers: { 'content-type': String(answer.headers['content-type']) },
      })
    },
  })
  const app = fastify()
  after(() => app.close())
  for (const { path } of listRoutes())
    app.get(path, async (request) => {
      ;[asked, pages] = [0, pages + 1]
      await web.write({
        route: path,
        // The pattern names them.
        named: request.params as Readonly<Record<string, string>>,
        url: request.url,
        origin: 'http://localhost',
        accepted: undefined,
        now: new Date(),
        samples: [],
        visitor: { address: '127.0.0.1' },
      })
      return { route: path, asked }
    })
  return async (url: string) =>
    (await app.inject({ url })).json<{ readonly route?: string; readonly asked: number }>()
}

test('no page asks the service more than its route declares', async () => {
  const examples = await findExamples([...ROUTES, ...SHARED_ROUTES], read)
  const declared = new Map(listRoutes().map(({ path, questions }) => [path, questions]))
  const count = countQuestions()
  const counted = new Set<string>()
  for (const address of [
    ...[...examples.values()].map((example) => example.address),
    ...PAGE_STATES,
    ...MOST,
  ]) {
    const { route, asked } = await count(address)
    if (route === undefined) continue
    const most = declared.get(route) ?? assert.fail(route)
    assert.ok(asked <= most, `${address} asks ${asked} questions, ${route} declares ${most}`)
    counted.add(route)
  }
  // There is no address to write to in a service without a contact.
  assert.deepEqual(
    [...declared.keys()].filter((path) => !counted.has(path)),
    ['/.well-known/security.txt'],
  )
})
