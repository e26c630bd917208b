import assert from 'node:assert/strict'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { once } from '../../platform/testing.ts'
import { FAILING } from './testing/failing-operation.ts'
import { openOperation } from './testing/open-operation.ts'
import { LINES, RECORDS } from '../appropriations/testing.ts'

const FORMATS = ['csv', 'ndjson', 'parquet', 'xlsx']
const CASES = FORMATS.flatMap((format) => ['identity', 'gzip'].map((encoding) => ({ format, encoding })))

test('a fault in mid-stream breaks the connection and never looks like the end, in any form', async (t) => {
  const { port, releases } = await openOperation(t, FAILING)
  let token = await releases.publish(RECORDS, LINES)
  for (const [index, { format, encoding }] of CASES.entries()) {
    const request = get({
      port,
      host: '127.0.0.1',
      path: `/rows?all=true&format=${format}`,
      headers: { 'accept-encoding': encoding, te: 'trailers' },
    })
    // `response` has the answer alone.
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    assert.equal(response.statusCode, 200)
    await assert.rejects(text(response), /aborted/, `${format} in ${encoding}`)
    assert.deepEqual([response.complete, response.trailers], [false, {}])
    const next = await releases.publish(RECORDS.slice(1 + index), LINES)
    await releases.untilClosed(token)
    token = next
  }
})
