import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { assertProblem, openPublicApi, RECORDS } from '../testing.ts'
import { EVERY_OPERATION } from '../testing/every-operation.ts'

for (const path of EVERY_OPERATION)
  test(`${path} of a release whose files were taken away is gone, and the current one is given all the same`, async (t) => {
    const { ask, publish, releases } = await openPublicApi(t)
    const [{ id } = assert.fail()] = (await ask('/datasets')).body.data.flatMap(
      (row) => row['releases'] as { id: string }[],
    )
    // With a record more, so that each of the operations has an answer.
    await publish([...RECORDS, { ...(RECORDS[0] ?? assert.fail()), id: 'sr-2026-ffffffffffffffff' }])
    const before = await ask(`/releases/${id}${path}`)
    assert.equal(before.status, 200)
    rmSync(join(releases.directory, id), { recursive: true })
    const headers = { 'if-none-match': String(before.headers.etag) }
    for (const asking of [{}, { headers }]) {
      const asked = await ask(`/releases/${id}${path}`, asking)
      assert.match(assertProblem(asked, 410, 'release_gone'), /taken away.*\/downloads/)
    }
    assert.equal((await ask(path)).status, 200)
  })
