import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openCatalog } from '../testing.ts'

test('both APIs are found with their descriptions, before anything is published too', async (t) => {
  const { ask } = await openCatalog(t, { publicUrl: 'https://rotunda.example' })
  for (const method of ['GET', 'HEAD']) {
    const { status, headers, body } = await ask('/.well-known/api-catalog', { method })
    assert.equal(status, 200)
    assert.match(String(headers['content-type']), /^application\/linkset\+json; profile=".*rfc9727"/)
    assert.equal(headers.link, '<https://rotunda.example/.well-known/api-catalog>; rel="api-catalog"')
    if (method === 'HEAD') continue
    assert.deepEqual(
      JSON.parse(body.toString()).linkset.map((one: { anchor: string }) => one.anchor),
      ['https://rotunda.example/api/appropriations/v1', 'https://rotunda.example/api/send-message'],
    )
  }
})
