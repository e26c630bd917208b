import assert from 'node:assert/strict'
import { test } from 'node:test'
import { COVERAGE_NOTES, DATASETS, namesOf } from '@rotunda/contract'
import { downloadAddress } from '../../downloads/published-releases.ts'
import { openPublicApi, RECORDS } from '../testing.ts'

test('each dataset says what it holds, what it covers, how recent its sources are, and that it is in beta', async (t) => {
  const { ask } = await openPublicApi(t)
  const { status, body } = await ask('/datasets')
  assert.equal(status, 200)
  assert.deepEqual(
    body.data.map(({ dataset }) => dataset),
    namesOf(DATASETS),
  )
  const [senate] = body.data
  assert.deepEqual([senate?.['rows'], senate?.['beta']], [20, true])
  assert.deepEqual(
    senate?.['notes'],
    DATASETS['senate-requests'].notes.map((code) => ({ code, text: COVERAGE_NOTES[code] })),
  )
  assert.equal(body.meta['total'], 3)
})

test('releases are listed with their files, the newest first, and a dataset has no files of another', async (t) => {
  const { ask, publish } = await openPublicApi(t)
  const before = await ask('/datasets')
  const token = await publish(RECORDS.slice(1))
  const { body, headers } = await ask('/datasets')
  assert.notEqual(headers.etag, before.headers.etag)
  // Held to the description.
  const releases = body.data[0]?.['releases'] as {
    snapshot: string
    current: boolean
    id: string
    files: { name: string; url: string }[]
  }[]
  assert.deepEqual(
    releases.map(({ snapshot, current }) => [snapshot, current]),
    [
      [token, true],
      [before.body.meta['snapshot'], false],
    ],
  )
  const [{ id, files } = assert.fail()] = releases
  assert.deepEqual(
    files.map(({ name, url }) => [name, url]),
    ['data/senate-requests.csv', 'bagit.txt'].map((name) => [name, downloadAddress(id, name)]),
  )
})

test('the same release published again changes the list and its tag, and no answer of it is kept for good', async (t) => {
  const { ask, publish } = await openPublicApi(t)
  const first = await ask('/datasets')
  await publish(RECORDS.slice(1))
  const token = await publish(RECORDS)
  const again = await ask(`/datasets?snapshot=${token}`)
  assert.equal(again.body.meta['snapshot'], first.body.meta['snapshot'])
  assert.notEqual(again.headers.etag, first.headers.etag)
  assert.match(String(again.headers['cache-control']), /max-age=60/)
})
