import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { after, test } from 'node:test'
import { listSources, openTestService } from './testing.ts'

const service = await openTestService()
after(() => service.close())

test('the copy of every document of the Government is its very bytes, to be saved and never opened', async () => {
  const sources = (await listSources(service)).filter(({ publisher }) => /Committee on/.test(publisher))
  assert.ok(sources.length > 3)
  for (const { source, bytes, media_type } of sources) {
    const { statusCode, headers, rawPayload } = await service.app.inject(`/sources/${source}`)
    assert.equal(statusCode, 200)
    assert.deepEqual([rawPayload.length, hash('sha256', rawPayload)], [bytes, source])
    assert.equal(headers['content-type'], media_type)
    assert.equal(headers['content-length'], String(bytes))
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['content-security-policy'], "sandbox; default-src 'none'")
    assert.match(
      String(headers['content-disposition']),
      new RegExp(`^attachment; filename="${source}\\.[a-z]+"$`),
    )
    assert.equal(headers['repr-digest'], `sha-256=:${Buffer.from(source, 'hex').toString('base64')}:`)
  }
})

test('HEAD says what GET says, and sends nothing', async () => {
  const [one] = (await listSources(service)).filter(({ publisher }) => /^House/.test(publisher))
  const url = `/sources/${one?.source ?? ''}`
  const [get, head] = [await service.app.inject(url), await service.app.inject({ method: 'HEAD', url })]
  assert.deepEqual([head.statusCode, head.rawPayload.length], [200, 0])
  assert.equal(head.headers['content-length'], get.headers['content-length'])
})
