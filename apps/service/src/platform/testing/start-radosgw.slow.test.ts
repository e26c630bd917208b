import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askS3, RADOSGW_MISSING, startRadosgw } from '../testing.ts'

test(
  'radosgw keeps an object that is there, and lets one of many writers win',
  { skip: RADOSGW_MISSING },
  async (t) => {
    const server = await startRadosgw(t)
    const write = (body: string) =>
      askS3(server, { method: 'PUT', key: 'a/object', body, headers: { 'if-none-match': '*' } })
    const racing = await Promise.all(Array.from({ length: 20 }, (_, writer) => write(`body ${writer}`)))
    const winners = racing.flatMap(({ status }, writer) => (status === 200 ? [writer] : []))
    assert.equal(winners.length, 1)
    assert.equal((await write('late')).status, 412)
    const read = await askS3(server, { method: 'GET', key: 'a/object' })
    assert.equal(await read.text(), `body ${winners.join()}`)
    const part = await askS3(server, { method: 'GET', key: 'a/object', headers: { range: 'bytes=0-3' } })
    assert.deepEqual([part.status, await part.text()], [206, 'body'])
    assert.match(await (await askS3(server, { method: 'GET' })).text(), /<Key>a\/object<\/Key>/)
  },
)
