import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestService } from '../../apps/service/src/bin/testing.ts'

const service = await openTestService({ ROTUNDA_PUBLIC_RATE: '200' })
after(() => service.close())

type Headers = Readonly<Record<string, string>>
type Method = 'GET' | 'HEAD' | 'POST' | 'OPTIONS'

const ask = (url: string, headers: Headers = {}, method: Method = 'GET') =>
  service.app.inject({ method, url, headers })

const firstId = async (url: string): Promise<string> => {
  const { data } = (await ask(url)).json<{ readonly data: readonly { readonly id: string }[] }>()
  return data[0]?.id ?? assert.fail(url)
}

const firstRelease = async (collection: string): Promise<string> => {
  const { data } = (await ask('/downloads')).json<{
    readonly data: readonly { readonly id: string; readonly collection: string }[]
  }>()
  return data.find((one) => one.collection === collection)?.id ?? assert.fail(collection)
}

const [projectsRelease, recordsRelease] = await Promise.all(
  ['enacted-projects', 'appropriations'].map(firstRelease),
)
const [record, project] = await Promise.all(
  ['/api/appropriations/v1/records?limit=1', '/api/enacted/v1/projects?limit=1'].map(firstId),
)

/** Each operation of the enacted projects, beside the one of appropriations that is most like it. */
const PAIRS = [
  ['projects?limit=1', 'records?limit=1'],
  [`project?id=${project ?? ''}`, `record?id=${record ?? ''}`],
  ['aggregates?limit=1', 'aggregates?group_by=fiscal_year&limit=1'],
  ['links?limit=1', 'funding-lines?limit=1'],
  [`changes?from=${projectsRelease ?? ''}`, `changes?from=${recordsRelease ?? ''}`],
] as const

/** Headers that differ with the content. */
const OF_CONTENT = ['content-length', 'date', 'request-id', 'etag', 'rotunda-snapshot', 'ratelimit', 'link']

const describe = (headers: Readonly<Record<string, unknown>>) => ({
  names: Object.keys(headers).sort(),
  values: Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONTENT.includes(name))),
})

const relationsOf = (link: unknown): string[] =>
  [...String(link).matchAll(/rel="([\w-]+)"/g)].map(([, name]) => name ?? '').sort()

for (const [enacted, other] of PAIRS) {
  const name = enacted.replace(/\?.*/, '')
  const [one, two] = [`/api/enacted/v1/${enacted}`, `/api/appropriations/v1/${other}`]

  test(`${name} has the headers and links of an answer about appropriations`, async () => {
    const [mine, theirs] = await Promise.all([ask(one), ask(two)])
    assert.deepEqual([mine.statusCode, theirs.statusCode], [200, 200])
    assert.deepEqual(describe(mine.headers), describe(theirs.headers))
    assert.deepEqual(
      relationsOf(mine.headers['link']).filter((rel) => rel !== 'next'),
      relationsOf(theirs.headers['link']).filter((rel) => rel !== 'next'),
    )
    assert.match(String(mine.headers['link']), /\/api\/openapi\/enacted\.json>; rel="describedby"/)
    assert.equal(mine.headers['access-control-allow-origin'], '*')
  })

  test(`${name} answers HEAD, OPTIONS, a known ETag and a wrong method as appropriations do`, async () => {
    const { etag, 'content-length': length } = (await ask(one)).headers
    const head = await ask(one, {}, 'HEAD')
    assert.deepEqual([head.statusCode, head.payload, head.headers['content-length']], [200, '', length])
    const known = await ask(one, { 'if-none-match': String(etag) })
    assert.deepEqual([known.statusCode, known.payload], [304, ''])
    const preflight = { origin: 'https://a.example', 'access-control-request-method': 'GET' }
    const [mine, theirs] = await Promise.all([ask(one, preflight, 'OPTIONS'), ask(two, preflight, 'OPTIONS')])
    assert.deepEqual(describe(mine.headers), describe(theirs.headers))
    const posted = await ask(one, {}, 'POST')
    assert.deepEqual([posted.statusCode, posted.headers['allow']], [405, 'GET, HEAD, OPTIONS'])
  })

  test(`${name} refuses an unknown parameter with a problem that names it`, async () => {
    for (const query of ['member=x', '__proto__=x', 'LIMIT=1']) {
      const refused = await ask(`${one}&${query}`.replace(/^([^?&]*)&/, '$1?'))
      const { code, param, status } = refused.json<{ code: string; param?: string; status: number }>()
      assert.deepEqual([refused.statusCode, status, code], [400, 400, 'invalid_query'])
      assert.equal(param, query.replace(/=.*/, ''))
      assert.match(String(refused.headers['content-type']), /^application\/problem\+json/)
    }
  })

  test(`${name} is answered from its named release for good, as the citation promises`, async () => {
    const { headers, payload } = await ask(one)
    const cited = /<([^>]+)>; rel="cite-as"/.exec(String(headers['link']))?.[1] ?? assert.fail()
    const { pathname, search } = new URL(cited)
    const kept = await ask(pathname + search)
    const dataOf = (text: string): unknown => (JSON.parse(text) as { readonly data: unknown }).data
    assert.deepEqual(dataOf(kept.payload), dataOf(payload))
    const { etag: _, ...theirs } = (await ask(two)).headers
    const citedOther = /<([^>]+)>; rel="cite-as"/.exec(String(theirs['link']))?.[1] ?? assert.fail()
    const other = await ask(new URL(citedOther).pathname + new URL(citedOther).search)
    assert.equal(kept.headers['cache-control'], other.headers['cache-control'])
  })
}

test('a limit of requests holds for both interfaces, and its refusal says when to come back', async (t) => {
  const limited = await openTestService({ ROTUNDA_PUBLIC_RATE: '1' })
  t.after(() => limited.close())
  const url = '/api/enacted/v1/projects?limit=1'
  const answers = [await limited.app.inject({ url }), await limited.app.inject({ url })]
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [200, 429],
  )
  assert.ok(Number(answers[1]?.headers['retry-after']) > 0)
  assert.equal(answers[1]?.json<{ code: string }>().code, 'rate_limited')
})
