import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { assertProblem, openPublicApi } from '../testing.ts'

const { ask } = await openPublicApi({ after })

test('an address that there is not is answered as a problem that any web page may read', async () => {
  for (const path of ['/record/1', '/records/', '/Records', '/record.csv', '//records'])
    assertProblem(await ask(path), 404, 'not_found')
})

test('the base address, which catalogs name, leads to the description', async () => {
  for (const path of ['', '/']) {
    const { status, headers } = await ask(path)
    assert.deepEqual([status, headers.location], [302, '/api/openapi/appropriations.json'])
    assert.equal(headers['access-control-allow-origin'], '*')
  }
})

test('a method that an address does not take is refused with those it takes', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
    const asked = await ask('/records?limit=1', { method })
    assert.equal(asked.status, 405)
    assert.equal(asked.headers.allow, 'GET, HEAD, OPTIONS')
  }
})
