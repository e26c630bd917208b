import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CONTENTS, openDownloads } from '../testing.ts'

test('a parameter that there is not is refused by name', async (t) => {
  const { ask, publish } = await openDownloads(t)
  const { id } = publish(CONTENTS)
  for (const release of [id, 'latest']) {
    const { status, body, headers } = await ask(`/downloads/${release}/bagit.txt?format=csv`)
    assert.equal(status, 400)
    assert.equal(JSON.parse(body.toString()).param, 'format')
    assert.equal(headers['access-control-allow-origin'], '*')
  }
})
