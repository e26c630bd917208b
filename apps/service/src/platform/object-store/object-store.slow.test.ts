import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { RADOSGW_MISSING, startRadosgw } from '../testing.ts'
import { listStoreTests, openOn } from './testing.ts'

test('S3, on a server that obeys conditions', { skip: RADOSGW_MISSING }, async (t) => {
  const server = await startRadosgw(t)
  const tests = listStoreTests({
    // Each test has a prefix of its own.
    open: async () => openOn(server, randomUUID()),
    refusesOverwrites: true,
    listsAll: true,
  })
  for (const [name, run] of Object.entries(tests)) await t.test(name, run)
})
