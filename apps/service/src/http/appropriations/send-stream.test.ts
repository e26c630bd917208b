import assert from 'node:assert/strict'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { DataMeta, dataEnvelope, FORMATS, FundingLine, FundingLinesQuery } from '@rotunda/contract'
import { once } from '../../platform/testing.ts'
import { systemClock } from '../../platform/index.ts'
import type { Operation } from '../data/operation.ts'
import { openOperation } from './testing/open-operation.ts'
import { makeScheduler } from '../data/scheduler.ts'
import { LINES, RECORDS } from './testing.ts'

/** Rows that can be read up to a place, as of a disk that fails. */
const FAILING: Operation<FundingLinesQuery> = {
  path: '/rows',
  operationId: 'listRows',
  summary: '',
  description: '',
  problems: [],
  query: FundingLinesQuery,
  answer: dataEnvelope(FundingLine, DataMeta),
  example: {},
  formats: FORMATS,
  find: () => ({
    datasets: [],
    rows: {
      total: 100_000,
      columns: [{ name: 'id', type: 'text', isList: false }],
      readCells: readUpTo,
      readValues: readUpTo,
      writeJson: (offset) => Buffer.from(failAt(offset, '{}\n'.repeat(1000))),
    },
  }),
}

const readUpTo = (offset: number, limit: number) =>
  failAt(
    offset,
    Array.from({ length: limit }, () => ['row']),
  )

const failAt = <Part>(offset: number, part: Part): Part => {
  if (offset >= 20_000) throw new Error('the disk is gone')
  return part
}

for (const format of ['csv', 'ndjson', 'parquet', 'xlsx'])
  for (const encoding of ['identity', 'gzip'])
    test(`a fault in mid-stream breaks the connection and never looks like the end: ${format} in ${encoding}`, async (t) => {
      const { port, releases } = await openOperation(t, FAILING, makeScheduler(systemClock))
      const token = await releases.publish(RECORDS, LINES)
      const request = get({
        port,
        host: '127.0.0.1',
        path: `/rows?all=true&format=${format}`,
        headers: { 'accept-encoding': encoding },
      })
      // `response` has the answer alone.
      const [response] = (await once(request, 'response')) as [IncomingMessage]
      assert.equal(response.statusCode, 200)
      await assert.rejects(text(response), /aborted/)
      assert.deepEqual([response.complete, response.trailers], [false, {}])
      await releases.publish(RECORDS.slice(1), LINES)
      await releases.untilClosed(token)
    })
