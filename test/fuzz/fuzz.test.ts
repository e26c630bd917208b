import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTestService } from '../../apps/service/src/bin/testing.ts'
import { exchange } from './exchange.ts'
import { findBroken } from './find-broken.ts'
import { fuzz } from './fuzz.ts'

/** A share of `npm run test:fuzz`, always the same: what fails here fails for everybody. */
const REQUESTS = 1000

test('no request is answered by a fault or in the wrong form, hangs, or stores what it was refused for', async (t) => {
  const { broken, statuses, stored } = await fuzz({ seed: 'suite', from: 0, count: REQUESTS })
  t.diagnostic(`${[...statuses.keys()].sort().join(', ')}; ${stored} messages stored`)
  assert.deepEqual(broken, [])
  // A service that refused everything would keep the laws as well.
  assert.ok(stored > REQUESTS / 100)
})

test('a page that refuses is held to its form also when it comes compressed', async (t) => {
  const service = await openTestService()
  t.after(() => service.close())
  const base = new URL(await service.app.listen({ port: 0, host: '127.0.0.1' }))
  const lines = ['GET /records?fiscal_year=x HTTP/1.1', 'host: localhost', 'accept-encoding: br']
  const bytes = Buffer.from([...lines, 'connection: close', '', ''].join('\r\n'))
  const request = { method: 'GET', target: '/records?fiscal_year=x', bytes, cuts: [] }
  const seen = await exchange(base, request)
  const [answer] = seen.answers ?? []
  assert.deepEqual([answer?.status, answer?.headers['content-encoding']], [400, 'br'])
  assert.deepEqual(findBroken(request, seen), [])
})
