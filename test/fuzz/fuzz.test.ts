import assert from 'node:assert/strict'
import { test } from 'node:test'
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
