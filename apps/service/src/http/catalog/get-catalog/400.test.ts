import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openCatalog } from '../testing.ts'

test('a parameter that there is not is refused by name', async (t) => {
  const { ask, publish } = await openCatalog(t)
  publish('1')
  const { status, body } = await ask('/data.json?limit=5')
  assert.deepEqual([status, JSON.parse(body.toString()).param], [400, 'limit'])
})

test('a Host header that names no host is not written into links', async (t) => {
  const { ask, publish } = await openCatalog(t)
  publish('1')
  for (const host of ['a b', 'x"y', 'x/y', 'user@x', 'x?y', '[::1', '<script>']) {
    const { status, body } = await ask('/data.json', { headers: { host } })
    assert.equal(status, 400)
    assert.ok(!body.includes(`//${host}`))
  }
  for (const host of ['rotunda.example', 'rotunda.example:8080', '[::1]:80', '127.0.0.1'])
    assert.ok((await ask('/data.json', { headers: { host } })).body.includes(`"http://${host}/data.json"`))
})
