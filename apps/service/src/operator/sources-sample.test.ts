import assert from 'node:assert/strict'
import { test } from 'node:test'
import { archiveSample } from '../../../../test/sample/archive-sample.ts'
import { COLLECTIONS } from '../wiring/collections.ts'
import { hasSample } from '../wiring/sample-documents.ts'
import { askHere as ask, makeEnvironment, runHere as run, type TestEnvironment } from './testing.ts'

test('each collection has a sample', () => {
  assert.deepEqual(
    COLLECTIONS.filter(({ collection }) => !hasSample(collection)),
    [],
  )
})

test('the sample is added once, another one is a revision, and orders are in the audit log', async (t) => {
  const environment = makeEnvironment(t)
  const { added, editions, documents } = await ask(environment, 'sources', 'sample')
  assert.equal(added, editions)
  assert.equal((await ask(environment, 'sources', 'list')).data.length, documents)
  assert.equal((await ask(environment, 'sources', 'sample')).added, 0)
  assert.ok((await archiveSample(environment.ROTUNDA_DATA, { records: 20, seed: 2 })).added > 0)
  assert.equal((await ask(environment, 'audit', 'check')).lines, 2)
})

const makeLive = async (sandbox: TestEnvironment): Promise<TestEnvironment> => {
  const live = { ...sandbox, ROTUNDA_DELIVERY: 'live' }
  const { stderr: missing } = await run(live, 'sources', 'list')
  const needed = [...missing.matchAll(/(ROTUNDA_\w+) is needed/g)].map(([, name]) => [name, 'x'])
  return { ...live, ...Object.fromEntries(needed) }
}

test('a sample that a sandbox built is not published in live', async (t) => {
  const sandbox = makeEnvironment(t)
  await archiveSample(sandbox.ROTUNDA_DATA, { records: 20 })
  const { release } = await ask(sandbox, 'release', 'build')
  const { code, stderr } = await run(await makeLive(sandbox), 'release', 'publish', 'latest')
  assert.equal(code, 1)
  assert.match(
    stderr,
    new RegExp(`${release} .* made of invented documents, which a live service must not publish`),
  )
})

test('nothing invented comes into a data directory that is live', async (t) => {
  const complete = await makeLive(makeEnvironment(t))
  const { code, stderr } = await run(complete, 'sources', 'sample')
  assert.deepEqual([code, stderr.startsWith('Live takes no invented documents')], [1, true])
  assert.deepEqual((await ask(complete, 'sources', 'list')).data, [])
})
