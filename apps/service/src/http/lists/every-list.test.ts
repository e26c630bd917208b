import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal } from '../../platform/index.ts'
import { answerOnce } from '../testing/count-readers.ts'
import { describeApis } from '../describe/describe-apis.ts'
import { listOperations, noteAnswers, type Description } from '../testing.ts'
import { ask as askList, assertProblem, makeListsApp } from './testing.ts'

const PAGING = ['limit', 'offset', 'snapshot']

/** Every list, and the parameters that it takes. */
const LISTS: readonly (readonly [list: string, parameters: readonly string[]])[] = [
  ['/api/legislators', ['chamber', 'state', 'district', ...PAGING]],
  ['/api/issue-areas', PAGING],
  ['/api/dockets', ['agency', 'docket', 'closing_after', 'closing_before', 'q', ...PAGING]],
]
const FORMS = ['', '.csv', '.ndjson']
const ADDRESSES = LISTS.flatMap(([list]) => FORMS.map((form) => list + form))

// The test reads only parts that every description has.
const description = (await describeApis()).message as Description
const lists = new Set(ADDRESSES)
const { note, demandAll } = noteAnswers(listOperations(description).filter(({ path }) => lists.has(path)))

const ask: typeof askList = async (url, ...more) => {
  const asked = await askList(url, ...more)
  note({ method: 'GET', url, status: asked.status })
  return asked
}

const WRONG = ['limit=0', 'limit=201', 'limit=ten', 'limit=1.5', 'limit=', 'offset=-1', 'limit=5&limit=6']

for (const [list, parameters] of LISTS) {
  for (const query of WRONG)
    test(`${list}: ${query} is refused by name, never mended`, async () => {
      for (const form of FORMS) {
        const asked = await ask(`${list}${form}?${query}`)
        assertProblem(asked, 400, 'invalid_query')
        assert.equal(asked.body['param'], query.split('=')[0])
      }
    })

  test(`${list}: an unknown parameter is refused with the ones there are and the nearest`, async () => {
    const asked = await ask(`${list}?limti=5`)
    assertProblem(asked, 400, 'invalid_query')
    assert.deepEqual([asked.body['param'], asked.body['did_you_mean']], ['limti', 'limit'])
    assert.deepEqual(asked.body['allowed'], [...parameters, 'bom', 'format'])
    assert.deepEqual((await ask(`${list}.csv?limti=5`)).body['allowed'], [...parameters, 'bom'])
  })

  test(`${list}: percent signs that make no sense are refused`, async () => {
    assertProblem(await ask(`${list}?snapshot=%ZZ`), 400, 'invalid_query')
  })

  test(`${list}: a page of the list is another thing than the whole`, async () => {
    const etag = String((await ask(list)).headers['etag'])
    assert.equal((await ask(`${list}?limit=1`, { 'if-none-match': etag })).status, 200)
  })

  test(`${list}: format and Accept choose the form that has an address, in the same bytes`, async () => {
    const [csv, ndjson] = [await ask(`${list}.csv`), await ask(`${list}.ndjson`)]
    for (const [form, name, type] of [
      [csv, 'csv', 'text/csv'],
      [ndjson, 'ndjson', 'application/x-ndjson'],
    ] as const)
      for (const asked of [await ask(`${list}?format=${name}`), await ask(list, { accept: type })]) {
        assert.deepEqual(
          [asked.text, asked.headers['content-type']],
          [form.text, form.headers['content-type']],
        )
        assert.equal(asked.headers['vary'], 'Accept, Accept-Encoding')
      }
    const { body, headers } = await ask(list, { accept: 'text/csv;q=0.1, image/png' })
    assert.deepEqual(
      [body.data.length, headers['content-type']?.toString().startsWith('text/csv')],
      [0, true],
    )
    assert.ok((await ask(list, { accept: 'image/png' })).body.data.length > 0)
  })

  test(`${list}: as NDJSON it has the rows of the JSON, and its token in a header`, async () => {
    const { text, headers } = await ask(`${list}.ndjson?limit=2`)
    const { body } = await ask(`${list}?limit=2`)
    assert.deepEqual(
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
      body.data,
    )
    assert.equal(headers['rotunda-snapshot'], body.meta['snapshot'])
  })
}

for (const url of ADDRESSES) {
  test(`a client that has ${url} as it is gets no body again`, async () => {
    const etag = String((await ask(url)).headers['etag'])
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask(url, { 'if-none-match': held })
      assert.deepEqual([again.status, again.text, again.headers['etag']], [304, '', etag])
    }
    assert.equal((await ask(url, { 'if-none-match': '"other"' })).status, 200)
    for (const held of [etag, `"other", ${etag}`, '*'])
      assert.equal((await ask(url, { 'if-match': held })).status, 200, held)
    for (const held of ['"other"', `W/${etag}`, 'x']) {
      const refused = await ask(url, { 'if-match': held, 'if-none-match': etag })
      assert.ok(assertProblem(refused, 412, 'precondition_failed').includes(etag))
      assert.deepEqual([refused.headers['etag'], refused.headers['cache-control']], [undefined, 'no-store'])
    }
  })

  test(`a page of ${url} from an old snapshot is refused with the current token, which is then taken`, async () => {
    const detail = assertProblem(await ask(`${url}?snapshot=old&offset=1`), 409, 'snapshot_changed')
    const [, current] = /current snapshot is "(.+)"/.exec(detail) ?? []
    assert.equal((await ask(`${url}?snapshot=${current}&offset=1`)).status, 200)
  })

  test(`${url} is given so often in a minute, and then with the time to wait`, async () => {
    const app = makeListsApp({}, answerOnce)
    assert.equal((await ask(url, {}, app)).status, 200)
    const asked = await ask(url, {}, app)
    assertProblem(asked, 429, 'rate_limited')
    assert.equal(asked.headers['retry-after'], '60')
  })
}

const refuse = () => {
  throw new Refusal('unavailable', 'no list yet', { retryAfterSeconds: 60 })
}

for (const list of ['/api/legislators', '/api/dockets'])
  test(`${list}: before there is a list nothing is made up, and the client is told when to ask again`, async () => {
    const needs = { listLegislators: () => Promise.resolve().then(refuse), listOpenDockets: refuse }
    for (const form of FORMS) {
      const asked = await ask(list + form, {}, makeListsApp(needs))
      assert.equal(assertProblem(asked, 503, 'unavailable'), 'no list yet')
      assert.equal(asked.headers['retry-after'], '60')
    }
  })

test('every status that the description declares was answered above, and no other', () => demandAll())
