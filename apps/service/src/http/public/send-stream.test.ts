import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'
import { DataMeta, dataEnvelope, FORMATS, FundingLine, FundingLinesQuery } from '@rotunda/contract'
import fastify from 'fastify'
import { answerOperation } from './answer-operation.ts'
import { makeClientLimit } from './limit-clients.ts'
import type { Operation } from './operation.ts'
import { PageCache } from './page-cache.ts'
import { RateLimit } from '../rate-limit.ts'
import { openTestReleases } from './testing/test-releases.ts'
import { makeWaitingLine } from './waiting-line.ts'
import { LINES, RECORDS } from './testing.ts'

/** Rows that can be read up to a place, as of a disk that fails. */
const FAILING: Operation<FundingLinesQuery> = {
  ...{ path: '/rows', operationId: 'listRows', summary: '', description: '', problems: [] },
  ...{ query: FundingLinesQuery, answer: dataEnvelope(FundingLine, DataMeta), example: {}, formats: FORMATS },
  find: () => ({
    datasets: [],
    rows: {
      total: 100_000,
      writeCsvHeader: () => 'id\n',
      writeCsv: (offset, limit) => failAt(offset, 'row\n'.repeat(limit)),
      writeJson: (offset) => Buffer.from(failAt(offset, '{}\n'.repeat(1000))),
    },
  }),
}

const failAt = (offset: number, lines: string): string => {
  if (offset >= 20_000) throw new Error('the disk is gone')
  return lines
}

for (const format of ['csv', 'ndjson'])
  for (const encoding of ['identity', 'gzip'])
    test(`a fault in mid-stream breaks the connection and never looks like the end: ${format} in ${encoding}`, async (t) => {
      const releases = openTestReleases()
      const token = await releases.publish(RECORDS, LINES)
      const app = fastify()
      app.decorateRequest('isCounted', false)
      const clock = () => new Date()
      const limit = makeClientLimit({
        clock,
        publicRate: new RateLimit({ limit: 0, windowSeconds: 60 }),
        clientAddress: () => '',
      })
      app.get(
        '/rows',
        answerOperation(
          {
            currentRelease: releases.current,
            limit,
            pages: new PageCache(0),
            waitForTurn: makeWaitingLine(),
          },
          FAILING,
        ),
      )
      await app.listen({ port: 0, host: '127.0.0.1' })
      t.after(async () => {
        await app.close()
        await releases.close()
      })
      // A server that listens on a port has an address of this form.
      const { port } = app.server.address() as AddressInfo
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
