import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertProblem, openPublicApi, RECORDS } from '../testing.ts'
import { EVERY_OPERATION } from '../testing/every-operation.ts'

const api = await openPublicApi({ after })
const { ask } = api
const [{ id, snapshot } = assert.fail()] = (await ask('/datasets')).body.data.flatMap(
  (row) => row['releases'] as { id: string; snapshot: string }[],
)
await api.publish(RECORDS.slice(1))

for (const path of EVERY_OPERATION)
  test(`${path} of a release that nobody published is not found, and the answer says where releases are listed`, async () => {
    for (const name of ['0'.repeat(64), '..%2f..', 'latest', '%00']) {
      const asked = await ask(`/releases/${name}${path}`)
      assert.match(assertProblem(asked, 404, 'not_found'), /\/downloads/)
      assert.equal(asked.body['param'], 'release')
    }
  })

test('a release that was built and never published is not found', async () => {
  const built = await api.releases.build(RECORDS.slice(2))
  assertProblem(await ask(`/releases/${built}/records`), 404, 'not_found')
  await api.releases.publishBuilt(built)
  assert.equal((await ask(`/releases/${built}/records`)).status, 200)
})

test('the token of a release or the beginning of its id is no address, and the answer names the one that was meant', async () => {
  for (const name of [snapshot, id.slice(0, 20), id.slice(0, 8)]) {
    const asked = await ask(`/releases/${name}/records`)
    assert.match(assertProblem(asked, 404, 'not_found'), new RegExp(`Did you mean "${id}"`))
    assert.equal(asked.body['did_you_mean'], id)
  }
  assert.equal((await ask(`/releases/${id.slice(0, 7)}/records`)).body['did_you_mean'], undefined)
})

test('a record that this release does not have is not found there, and is where it was published', async () => {
  const [record] = RECORDS
  const path = `/record?id=${record?.id ?? ''}`
  assert.equal((await ask(`/releases/${id}${path}`)).status, 200)
  assertProblem(await ask(path), 404, 'not_found')
})
