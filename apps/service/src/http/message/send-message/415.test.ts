import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { officeMessage, openTestService } from '../../../bin/testing.ts'
import { NOT_JSON_BY_NAME } from '../testing.ts'

const service = await openTestService()
after(() => service.close())

for (const type of NOT_JSON_BY_NAME)
  test(`the content type ${type} is refused, even of a body that is JSON`, async () => {
    const answer = await service.send(JSON.stringify(officeMessage()), { 'content-type': type })
    assert.equal(answer.status, 415)
    assert.match(answer.reason, /content-type: application\/json/)
    assert.equal(await service.countMessages(), 0)
  })

const REASONS = [
  [
    'content-type',
    'text/plain',
    /^The body must be JSON\. Send the header "content-type: application\/json"\.$/,
  ],
  [
    'content-type',
    'application/json; charset=ISO-8859-1',
    /must be in UTF-8, .* names the charset ISO-8859-1\./,
  ],
  ['content-type', 'application/json; profile=x', /one parameter, charset=utf-8, and has another/],
  ['content-encoding', 'gzip', /^The body is encoded \(gzip\).*without the header Content-Encoding\.$/],
  ['content-encoding', 'br, gzip', /\(br, gzip\)/],
] as const

for (const [header, value, reason] of REASONS)
  test(`${header} ${value} is refused by what is wrong with it`, async () => {
    const plain = JSON.stringify(officeMessage())
    const body = header === 'content-encoding' ? gzipSync(plain) : plain
    for (const ask of ['send', 'validate'] as const) {
      const answer = await service[ask](body, { 'content-type': 'application/json', [header]: value })
      assert.equal(answer.status, 415)
      assert.match(answer.reason, reason)
    }
    assert.equal(await service.countMessages(), 0)
  })

test('a body that is encoded by nothing is taken', async () => {
  for (const encoding of ['identity', ''])
    assert.equal((await service.validate(officeMessage(), { 'content-encoding': encoding })).status, 200)
})

test('a body without a content type is refused', async () => {
  const answer = await service.send(Buffer.from(JSON.stringify(officeMessage())), { 'content-type': '' })
  assert.equal(answer.status, 415)
})
