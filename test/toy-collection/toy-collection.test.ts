import assert from 'node:assert/strict'
import { existsSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import fastify from 'fastify'
import { makeClientAddress } from '../../apps/service/src/http/client-address.ts'
import { putDataApis, type DataAccess } from '../../apps/service/src/http/data/index.ts'
import { describeApi } from '../../apps/service/src/http/describe-api.ts'
import { downloads } from '../../apps/service/src/http/downloads/index.ts'
import { answerFault } from '../../apps/service/src/http/errors.ts'
import { RateLimit } from '../../apps/service/src/http/rate-limit.ts'
import { refuseUnknown } from '../../apps/service/src/http/refuse-unknown.ts'
import { compileValidator } from '../../apps/service/src/http/validation.ts'
import { makeLog, Refusal, systemClock } from '../../apps/service/src/platform/index.ts'
import { patience } from '../../apps/service/src/platform/testing.ts'
import { openBytes } from '../../apps/service/src/publishers/index.ts'
import {
  buildRelease,
  indexFolder,
  openCurrentRelease,
  publishRelease,
  verifyRelease,
} from '../../apps/service/src/releases/index.ts'
import { checkDataPackage, makeFolder, makeNeeds } from '../../apps/service/src/releases/testing.ts'
import { wellsApi } from './api.ts'
import { collection, type SurveyList } from './collection.ts'
import { makeSurvey } from './make-survey.ts'

const COUNTIES = ['Oak', 'Elm', 'Ash']

const LIST: SurveyList = {
  wells: Array.from({ length: 30 }, (_, index) => ({
    name: `Well ${String(index).padStart(2, '0')}`,
    county: COUNTIES[index % 3] ?? '',
    depth: index % 5 === 0 ? null : index * 10,
    drilled_on: index % 6 === 0 ? null : `20${String(index).padStart(2, '0')}-02-28`,
    in_use: index % 4 !== 0,
  })),
  levels: Array.from({ length: 40 }, (_, index) => ({
    well: `Well ${String(index % 4).padStart(2, '0')}`,
    day: `2026-05-${String(1 + (index % 28)).padStart(2, '0')}`,
    feet: index,
  })),
}

const publish = async (directory: string): Promise<string> => {
  const { source, bytes } = makeSurvey(LIST, '2026-06-01T12:00:00.000Z')
  const { summary } = await buildRelease({
    ...makeNeeds(directory, []),
    collection,
    sources: [source],
    openSource: () => openBytes(bytes)(),
  })
  assert.deepEqual(
    summary.checks.filter(({ passed }) => !passed),
    [],
  )
  await publishRelease({ directory, collection, release: summary.id, now: new Date('2026-06-05T10:00:00Z') })
  return summary.id
}

/** The collection on a real port, as the service has its own ones. */
const serve = async (t: TestContext, access: DataAccess = 'anyone', mostHere?: number) => {
  const directory = makeFolder(t)
  const release = await publish(directory)
  const log = makeLog('silent')
  const current = openCurrentRelease({ directory, collection, clock: systemClock, log, graceSeconds: 0 })
  const api = wellsApi(current, directory, access)
  const app = fastify({ return503OnClosing: false })
  app.setValidatorCompiler(compileValidator)
  app.setErrorHandler(answerFault(log))
  refuseUnknown(app)
  await describeApi(app, [api])
  if (access === 'anyone') await app.register(downloads, { publishing: [api] })
  await putDataApis(
    app,
    {
      apis: [api],
      clock: systemClock,
      publicRate: new RateLimit({ limit: 0, windowSeconds: 60 }),
      clientAddress: makeClientAddress([]),
      ...(mostHere === undefined ? {} : { mostHere }),
    },
    { log, observe: () => undefined, makeRequestId: () => 'id' },
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  t.after(async () => {
    app.server.closeAllConnections()
    await app.close()
    await current.close()
  })
  // A server that listens on a port has an address of this form.
  const { port } = app.server.address() as AddressInfo
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers, signal: patience() })
  return { directory, release, get }
}

type Page = { readonly data: Record<string, unknown>[]; readonly meta: Record<string, unknown> }

// Judged by the assertions.
const read = async (response: Response): Promise<Page> => (await response.json()) as Page

test('a release of two tables is whole, and its Data Package describes both', async (t) => {
  const directory = makeFolder(t)
  const release = await publish(directory)
  checkDataPackage(join(directory, release))
  assert.deepEqual(await verifyRelease(join(directory, release)), [])
})

for (const [where, mostHere] of [
  ['on the loop', undefined],
  ['on the thread', -1],
] as const)
  test(`filters, orders, facets, words and forms of both tables are answered ${where}`, async (t) => {
    const { get } = await serve(t, 'anyone', mostHere)
    const ask = async (path: string) => read(await get(`/api/wells/v1${path}`))
    const wells = await ask('/wells?county=oak&depth_min=50&sort=-depth&facet=county&limit=3')
    assert.deepEqual(
      wells.data.map(({ depth }) => depth),
      [270, 240, 210],
    )
    assert.equal(wells.meta['total'], 7)
    assert.deepEqual(wells.meta['facets'], { county: [{ value: 'Oak', rows: 7 }] })
    assert.equal(wells.meta['attribution'], 'Data: the survey.')
    assert.equal((await ask('/wells?q=elm -"07"')).meta['total'], 9)
    assert.equal((await ask('/wells?not_county=Oak')).meta['total'], 20)
    assert.equal((await ask('/wells?changed_since=2026-07-01')).meta['total'], 0)
    const drilled = await ask('/wells?drilled_from=2007-02-28&drilled_to=2013-02-28&sort=-drilled_on')
    assert.deepEqual(
      drilled.data.map(({ drilled_on }) => drilled_on),
      ['2013-02-28', '2011-02-28', '2010-02-28', '2009-02-28', '2008-02-28', '2007-02-28'],
    )
    assert.equal((await get('/api/wells/v1/wells?drilled_from=2023-02-29')).status, 400)
    const inUse = await ask('/wells?in_use=true&facet=in_use')
    assert.deepEqual(inUse.meta['facets'], { in_use: [{ value: 'true', rows: 22 }] })
    assert.equal(inUse.data[0]?.['in_use'], true)
    assert.equal((await ask('/levels?well=well 01&sort=day')).meta['total'], 10)
    const csv = await (await get('/api/wells/v1/levels.csv?all=true')).text()
    assert.equal(csv.trimEnd().split('\n').length, 1 + LIST.levels.length)
    const lines = await (await get('/api/wells/v1/wells?format=ndjson&all=true&fields=id,name')).text()
    assert.equal(lines.trimEnd().split('\n').length, LIST.wells.length)
    const unknown = await get('/api/wells/v1/wells?county=Oka')
    assert.equal(unknown.status, 400)
    assert.match(await unknown.text(), /Did you mean/)
  })

test('an index that was removed while it is served is made again when the thread opens it', async (t) => {
  const { directory, release, get } = await serve(t, 'anyone', -1)
  const index = indexFolder(directory, release)
  rmSync(index, { recursive: true })
  const answers = await Promise.all(
    ['/wells?limit=2', '/levels.csv?all=true'].map((path) => get(`/api/wells/v1${path}`)),
  )
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  )
  assert.ok(existsSync(index))
})

test('its files can be taken, its releases cited, and its description read', async (t) => {
  const { get, release } = await serve(t)
  const { data } = (await (await get('/downloads')).json()) as { data: { id: string; api_url: string }[] } // As the schema says.
  assert.deepEqual(
    data.map(({ id, api_url }) => [id, api_url]),
    [[release, `/api/wells/v1/releases/${release}`]],
  )
  const file = await get(`/downloads/${release}/data/levels.parquet`)
  assert.equal(file.status, 200)
  assert.equal((await read(await get(`/api/wells/v1/releases/${release}/wells`))).meta['total'], 30)
  const described = (await (await get('/api/openapi/wells.json')).json()) as { paths: object } // As above.
  assert.ok(Object.hasOwn(described.paths, '/api/wells/v1/wells'))
  assert.ok(Object.hasOwn(described.paths, '/api/wells/v1/levels.csv'))
})

test('a collection behind a key is never answered without it, whatever was asked before and by whom', async (t) => {
  const demand: DataAccess = {
    demand: (request, _reply) => {
      if (request.headers.authorization === 'Bearer right') return Promise.resolve()
      return Promise.reject(new Refusal('authentication_failed', 'A key is needed.'))
    },
  }
  const { get, release } = await serve(t, demand)
  const right = { authorization: 'Bearer right' }
  const paths = [
    '/api/wells/v1/wells?limit=5',
    '/api/wells/v1/wells.csv?all=true',
    `/api/wells/v1/releases/${release}/levels`,
    '/api/wells/v1/nothing',
  ]
  for (const path of paths) {
    const known = []
    // Often enough to be kept, where pages are.
    for (let time = 0; time < 4; time++) known.push(await get(path, right))
    const [first] = known
    assert.ok(first)
    for (const headers of [{}, { authorization: 'Bearer wrong' }]) {
      const refused = await get(path, { ...headers, 'if-none-match': first.headers.get('etag') ?? '*' })
      assert.equal(refused.status, 401, path)
      assert.doesNotMatch(await refused.text(), /Well 0|"data"/)
      assert.equal(refused.headers.get('access-control-allow-origin'), null)
    }
    if (first.status === 200) assert.match(first.headers.get('cache-control') ?? '', /^private/)
    assert.equal(first.headers.get('access-control-allow-origin'), null)
  }
})

test('a collection behind a key is never pointed at downloads, which hold nothing of it', async (t) => {
  const { get } = await serve(t, { demand: () => Promise.resolve() })
  assert.equal((await get('/api/wells/v1/releases')).status, 404)
  const described = await (await get('/api/openapi/wells.json')).text()
  assert.match(described, /all 64 digits, as the link `cite-as` of an answer names/)
  assert.doesNotMatch(described, /downloads/)
})
