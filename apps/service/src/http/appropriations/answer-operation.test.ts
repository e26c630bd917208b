import assert from 'node:assert/strict'
import { get, type IncomingMessage, type ServerResponse } from 'node:http'
import { test } from 'node:test'
import { once } from '../../platform/testing.ts'
import { listRecords } from './list-records/route.ts'
import { LINES, RECORDS } from './testing.ts'
import { askPort } from './testing/ask.ts'
import { openOperation } from './testing/open-operation.ts'

test('a stream that waits while another release is published is whole, of the new one, and no refusal', async (t) => {
  let published = ''
  const { port, releases } = await openOperation(t, listRecords, async () => {
    published = await releases.publish(RECORDS.slice(1), LINES)
  })
  await releases.publish(RECORDS, LINES)
  const { status, trailers, headers } = await askPort(port, '/records?all=true&format=csv')
  assert.equal(status, 200)
  assert.equal(trailers['rotunda-snapshot'], published)
  assert.equal(trailers['rotunda-rows'], String(RECORDS.length - 1))
  // The tag is that of the release that was given.
  const again = await askPort(port, '/records?all=true&format=csv', {
    headers: { 'if-none-match': String(headers.etag) },
  })
  assert.equal(again.status, 304)
})

test('nothing is worked out for a client that goes away while it waits', async (t) => {
  const turn = Promise.withResolvers<undefined>()
  const offsets: number[] = []
  const watched: typeof listRecords = {
    ...listRecords,
    find: (release, query, format) => {
      offsets.push(Number(query.offset))
      return listRecords.find(release, query, format)
    },
  }
  const { app, port, releases } = await openOperation(t, watched, () => turn.promise)
  await releases.publish(RECORDS, LINES)
  const arrived = once(app.server, 'request')
  const leaving = get({ port, host: '127.0.0.1', path: '/records?limit=1&offset=1' })
  leaving.on('error', () => undefined)
  // `request` has the request and its response.
  const [, response] = (await arrived) as [IncomingMessage, ServerResponse]
  const gone = once(response, 'close')
  leaving.destroy()
  await gone
  const staying = askPort(port, '/records?limit=1&offset=2')
  turn.resolve(undefined)
  await staying
  assert.deepEqual(offsets, [2])
})
