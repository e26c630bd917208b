import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { COLLECTIONS } from '../../apps/service/src/wiring/collections.ts'
import { makeEnvironment, runWith } from '../../apps/service/src/operator/testing.ts'
import { openSources } from '../../apps/service/src/wiring/open-sources.ts'
import type { ServedCollections } from '../../apps/service/src/wiring/served-collection.ts'
import { collection, type SurveyList } from './collection.ts'

const BOTH: ServedCollections = [COLLECTIONS[0], { collection }]

const LIST: SurveyList = {
  wells: [
    { name: 'Old Well', county: 'Oak', depth: 90, drilled_on: null, in_use: true },
    { name: 'Dry Well', county: 'Elm', depth: null, drilled_on: null, in_use: false },
  ],
  levels: [{ well: 'Old Well', day: '2026-05-01', feet: 12 }],
}

/** An operator of a service that has the collection beside its own. */
const setUp = async (t: TestContext) => {
  const environment = makeEnvironment(t)
  const run = (...args: string[]) => runWith(environment, { collections: BOTH }, ...args)
  const ask = async (...args: string[]) => {
    const { code, stdout, stderr } = await run(...args, '--collection', 'wells', '--json')
    assert.equal(code, 0, stderr)
    // A command that takes long also tells what it does.
    assert.doesNotMatch(stderr, /--collection/)
    return JSON.parse(stdout)
  }
  await openSources(environment, collection).add([
    {
      facts: {
        publisher: 'survey',
        url: 'https://survey.example/list.json',
        final_url: null,
        status: 200,
        media_type: 'application/json',
        etag: null,
        last_modified: null,
        retrieved_at: '2026-06-01T12:00:00.000Z',
        published_at: null,
        sample: false,
      },
      bytes: Buffer.from(JSON.stringify(LIST)),
    },
  ])
  return { folder: environment.ROTUNDA_DATA, run, ask }
}

test('a second collection is listed, checked, built, verified and published by the same commands', async (t) => {
  const { folder, ask } = await setUp(t)
  assert.equal((await ask('sources', 'list')).data.length, 1)
  const [document] = (await ask('sources', 'check')).data
  assert.deepEqual(document.rows, { published: 3, merged: 0, refused: 0 })
  const { release, rows } = await ask('release', 'build')
  assert.deepEqual(rows, { wells: 2, levels: 1 })
  assert.equal((await ask('release', 'verify', 'latest')).whole, true)
  assert.equal((await ask('release', 'publish', 'latest')).outcome, 'published')
  assert.ok(existsSync(join(folder, 'releases/wells', release, 'data/levels.csv')))
  const { data } = await ask('release', 'list')
  assert.deepEqual(
    data.map((one: Record<string, unknown>) => [one['release'], one['current']]),
    [[release, true]],
  )
})

test('collections keep their documents and releases apart', async (t) => {
  const { run, ask } = await setUp(t)
  await ask('release', 'build')
  for (const words of ['sources list', 'sources check', 'release list']) {
    const { code, stdout } = await run(...words.split(' '), '--json')
    assert.deepEqual([code, JSON.parse(stdout).data, JSON.parse(stdout).problems ?? []], [0, [], []])
  }
  assert.equal((await run('release', 'build')).code, 0)
  assert.equal((await ask('release', 'list')).data.length, 1)
})

test('without the option an order is for the first collection', async (t) => {
  const { run } = await setUp(t)
  const [left, named] = [
    await run('release', 'list'),
    await run('release', 'list', '--collection', 'appropriations'),
  ]
  assert.deepEqual(left, named)
})

test('an unknown collection is refused with those that there are, by every command that takes one', async (t) => {
  const { run } = await setUp(t)
  for (const order of [
    'sources list',
    'sources check',
    'sources sample',
    'sources fetch',
    'sources add x --publisher guidance --url https://survey.example/',
    'corrections check',
    'release build',
    'release list',
    'release verify latest',
    'release publish latest',
  ]) {
    const { code, stderr } = await run(...order.split(' '), '--collection', 'well')
    const refusal =
      /^--collection must be one of appropriations, wells, not "well"\. Did you mean "wells"\?$/m
    assert.deepEqual([order, code, refusal.test(stderr)], [order, 2, true])
  }
})

test('what a collection does not have is refused in its name', async (t) => {
  const { run } = await setUp(t)
  const add = 'sources add x --url https://survey.example/ --publisher'
  for (const [order, refusal] of [
    ['sources sample', 'There are no invented documents for wells.'],
    ['corrections check', 'Rows of wells cannot be corrected.'],
    [`${add} fast-book --chamber senate`, 'Documents of wells have no --chamber.'],
  ] as const) {
    const { code, stderr } = await run(...order.split(' '), '--collection', 'wells')
    assert.deepEqual([order, code === 0, stderr.split('\n')[0]], [order, false, refusal])
  }
})
