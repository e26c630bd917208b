import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readGatewayErrors } from './gateway-outcome.ts'

test('the texts of all errors are joined', () => {
  const body =
    '<?xml version="1.0"?>\n<Errors>\n<Error>One &amp; only</Error><Error> Two </Error><Error/></Errors>'
  assert.equal(readGatewayErrors(body), 'One & only; Two')
  assert.equal(readGatewayErrors('<e:Errors xmlns:e="urn:x"><e:Error>One</e:Error></e:Errors>'), 'One')
})

test('a body that holds no errors is kept as it is', () => {
  for (const body of ['', 'plain text', '<html>Bad Request', '{"error": 1}', '<Errors/>'])
    assert.equal(readGatewayErrors(body), body)
})

test('a body with a DOCTYPE is not parsed, so an entity never opens', () => {
  const body = '<!doctype Errors [<!ENTITY a "opened">]><Errors><Error>&a;</Error></Errors>'
  assert.equal(readGatewayErrors(body), body)
})

test('a huge body is cut and not parsed', () => {
  const body = `<Errors><Error>${'x'.repeat(200_000)}</Error></Errors>`
  assert.equal(readGatewayErrors(body).length, 64 * 1024)
})
