import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import type { Catalog, Downloads, Preview } from '@rotunda/contract'
import { COLLECTIONS } from '../../apps/service/src/wiring/collections.ts'
import { openPages, wordsOf } from './testing/open-pages.ts'
import { parseAtom } from './testing/parse-atom.ts'

const NAMES = COLLECTIONS.flatMap(({ collection }) =>
  collection.snapshot === undefined ? [] : [collection.name],
)

/** Collections that have no API by the contract. */
const WITHOUT_API = ['lobbying-filings', 'foreign-agents'].filter((name) => NAMES.includes(name))

describe('collections that are published as files', async () => {
  const { read, ask, service } = await openPages({ after })
  const { data } = await ask<Downloads>('/downloads')

  test('the page of datasets leads to each of them', async () => {
    const { document } = await read('/datasets')
    const links = [...document.querySelectorAll('section[aria-labelledby=files-alone] a')]
    assert.deepEqual(
      links.map((link) => link.getAttribute('href')),
      NAMES.map((name) => `/datasets/${name}`),
    )
  })

  for (const name of NAMES) {
    const current = data.find((one) => one.collection === name && one.current)
    const file = current?.files.find((one) => one.name === 'data/preview.json')

    test(`the page of ${name} has its limits, its tables with their files, and the lines that load one`, async () => {
      assert.ok(file !== undefined)
      const preview = await ask<Preview>(file.url)
      const { status, document, text } = await read(`/datasets/${name}`)
      assert.equal(status, 200)
      assert.equal(wordsOf(document.querySelector('h1')), preview.title)
      const words = wordsOf(document.querySelector('main'))
      for (const claim of preview.never_claim) assert.ok(words.includes(claim), claim)
      assert.ok(preview.statement !== null && words.includes(preview.statement))
      assert.deepEqual(
        [...document.querySelectorAll('h3[id]')].map(({ id }) => id),
        preview.datasets.map(({ dataset }) => dataset),
      )
      for (const { dataset } of preview.datasets)
        for (const form of ['csv', 'json', 'parquet'])
          assert.ok(text.includes(`/data/${dataset}.${form}"`), `${dataset}.${form}`)
      for (const tool of ['DuckDB', 'pandas', 'R', 'Excel'])
        assert.ok(
          [...document.querySelectorAll('h3')].some((one) => wordsOf(one).startsWith(tool)),
          tool,
        )
      for (const column of Object.values(preview.cells_withheld).flat()) assert.ok(words.includes(column))
    })

    test(`the catalog has every dataset of ${name}`, async () => {
      assert.ok(current !== undefined && file !== undefined)
      const { datasets } = await ask<Preview>(file.url)
      const { dataset: listed } = await ask<Catalog>('/data.json')
      const ids = listed.map(({ '@id': id }) => id)
      for (const { dataset } of datasets)
        assert.ok(
          ids.some((id) => id.endsWith(`#${current.id}/${dataset}`)),
          dataset,
        )
    })
  }

  test('changes of foreign agents are a feed, newest first', async () => {
    const { text, status } = await read('/feeds/datasets/foreign-agents/changes.atom')
    assert.equal(status, 200)
    const days = parseAtom(text).texts('a:entry/a:updated')
    assert.ok(days.length > 0)
    assert.deepEqual(days, days.toSorted().reverse())
    assert.equal((await read('/feeds/datasets/lobbying-filings/changes.atom')).status, 404)
  })

  test('no preview has rows of short forms, of lobbyists or of convictions', async () => {
    for (const name of WITHOUT_API) {
      const current = data.find((one) => one.collection === name && one.current)
      const file = current?.files.find((one) => one.name === 'data/preview.json')
      const { datasets } = await ask<Preview>(file?.url ?? assert.fail(name))
      const shown = datasets.filter(({ first }) => first.length > 0).map(({ dataset }) => dataset)
      for (const dataset of ['fara-short-forms', 'lobbyists', 'activity-lobbyists', 'convictions'])
        assert.ok(!shown.includes(dataset), dataset)
      assert.ok(shown.length > 0)
    }
  })

  for (const name of WITHOUT_API)
    test(`no API has rows of ${name}`, async () => {
      const { service: services } = await ask<Catalog>('/data.json')
      for (const { '@id': id } of services) assert.ok(!id.includes(name))
      const paths = [`/api/${name}`, `/api/${name}/v1`, `/api/openapi/${name}.json`]
      const datasets = COLLECTIONS.find(({ collection }) => collection.name === name)?.collection.datasets
      const all = [...paths, ...Object.keys(datasets ?? {}).map((dataset) => `/api/${name}/${dataset}`)]
      for (const path of all)
        assert.equal((await service.app.inject({ url: path, headers: {} })).statusCode, 404, path)
    })
})
