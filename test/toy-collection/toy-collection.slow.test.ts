import assert from 'node:assert/strict'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { indexFolder } from '../../apps/service/src/releases/index-files/index.ts'
import { verifyRelease } from '../../apps/service/src/releases/verify/index.ts'
import { checkDataPackage, makeFolder } from '../../apps/service/src/releases/testing.ts'
import { LIST, publish, serveWells } from './serve-wells.ts'

type Page = { readonly data: Record<string, unknown>[]; readonly meta: Record<string, unknown> }

// Judged by the assertions.
const read = async (response: Response): Promise<Page> => (await response.json()) as Page

test('a release of two tables is whole, and its Data Package describes both', async (t) => {
  const directory = makeFolder(t)
  const release = await publish(directory)
  checkDataPackage(join(directory, release))
  assert.deepEqual(await verifyRelease(join(directory, release)), [])
})

for (const [where, options] of [
  ['on the main thread', {}],
  ['by readers in threads', { threads: 2 }],
] as const)
  test(`filters, orders, facets, words and forms of both tables are answered ${where}`, async (t) => {
    const { get } = await serveWells(t, options)
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

test('an index that was removed before a thread opens it is made again', async (t) => {
  const { directory, release, get } = await serveWells(t, { threads: 1 })
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
  const { get, release } = await serveWells(t)
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
