import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listRecords } from '../appropriations/operations.ts'
import { LINES, RECORDS } from '../appropriations/testing.ts'
import { askPort } from '../appropriations/testing/ask.ts'
import { openOperation } from './testing/open-operation.ts'

test('a stream that waits while another release is published is whole, of the release that was asked for', async (t) => {
  let waited = (): Promise<unknown> => Promise.resolve()
  const { port, releases } = await openOperation(t, listRecords, () => waited())
  waited = () => releases.publish(RECORDS.slice(1), LINES)
  const asked = await releases.publish(RECORDS, LINES)
  const { status, trailers, headers } = await askPort(port, '/records?all=true&format=csv')
  assert.equal(status, 200)
  assert.equal(headers['rotunda-snapshot'], asked)
  assert.equal(trailers['rotunda-snapshot'], asked)
  assert.equal(trailers['rotunda-rows'], String(RECORDS.length))
})
