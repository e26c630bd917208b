import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { Catalog, Downloads } from '@rotunda/contract'
import { Compile } from 'typebox/compile'
import {
  makeContents,
  makeFundingLine,
  makeRecord,
} from '../../apps/service/src/collections/appropriations/testing.ts'
import { catalog } from '../../apps/service/src/http/catalog/index.ts'
import type { DataApi } from '../../apps/service/src/http/data/index.ts'
import { describeApi } from '../../apps/service/src/http/describe/describe-api.ts'
import { downloads } from '../../apps/service/src/http/downloads/index.ts'
import { listen, openTestReleases } from '../../apps/service/src/http/downloads/testing.ts'
import { systemClock } from '../../apps/service/src/platform/index.ts'
import { makeLog } from '../../apps/service/src/platform/log/index.ts'
import { openCurrentRelease } from '../../apps/service/src/releases/open/index.ts'
import { makeFolder } from '../../apps/service/src/releases/testing.ts'
import { wellsApi } from './api.ts'
import { collection } from './collection.ts'
import { publish } from './serve-wells.ts'

/** Appropriations and wells, both open to anyone, with everything that lists collections. */
const openBoth = async (t: TestContext, change: (wells: DataApi) => DataApi = (wells) => wells) => {
  const appropriations = openTestReleases(t)
  const { datasets } = makeContents([makeRecord()], [makeFundingLine()])
  const files = datasets.map(({ dataset }): [string, string] => [`data/${dataset}.csv`, dataset])
  const { id: first } = appropriations.publish(Object.fromEntries(files), datasets)
  const directory = makeFolder(t)
  const second = await publish(directory)
  const log = makeLog('silent')
  const current = openCurrentRelease({ directory, collection, clock: systemClock, log, graceSeconds: 0 })
  t.after(() => current.close())
  const apis = [appropriations.api, change(wellsApi(current, directory, 'anyone'))] as const
  const wire = await listen(t, async (app) => {
    await describeApi(app, { apis })
    await app.register(downloads, { publishing: apis })
    await app.register(catalog, { apis, catalog: { snapshots: [], contactEmail: 'data@rotunda.example' } })
  })
  const read = async <Body>(path: string): Promise<Body> => {
    const { status, body } = await wire.ask(path)
    assert.equal(status, 200, `${path}: ${body.toString()}`)
    // Held to its schema by each test.
    return JSON.parse(body.toString()) as Body
  }
  return { ...wire, read, first, second }
}

const whole = Compile(Catalog)

test('the catalog lists a second open collection by its own words', async (t) => {
  const { read, second } = await openBoth(t)
  const listed = await read<Catalog>('/data.json')
  assert.deepEqual(whole.Errors(listed), [])
  const wells = listed.dataset.filter(({ '@id': id }) => id.includes(second))
  assert.deepEqual(
    wells.map(({ title, keyword, temporal, rights }) => ({ title, keyword, temporal, rights })),
    ['Wells', 'Levels'].map((title) => ({
      title,
      keyword: ['wells'],
      temporal: undefined,
      rights: ['Ask the survey.', 'Data: the survey.'],
    })),
  )
  const files = wells[0]?.distribution.map(({ title }) => title.replace(/^rotunda-.*\.zip$/, 'bundle')) ?? []
  assert.deepEqual(files.toSorted(), ['bundle', 'wells.csv', 'wells.json', 'wells.parquet'])
  const titles = listed.datasetSeries.map(({ title }) => title)
  assert.deepEqual(titles.slice(-2), ['Wells', 'Levels'])
  assert.deepEqual(
    listed.service.map(({ title, servesDataset }) => [title, servesDataset.length]),
    [
      ['Public appropriations API (beta)', 3],
      ['Wells', 2],
    ],
  )
})

test('the downloads have the releases and files of both collections', async (t) => {
  const { ask, read, first, second } = await openBoth(t)
  const listed = await read<Downloads>('/downloads')
  assert.deepEqual(Compile(Downloads).Errors(listed), [])
  assert.deepEqual(
    listed.data.map(({ id, collection: name, api_url }) => [id, name, api_url]),
    [
      [first, 'appropriations', `/api/appropriations/v1/releases/${first}`],
      [second, 'wells', `/api/wells/v1/releases/${second}`],
    ],
  )
  assert.ok(listed.meta.attribution.includes('Data: the survey.'))
  assert.equal((await ask(`/downloads/${second}/data/levels.csv`)).status, 200)
})

test('a collection without operations is listed and downloaded, and named as no API', async (t) => {
  const { ask, read, second } = await openBoth(t, (wells) => ({ ...wells, operations: [] }))
  const listed = await read<Catalog>('/data.json')
  assert.deepEqual(whole.Errors(listed), [])
  assert.ok(listed.dataset.some(({ '@id': id }) => id.includes(second)))
  assert.equal(listed.service.length, 1)
  const release = (await read<Downloads>('/downloads')).data.find(({ id }) => id === second)
  assert.equal(release?.collection, 'wells')
  assert.ok(!Object.hasOwn(release, 'api_url'))
  assert.equal((await ask(`/downloads/${second}/data/levels.csv`)).status, 200)
  const { linkset } = await read<{ linkset: { anchor: string }[] }>('/.well-known/api-catalog')
  assert.ok(!linkset.some(({ anchor }) => anchor.endsWith('/api/wells/v1')))
  assert.equal((await ask('/api/openapi/wells.json')).status, 404)
})
