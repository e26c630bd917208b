import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask, assertProblem } from '../testing.ts'

for (const url of ['/api/legislators', '/api/legislators.csv']) {
  test(`a page of ${url} from an old snapshot is refused with the current token, which is then taken`, async () => {
    const detail = assertProblem(await ask(`${url}?snapshot=old&offset=1`), 409, 'snapshot_changed')
    const [, current] = /current one is "(.+)"/.exec(detail) ?? []
    assert.equal((await ask(`${url}?snapshot=${current}&offset=1`)).status, 200)
  })
}
