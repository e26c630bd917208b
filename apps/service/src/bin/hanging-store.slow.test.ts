import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { once, patience, waitUntil } from '../platform/testing.ts'
import { putSample, spawnService } from './testing.ts'

test('a service whose store never answers serves what it has, and ends by one signal', async (t) => {
  let connections = 0
  const store = createServer(() => void (connections += 1)).listen(0, '127.0.0.1')
  await once(store, 'listening')
  t.after(() => store.close())
  // A server of TCP that listens has such an address.
  const { port } = store.address() as AddressInfo
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-hanging-'))
  t.after(() => rmSync(directory, { recursive: true, force: true }))
  await putSample(directory)
  const service = await spawnService({
    ROTUNDA_DATA: directory,
    ROTUNDA_STORE: 's3://bucket/prefix',
    ROTUNDA_STORE_ENDPOINT: `http://127.0.0.1:${port}`,
    ROTUNDA_STORE_KEY_ID: 'key',
    ROTUNDA_STORE_SECRET: 'secret',
  })
  await waitUntil('a request to the store', () => connections > 0)
  const answer = await fetch(`${service.base}/api/appropriations/v1/records?limit=1`, { signal: patience() })
  assert.equal(answer.status, 200)
  service.kill('SIGTERM')
  assert.equal(await service.ended, 0)
})
