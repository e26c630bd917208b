import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask, assertProblem, FRESHNESS, LEGISLATORS, makeListsApp } from '../testing.ts'

const URL_OF_LIST = '/api/legislators'

test('the whole list comes at once, as it was handed over, with its token and its freshness', async () => {
  const { status, body } = await ask(URL_OF_LIST)
  assert.equal(status, 200)
  assert.deepEqual(body.data, LEGISLATORS)
  const { snapshot, ...meta } = body.meta
  assert.match(String(snapshot), /^[\w-]{22}$/)
  const attribution = 'Data: Rotunda, from test. Keep the source and its dates.'
  assert.deepEqual(meta, {
    next_offset: null,
    total: 5,
    limit: null,
    offset: 0,
    freshness: FRESHNESS,
    attribution,
  })
})

test('filters keep the rows of a chamber, of a State, and of both', async () => {
  const codesFor = async (query: string) =>
    (await ask(`${URL_OF_LIST}?${query}`)).body.data.map((row) => row['code'])
  assert.deepEqual(await codesFor('chamber=senate'), [4, 5])
  assert.deepEqual(await codesFor('state=CA'), [2, null, 4])
  assert.deepEqual(await codesFor('chamber=house&state=NY'), [])
})

test('one district, in one State or in each, as JSON and as CSV; a senator has none', async () => {
  const codesOf = async (query: string) => {
    const { body } = await ask(`${URL_OF_LIST}?${query}`)
    const { text } = await ask(`${URL_OF_LIST}.csv?${query}`)
    assert.equal(text.trim().split('\n').length, 1 + body.data.length)
    return body.data.map((row) => row['office_code'])
  }
  assert.deepEqual(await codesOf('state=CA&district=2'), ['HCA02'])
  assert.deepEqual(await codesOf('district=0'), ['HAK00'])
  assert.deepEqual(await codesOf('state=CA&district=0'), [])
  assert.deepEqual(await codesOf('chamber=senate&district=2'), [])
  for (const value of ['two', '-1', '100', '1.5']) {
    const refused = await ask(`${URL_OF_LIST}?district=${value}`)
    assert.match(assertProblem(refused, 400, 'invalid_query'), /district/)
  }
})

test('as CSV with a byte order mark, for Excel; no other form has one', async () => {
  assert.ok((await ask(`${URL_OF_LIST}.csv?bom=true`)).text.startsWith('\uFEFFcode,'))
  assertProblem(await ask(`${URL_OF_LIST}?bom=true`), 400, 'invalid_query')
})

test('a value that a filter does not take is refused with the ones it takes', async () => {
  const chamber = await ask(`${URL_OF_LIST}?chamber=House`)
  assert.match(assertProblem(chamber, 400, 'invalid_query'), /chamber.*house, senate/)
  assert.deepEqual(chamber.body['allowed'], ['house', 'senate'])
  const state = await ask(`${URL_OF_LIST}?state=California`)
  assert.match(assertProblem(state, 400, 'invalid_query'), /state.*CA/)
})

test('walking by pages gives every row once, and each page leads to the next', async () => {
  const walked: unknown[] = []
  let url: string | undefined = `${URL_OF_LIST}?limit=2`
  while (url !== undefined) {
    const { body, headers } = await ask(url)
    walked.push(...body.data)
    url = /^<(.+)>; rel="next"$/.exec(String(headers['link']))?.[1]
    assert.equal(url === undefined, body.meta['next_offset'] === null)
  }
  assert.deepEqual(walked, LEGISLATORS)
})

test('the next page keeps the filters', async () => {
  const { headers, body } = await ask(`${URL_OF_LIST}?state=CA&limit=2`)
  assert.equal(body.meta['next_offset'], 2)
  assert.equal(body.meta['total'], 3)
  assert.match(String(headers['link']), /state=CA&limit=2&offset=2&snapshot=/)
})

test('an offset behind the end gives an empty last page', async () => {
  const { body } = await ask(`${URL_OF_LIST}?offset=10&limit=5`)
  assert.deepEqual([body.data, body.meta['next_offset']], [[], null])
})

test('the token stays while the content does, whoever serves it, and changes with the content', async () => {
  const tokenOf = async (rows = [...LEGISLATORS]) => {
    const app = makeListsApp({ listLegislators: () => Promise.resolve({ rows, freshness: FRESHNESS }) })
    return (await ask(URL_OF_LIST, {}, app)).body.meta['snapshot']
  }
  assert.equal(await tokenOf(), await tokenOf())
  assert.notEqual(await tokenOf(), await tokenOf(LEGISLATORS.slice(1)))
})

test('as CSV: a header row, null as an empty cell, formulas disarmed, numbers as they are', async () => {
  const { status, headers, text } = await ask(`${URL_OF_LIST}.csv`)
  assert.equal(status, 200)
  assert.equal(headers['content-type'], 'text/csv; charset=utf-8; header=present')
  assert.deepEqual(text.split('\n'), [
    'code,bioguide,name,chamber,state,district,class,office_code,accepts_delivery,contact_form,vacant,as_of',
    '1,T1,Person 1,house,AK,0,,HAK00,,,false,2026-06-15',
    '2,T2,"Zoë ""Z"" Sample, Jr.",house,CA,2,,HCA02,true,,false,2026-06-15',
    ',,,house,CA,3,,HCA03,true,,true,2026-06-15',
    `4,T4,"'=HYPERLINK(""x"")",senate,CA,,1,SCA01,true,,false,2026-06-15`,
    '5,T5,Person 5,senate,NY,,3,SNY03,true,,false,2026-06-15',
    '',
  ])
})

test('as CSV: pages and filters work as for JSON, and the next page is in the Link header', async () => {
  const { text, headers } = await ask(`${URL_OF_LIST}.csv?chamber=senate&limit=1`)
  assert.equal(text.split('\n').length, 3)
  assert.match(
    String(headers['link']),
    /^<http:\/\/localhost:80\/api\/legislators\.csv\?chamber=senate&limit=1&offset=1&snapshot=/,
  )
})

test('any web page may read the list and its headers, for a short time without asking again', async () => {
  const { headers } = await ask(URL_OF_LIST, { origin: 'https://example.org' })
  assert.equal(headers['access-control-allow-origin'], '*')
  assert.match(String(headers['access-control-expose-headers']), /ETag, Link/)
  assert.equal(headers['cache-control'], 'public, max-age=60')
  const preflight = await makeListsApp().inject({ method: 'OPTIONS', url: `${URL_OF_LIST}.csv` })
  assert.equal(preflight.statusCode, 204)
  assert.match(String(preflight.headers['access-control-allow-headers']), /\*/)
})

test('HEAD answers with the headers of GET and nothing else', async () => {
  const head = await makeListsApp().inject({ method: 'HEAD', url: URL_OF_LIST })
  assert.equal(head.body, '')
  assert.equal(head.headers['etag'], (await ask(URL_OF_LIST)).headers['etag'])
})
